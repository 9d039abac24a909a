### L’aide : ses pages, et les menus en mots. Les clés commencent par « help- ».

help-title = Aide

## Les pages

help-page-rules = Règles de ce jeu
help-page-examples = Exemples
help-page-strategies = Stratégies
help-page-history = Histoire
help-page-words = Vocabulaire
help-page-menus = Menus et touches
help-page-thanks = Remerciements
help-page-books = Livres
help-examples-intro = Chaque exemple se joue tout seul sur le plateau. Une partie en cours attend pendant ce temps et ne perd rien.

## Le menu principal. Chaque ligne : le nom d’un bouton, deux points, ce qu’il fait.

help-menu-heading = Le menu principal
help-menu-play = { ui-menu-play } : commence aussitôt une partie ; la ligne sous le bouton dit laquelle.
help-menu-continue = { ui-menu-continue } : continue la partie laissée inachevée.
help-menu-new-game = { ui-menu-new-game } : la variante, le plateau, les joueurs et leurs niveaux, qui commence, une partie ou un match de plusieurs.
help-menu-learn = { ui-menu-learn } : des leçons jouées sur le plateau, et de quoi lire.
help-menu-rules = { ui-menu-rules } : les règles du jeu avec des exemples, les stratégies, l’histoire, le vocabulaire et les touches ; et le livre des règles de toutes les variantes en page web, à imprimer.
help-menu-archive = { ui-menu-archive } : les parties finies à revoir, les parties gardées, et ce qui a été gagné et perdu.
help-menu-workshop = { workshop-menu } : écrire des règles à vous, et les essayer.
help-menu-settings = { ui-menu-settings } : langue, son, image, aides, touches et boutons.

## Pendant la partie

help-game-undo = { ui-undo }, { ui-redo } : revient d’un coup en arrière, et le joue de nouveau. Rien de ce qui a été joué n’est perdu.
help-game-hint = { ui-hint } : montre le meilleur trou que l’ordinateur trouve, et ce qu’il donne.
help-game-moves = { ui-moves } : la liste des coups. Choisissez-en un pour revoir le plateau d’alors, graine par graine si vous voulez.
help-game-pause = { ui-pause } : règles et réglages, garder sous un nom, copier la position ou la partie, abandonner, finir d’un commun accord.

## Examples on the board

help-searching = Recherche d’exemples…
help-no-examples = Aucun exemple n’a été trouvé pour ces règles.
help-marks = Les marques dans les images
help-mark-noted = le texte en parle
help-again = Encore une fois
help-back = Retour à l’aide

## The rule book in full, as a file

help-save-book = Enregistrer en page web
help-saving-book = Écriture…
