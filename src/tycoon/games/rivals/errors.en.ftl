# What errors say: see tycoon.core.sentence.

target-below-1 = so many would lower the target below 1
too-few-employees = must not be less than fewest_employees
small-deck = the deck is too small to deal so many to { $seats }
no-value = there is no [[value]] with the id '{ $name }'
