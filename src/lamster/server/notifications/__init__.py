"""Reaching people who have no page open: push messages, webhooks, and the way to another device."""
