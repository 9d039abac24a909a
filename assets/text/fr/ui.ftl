### Menus, panneaux et boutons. Les clés commencent par « ui- ».
### Boutons et titres disent le moins possible ; ce qui demande une phrase est une info-bulle.

## Le menu principal

ui-title = Awalé
ui-subtitle = Jeux de semailles et de récoltes
ui-menu-continue = Continuer
ui-menu-new-game = Nouvelle partie
ui-menu-rules = Règles
ui-menu-settings = Réglages
ui-menu-credits = Crédits
ui-menu-quit = Quitter

## Le panneau d'une nouvelle partie

ui-new-game = Nouvelle partie
ui-variant = Variante
ui-variant-about = À propos de cette variante
ui-read-rules = Lire les règles
ui-player-south = Sud
ui-player-north = Nord
ui-player-person = Humain
ui-player-computer = Ordinateur
ui-player-name = Nom
ui-level = Niveau
ui-level-initiation = Initiation
ui-level-beginner = Débutant
ui-level-amateur = Amateur
ui-level-club = Club
ui-level-expert = Expert
ui-level-master = Maître
ui-level-grand-master = Grand maître
ui-begins = Premier coup
ui-begins-south = Sud
ui-begins-north = Nord
ui-begins-random = Au hasard
ui-board = Plateau
ui-board-usual = Le plateau habituel
ui-board-others = Autres plateaux usuels
ui-board-own = Le vôtre
ui-board-holes = Trous par rangée
ui-board-seeds = Graines par trou
ui-board-direction = Sens
ui-direction-clockwise = Horaire
ui-direction-counterclockwise = Antihoraire
# Un plateau en peu de mots, pour une liste : $holes par rangée, $seeds par trou.
ui-board-size = 2 × { $holes }, { $seeds ->
        [one] 1 graine
       *[other] { $seeds } graines
    }
ui-board-size-clockwise = { ui-board-size }, sens horaire
ui-board-size-counterclockwise = { ui-board-size }, sens antihoraire
ui-start = Commencer
ui-back = Retour

## Pendant la partie

ui-turn = À { $player } de jouer
ui-thinking = { $player } réfléchit…
ui-paused = Pause
ui-seeds = { $seeds ->
        [one] { $seeds } graine
       *[other] { $seeds } graines
    }
ui-lap = Parcours { $lap }
ui-restart = Recommencer
ui-undo = Reprendre le coup
ui-redo = Rejouer le coup
ui-pause = Pause
ui-resume = Reprendre
ui-menu = Menu
ui-skip = Passer
ui-skip-tip = Terminer ce coup tout de suite
ui-hint = Conseil
ui-resign = Abandonner
ui-agree-to-end = Finir d’un commun accord
ui-speed = Vitesse
ui-speed-off = Aucune
ui-speed-times = { $times } ×
ui-volume = Volume
ui-mute = Couper le son
ui-unmute = Remettre le son
ui-camera-home = Revenir à sa place
ui-camera-top = Vue de dessus

## La fin de la partie

ui-game-over = La partie est finie
ui-wins = { $player } gagne
ui-draw = Partie nulle
ui-score = { $south } à { $north }
ui-play-again = Rejouer
ui-show-board = Regarder le plateau
ui-main-menu = Menu principal

## Les réglages

ui-settings = Réglages
ui-settings-language = Langue
ui-settings-sound = Son
ui-settings-volume-master = Général
ui-settings-volume-seeds = Graines
ui-settings-volume-events = Événements
ui-settings-volume-ambience = Ambiance
ui-settings-volume-music = Musique
ui-settings-picture = Image
ui-settings-quality = Qualité
ui-settings-quality-low = Basse
ui-settings-quality-medium = Moyenne
ui-settings-quality-high = Haute
ui-settings-full-screen = Plein écran
ui-settings-motion = Mouvement
ui-settings-reduced-motion = Animations réduites
ui-settings-helps = Aides
ui-settings-show-counts = Compte de chaque trou
ui-settings-show-comments = Commentaires
ui-settings-show-playable = Trous jouables
ui-settings-show-reach = Où mène un trou
ui-settings-reset = Rétablir les réglages
ui-on = Oui
ui-off = Non
ui-yes = Oui
ui-no = Non
ui-ok = OK
ui-cancel = Annuler
ui-close = Fermer

## Questions

ui-ask-leave = Quitter cette partie ?
ui-ask-restart = Recommencer cette partie ?
ui-ask-quit = Quitter Awalé ?

## Erreurs

ui-error = Quelque chose s’est mal passé
ui-error-rule-file = Le fichier de règles { $file } est inutilisable
ui-error-no-sound = Aucun périphérique audio n’a été trouvé ; le jeu continue en silence.
ui-error-settings-not-saved = Vos réglages n’ont pas pu être enregistrés : { $reason }
ui-error-settings-not-read = Vos réglages n’ont pas pu être lus et repartent de zéro : { $reason }
