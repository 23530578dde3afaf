# Ce que disent les erreurs.

no-bot = aucun robot ne s’appelle « { $kind } » ; robots disponibles : { $known }
no-bot-or-module = aucun robot ne s’appelle « { $kind } » ; robots disponibles : { $known }, ou module:Classe pour un robot à vous
not-made = le robot « { $kind } » ne peut pas être créé : { $problem } ; il reçoit une graine
makes-no-bot = le robot « { $kind } » crée un objet { $type }, qui n’est pas un Bot
left-out = le robot « { $kind } » du paquet « { $owner } » a été laissé de côté : { $why }
name-taken = Tycoon a déjà un robot de ce nom
name-reserved = aucun robot ne peut porter ce nom
no-name = un nom a au plus 40 minuscules, chiffres, « _ », « . » et « - »
name-claimed-twice = { $packages } revendique le même nom
not-loaded = il ne peut pas être chargé : { $problem }
not-imported = le robot « { $kind } » ne peut pas être importé : { $problem }
not-in-module = le robot « { $kind } » ne peut pas être importé : { $module } ne contient pas { $path }
names-no-bot = « { $kind } » n’est pas un robot : { $why }
no-class = c’est un objet { $type }, pas une classe qui étend tycoon.bots.Bot
extends-no-bot = la classe { $name } n’étend pas tycoon.bots.Bot
decides-nothing = la classe { $name } n’a pas de méthode decide(seat)
not-finished = seule une partie terminée peut être analysée : avant la fin, elle contient des secrets
