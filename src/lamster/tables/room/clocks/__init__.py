"""The clocks of a room: turn clock, real-time clock, and what they share."""
