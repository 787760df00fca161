"""Worker processes for bots and for replaying games, so that the event loop does neither."""
