# Ce que disent les erreurs.

wrong-row = il faut { $wanted } : les lignes montent une à une à partir de 0
private-name = « { $name } » est le nom d’un projet privé
no-partner = aucun [[ceo]] n’a le symbole « { $symbol } »
not-three-numbers = il faut trois nombres : pour trois, quatre et cinq joueurs
