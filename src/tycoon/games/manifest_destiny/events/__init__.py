"""What the events of cards do: a class for each effect of the component file, all of them listed in `catalogue`."""
