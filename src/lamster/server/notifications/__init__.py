"""Notifications to people without an open page (push messages, webhooks), and links to other devices."""
