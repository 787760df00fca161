"""Deterministic simulation: the real hub and rooms on a virtual-time event loop, with everything around them faked."""
