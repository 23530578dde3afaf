"""Versioned changes of the database, run when the server starts."""
