# What errors say: see tycoon.core.sentence.

wrong-row = must be { $wanted }: the rows go up one by one from 0
private-name = '{ $name }' is the name of a private project
no-partner = no [[ceo]] has the symbol '{ $symbol }'
not-three-numbers = must give one number each for three, four and five players
