"""The server: people and bots at one table, over HTTP."""
