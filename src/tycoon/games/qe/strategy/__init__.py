"""What players of Q.E. think: no part of the rules."""
