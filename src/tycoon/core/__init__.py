"""The contract between games and everything else: states, options, dealers, records, tables."""
