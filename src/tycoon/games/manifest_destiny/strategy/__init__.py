"""What players of Manifest Destiny think. The rules know nothing of it."""
