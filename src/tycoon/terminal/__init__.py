"""Tycoon in a terminal. Knows no game by name: all it shows comes from views, options, announcements and messages."""
