"""The terminal, played by script."""
