"""What players of Reputation think: no part of the rules."""
