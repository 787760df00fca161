"""The clocks of a room: turn clock, realtime clock, and what they share."""
