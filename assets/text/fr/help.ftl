### L’aide : ses pages, et les menus en mots. Les clés commencent par « help- ».

help-title = Aide

## Les pages

help-page-rules = Règles de cette variante
help-page-examples = Exemples
help-page-strategies = Stratégies
help-page-history = Histoire
help-page-words = Glossaire
help-page-menus = Menus et touches
help-page-thanks = Remerciements
help-page-books = Livres
help-examples-intro = Chaque exemple se joue tout seul sur le plateau. Votre partie est en pause ; rien n’est perdu.

## Le menu principal. Chaque ligne : le nom d’un bouton, deux points, ce qu’il fait.

help-menu-heading = Le menu principal
help-menu-play = { ui-menu-play } : commence aussitôt une partie ; la ligne sous le bouton indique laquelle.
help-menu-continue = { ui-menu-continue } : reprend votre partie inachevée.
help-menu-friends = { ui-friends-play } : jouez un match en échangeant des liens, sans compte ni serveur.
help-menu-new-game = { ui-menu-new-game } : choisissez la variante, le plateau, les joueurs et leur niveau, qui commence, et si vous jouez une seule partie ou un match.
help-menu-companion = { ui-level-companion } : un adversaire de votre force, joué par l’ordinateur, qui s’adapte à vos résultats.
help-menu-learn = { ui-menu-learn } : des leçons à jouer sur le plateau, et des articles à lire.
help-menu-more = { ui-menu-more } : ouvre les menus suivants.
help-menu-atlas = { ui-atlas } : toutes les variantes sur une carte et en liste, avec des filtres.
help-menu-puzzles = { training-puzzles } : des positions où un seul coup est le meilleur, un problème du jour et votre cote.
help-menu-rules = { ui-menu-rules } : les règles de la variante, avec des exemples, des stratégies, l’histoire du jeu, un glossaire et les touches ; et aussi le livre des règles de toutes les variantes, une page web à imprimer.
help-menu-archive = { ui-menu-archive } : revoyez les parties terminées, ouvrez les parties enregistrées, consultez vos statistiques.
help-menu-workshop = { ui-menu-workshop } : écrivez vos propres règles et essayez-les.
help-menu-settings = { ui-menu-settings } : langue, son, graphismes, aides et commandes.

## Pendant la partie

help-game-undo = { ui-undo }, { ui-redo } : annulent un coup ou le rétablissent, autant de fois que vous voulez. Rien n’est perdu.
help-game-hint = { ui-hint } : le premier indice donne une piste, le suivant montre le meilleur coup et le résultat attendu.
help-game-moves = { ui-moves } : la liste des coups. Choisissez-en un pour revoir la position, graine par graine si vous voulez.
help-game-pause = { ui-pause } : met la partie en pause et ouvre son menu, avec les règles, les réglages et les boutons suivants.
help-game-threats = { ui-threats } : montre ce que jouerait votre adversaire si vous passiez votre tour. Le coup est joué sur le plateau, puis annulé. « { review-key-what-if } » fonctionne de la même façon.
help-game-speed = { ui-speed }, { ui-mute } : règlent la vitesse des graines, et coupent ou remettent leur son.
help-game-restart = { ui-restart } : reprend cette partie au début.
help-game-save = { ui-save-as } : enregistre la partie sous un nom.
help-game-end = { ui-resign }, { ui-agree-to-end } : mettent fin à la partie. Si vous abandonnez, l’adversaire prend les graines du plateau ; si vous finissez d’un commun accord, personne ne les reçoit.
help-game-score = { ui-score }, { ui-stop-match } : dans un match de plusieurs parties, le premier montre les résultats jusqu’ici ; le second met fin au match, et les parties déjà jouées décident du résultat.
help-game-transcript = { ui-transcript } : le déroulement de la partie sous forme de texte.
help-game-share = { ui-share } : ouvre les options suivantes.
help-game-copy = { ui-copy-position }, { ui-copy-game }, { ui-copy-link } : copient la position, la partie ou un lien vers ce moment.
help-game-picture = { ui-picture }, { ui-film } : enregistrent une image de la table, ou une animation du dernier coup.
help-game-photo = { ui-photo } : masque les panneaux et libère la caméra, pour une image ou une animation.

## Examples on the board

help-searching = Recherche d’exemples…
help-no-examples = Aucun exemple trouvé pour ces règles.
help-marks = Légende des images
help-mark-noted = trou dont parle le texte
help-again = Revoir
help-back = Retour à l’aide

## The rule book in full, as a file

help-save-book = Enregistrer comme page web
help-saving-book = Enregistrement…
