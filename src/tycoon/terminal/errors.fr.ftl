# Ce que disent les erreurs.

in-file = { $file } : { $problem }
in-file-at-line = { $file }, { $problem }
input-ended = la saisie s’est arrêtée
fixed-by-resume = --resume reprend la partie telle qu’elle est : retirez { $given }
not-variant = une variante s’écrit nom=valeur, pas « { $text } »
no-rulebook = { $game } n’a pas de règle écrite
no-tests = { $game } n’a pas de dossier de tests à côté de son code

too-many-humans = { $humans } humains pour { $seats } places, c’est trop
too-many-names = { $names } noms pour { $seats } places, c’est trop
too-many-words = { $words } mots pour { $seats } places, c’est trop
bad-name = « { $name } » ne peut pas être un nom : il faut des lettres affichables, { $most } au plus
same-name = deux joueurs s’appellent « { $name } »
imports = cette partie a été jouée avec « { $kind } », qu’il faudrait importer : autorisez-le par --bots { $kind }
played-with = cette partie a été jouée avec un robot « { $kind } » : { $problem }

exists = { $path } existe déjà : choisissez un autre nom, rien n’est écrasé
unwritable = impossible d’écrire { $path } : { $problem }
written-by-another = un autre programme a écrit dans { $path } : sauvegardez la partie sous un autre nom
too-large = { $path } est trop gros
no-text-file = { $path } n’est pas un fichier texte
unreadable = impossible de lire { $path } : { $problem }
over = la partie enregistrée dans { $path } est terminée ; pour la revoir : tycoon replay { $path }
no-secret = le secret des dés manque : { $path } doit se trouver à côté de la partie pour qu’elle puisse continuer
wrong-secret = { $path } n’est pas le secret avec lequel cette partie a commencé ; ses dés ne peuvent pas continuer

no-seat = il n’y a pas de place { $seat } : les places vont de 1 à { $last }
unseen-seat = cette partie ne contient que ce qu’a vu { $reader } : la place { $seat } ne peut pas être montrée
no-lessons = { $game } n’a pas de leçon
no-lesson = { $last ->
    [1] { $game } n’a qu’une leçon
   *[other] { $game } : les leçons vont de 1 à { $last }
} ; il n’y a pas de leçon { $number }
