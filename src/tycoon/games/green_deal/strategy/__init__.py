"""What players of Green Deal think. The rules need none of it: only the game hands out its heuristic."""
