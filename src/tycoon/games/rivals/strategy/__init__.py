"""What players of Rival CEOs think. The rules need none of it: only the game hands out its heuristic."""
