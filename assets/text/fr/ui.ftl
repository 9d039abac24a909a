### Menus, panneaux et boutons. Les clés commencent par « ui- ».
### Boutons et titres disent le moins possible ; ce qui demande une phrase est une info-bulle.

## Le menu principal

ui-title = Awalé
ui-subtitle = Jeux de semailles et de moissons
ui-menu-play = Jouer
ui-menu-first-steps = Premiers pas, en deux minutes
# Ce que « Jouer » commence : $south et $north disent qui joue, comme « Ordinateur, Club ».
ui-menu-play-summary = { $variant } : { $south } contre { $north }
ui-menu-continue = Continuer
# What "Continue" goes on with.
ui-menu-continue-summary = { $variant } : { $south } contre { $north }, { $plies ->
        [one] { $plies } coup joué
       *[other] { $plies } coups joués
    }
ui-menu-new-game = Nouvelle partie
ui-menu-rules = Règles
ui-menu-settings = Réglages
ui-menu-learn = Apprendre
ui-menu-archive = Parties jouées
ui-menu-quit = Quitter

## Le panneau d'une nouvelle partie

ui-new-game = Nouvelle partie
# Above the list of games, while nothing is written there.
ui-all-games = Tous les jeux
ui-this-game = Ce jeu
ui-variant-search = Chercher un jeu
ui-variant-search-none = Aucun jeu de ce nom.
ui-variant-order = Ordre : { $order }
ui-variant-order-usual = habituel
ui-variant-measured = { $grade } ({ $amount })
# Other names of a game, below its own.
ui-variant-aliases = Aussi : { $names }
ui-own-rules = Les vôtres
ui-own-rules-none = Les fichiers de règles que vous mettez dans votre dossier apparaissent ici.
ui-match = Joueurs et plateau
ui-player-south = Sud
ui-player-north = Nord
ui-player-person = Humain
# Le nom d’une personne là où les mots ne s’adressent qu’à elle.
ui-you = Vous
ui-player-computer = Ordinateur
# Un ordinateur d'un certain niveau, en peu de mots.
ui-player-computer-level = Ordinateur, { $level }
ui-player-name = Nom
ui-level-initiation = Initiation
ui-level-beginner = Débutant
ui-level-amateur = Amateur
ui-level-club = Club
ui-level-expert = Expert
ui-level-master = Maître
ui-level-grand-master = Grand maître
ui-level-companion = Compagnon
ui-begins = Premier coup
ui-begins-south = Sud
ui-begins-north = Nord
ui-begins-random = Au hasard
ui-games = Match
ui-games-one = Une partie
ui-games-several = Plusieurs parties
ui-games-number = Parties
ui-games-alternating = Commencer à tour de rôle
ui-board = Plateau
ui-board-own = Le vôtre
ui-board-holes = Trous par rangée
ui-board-seeds = Graines par trou
ui-less = moins
ui-more = plus
ui-direction-clockwise = Horaire
ui-direction-counterclockwise = Antihoraire
# Un plateau en peu de mots, pour une liste : $holes par rangée, $seeds par trou.
ui-board-size = 2 × { $holes }, { $seeds ->
        [one] 1 graine
       *[other] { $seeds } graines
    }
ui-board-size-clockwise = { ui-board-size }, sens horaire
ui-board-size-counterclockwise = { ui-board-size }, sens antihoraire
ui-start = Commencer
ui-back = Retour

## Pendant la partie

ui-turn = À { $player } de jouer
ui-thinking-now = Réfléchit…
ui-your-turn = À jouer
ui-turn-yours = À vous de jouer
# Ce qu'un lecteur d'écran dit de la plaque d'un joueur.
ui-plate = { $player }, { $detail }, { ui-seeds } au grenier
ui-paused = Pause
ui-seeds = { $seeds ->
        [one] { $seeds } graine
       *[other] { $seeds } graines
    }
ui-lap = Parcours { $lap }
ui-restart = Recommencer
ui-undo = Annuler le coup
ui-redo = Rejouer le coup
ui-pause = Pause
ui-resume = Continuer
ui-skip-tip = Terminer ce coup tout de suite
ui-hint = Conseil
# Dit au joueur dont c’est le tour. $seeds est un nombre, ou des chiffres avec un demi : « 2½ ».
ui-hint-wins = Le meilleur trou est { $hole } : avec lui, vous gagnez de { $seeds ->
        [one] { $seeds } graine
       *[other] { $seeds } graines
    }, quoi qu’on réponde.
ui-hint-draws = Le meilleur trou est { $hole } : avec lui, la partie est nulle si chacun joue au mieux.
ui-hint-loses = Le meilleur trou est { $hole } : avec lui, vous ne perdez que de { $seeds ->
        [one] { $seeds } graine
       *[other] { $seeds } graines
    }.
ui-hint-should-win = Le meilleur trou est { $hole } : vous pouvez espérer gagner d’environ { $seeds ->
        [half] une demi-graine
        [one] { $seeds } graine
       *[other] { $seeds } graines
    }.
ui-hint-should-draw = Le meilleur trou est { $hole } : attendez-vous à une partie nulle.
ui-hint-should-lose = Le meilleur trou est { $hole } : attendez-vous à perdre d’environ { $seeds ->
        [half] une demi-graine
        [one] { $seeds } graine
       *[other] { $seeds } graines
    }.
ui-evaluation = { $player } : { $value }
ui-evaluation-proved = certain
ui-evaluation-estimated = estimé, { $depth } coups d’avance
ui-evaluation-book = d’après le livre d’ouvertures
ui-evaluation-unknown = Pas encore jugé
ui-resign = Abandonner
ui-agree-to-end = Finir d’un commun accord
ui-stop-match = Arrêter le match
ui-moves = Coups
ui-moves-none = Rien n’a encore été joué.
ui-moves-ended = fin
ui-moves-first = Au début
ui-moves-last = À la fin
ui-moves-on = Continuer
ui-moves-seed-back = Une graine en arrière
ui-moves-seed-on = Une graine en avant

## Learning

ui-learn-lessons = Leçons
ui-learn-read = À lire
ui-learn-version = Version { $version }
ui-lesson-step = Étape { $step } sur { $steps }
ui-lesson-your-turn = À vous : cliquez sur un trou ou appuyez sur sa lettre.
ui-lesson-next = Suite
ui-lesson-show = Montrer
ui-lesson-done = Terminé
ui-lesson-next-lesson = Leçon suivante
ui-lesson-to-game = Vers la partie
ui-lesson-leave = Quitter la leçon
# Before a game with a kind of rule that the player has not met.
ui-first-lesson = Ce jeu a une règle que vous ne connaissez pas encore. La leçon « { $lesson } » la montre sur le plateau, en une ou deux minutes.
ui-first-lesson-take = La leçon d’abord
ui-first-lesson-play = Jouer
ui-first-lesson-never = Ne plus proposer de leçons

## Finished games, and what was won and lost

ui-archive-games = Parties finies
ui-archive-none = Aucune partie n’a encore été finie.
ui-archive-open = inachevée
ui-archive-no-rules = les règles de cette partie ne sont pas connues ici
ui-archive-statistics = Statistiques
ui-statistics-none = Rien n’a encore été joué contre l’ordinateur.
ui-statistics-all = Toutes les parties
ui-statistics-counts = Jouées { $played }, gagnées { $won }, nulles { $drawn }, perdues { $lost }
ui-statistics-bests = Meilleur écart : { $margin }. Victoires de suite : { $streak }, record : { $longest }.
ui-statistics-forget = Tout oublier
ui-statistics-forget-sure = Oublier tout ce qui a été gagné et perdu ?
ui-speed = Vitesse
ui-speed-off = Tout de suite
# La même chose sur un petit bouton.
ui-speed-off-short = max
ui-speed-times = { $times } ×
ui-mute = Couper le son
ui-unmute = Remettre le son
ui-camera-home = Revenir à sa place
ui-camera-top = Vue de dessus

## La fin de la partie

ui-wins = { $player } gagne
ui-wins-you = Vous gagnez
ui-draw = Partie nulle
ui-play-again = Rejouer
ui-next-game = Partie suivante
# How far a match of several games has come.
ui-match-game = Partie { $game } sur { $games }
ui-match-won = { $player } gagne le match
ui-match-won-you = Vous gagnez le match
ui-match-drawn = Match nul
ui-match-stopped = Le match a été arrêté.
ui-score = Score
ui-score-none = Aucune partie de ce match n’est encore finie.
ui-score-points = Points
ui-score-seeds = Graines
ui-other-variant = Changer de jeu
ui-result = Le résultat
ui-show-board = Regarder le plateau
ui-main-menu = Menu principal

## Les réglages

ui-settings = Réglages
ui-settings-language = Langue
ui-settings-sound = Son
ui-settings-sound-on = Son activé
ui-settings-volume-master = Général
ui-settings-volume-seeds = Graines
ui-settings-volume-voice = Événements
ui-settings-volume-ambience = Ambiance
ui-settings-volume-music = Musique
ui-settings-picture = Image
ui-settings-quality = Qualité
ui-settings-quality-automatic = Automatique
ui-settings-quality-low = Basse
ui-settings-quality-medium = Moyenne
ui-settings-quality-high = Haute
ui-settings-reduced-motion = Animations réduites
ui-settings-text-size = Taille du texte et des panneaux
ui-settings-animations = Animations
ui-settings-turning-board = Tourner le plateau vers qui joue
ui-settings-thinking = Temps de réflexion du Grand maître
ui-settings-thinking-hint = Grand maître se sert de toute la machine pendant ce temps. Les autres niveaux jouent partout de la même façon.
ui-settings-helps = Aides
ui-settings-counts = Nombre de graines
ui-settings-counts-hovered = Sous le pointeur
ui-settings-counts-always = Toujours
ui-settings-counts-never = Jamais
ui-settings-letters = Lettres des trous
ui-settings-targets = Marquer les trous jouables, et dire pourquoi non
ui-settings-target = Montrer la cible, là où un coup finirait
ui-settings-ghost = Montrer tout le coup avant de le jouer
ui-settings-threats = Marquer vos trous en danger
ui-settings-comments = Commentaires
ui-settings-first-lessons = Proposer une leçon pour les règles nouvelles
ui-settings-evaluation = Juger chaque position dans la liste des coups
ui-settings-reset = Rétablir les réglages

# Materials of the table
ui-settings-table = Table
ui-settings-board = Plateau
ui-settings-board-hardwood = Bois dur
ui-settings-board-ebony = Ébène
ui-settings-board-olive-wood = Olivier
ui-settings-board-terracotta = Terre cuite
ui-settings-seed-set = Graines
ui-settings-seed-set-nicker-nuts = Noix de bonduc
ui-settings-seed-set-cowries = Cauris
ui-settings-seed-set-ivory-nuts = Ivoire végétal
ui-settings-seed-set-glass-beads = Perles de verre
ui-cancel = Annuler
ui-close = Fermer

## Questions

ui-ask-restart = Recommencer cette partie ?
ui-ask-resign = Abandonner cette partie ? L’adversaire prend toutes les graines du plateau.
ui-ask-agree = Finir cette partie d’un commun accord ? Les graines du plateau ne comptent pour personne.
# Said to the other person at the same screen.
ui-ask-consent = { $other }, êtes-vous d’accord pour finir cette partie ? Les graines du plateau ne comptent pour personne.
ui-consent-yes = D’accord
ui-consent-no = Non, continuer
ui-agree-thinking = L’ordinateur y réfléchit…
ui-agree-declined = L’ordinateur n’est pas d’accord : à ce qu’il voit, il reste des graines à gagner.
ui-ask-stop-match = Arrêter le match ? Les parties déjà jouées décideront.

## Erreurs

ui-notice-damaged = Le fichier { $file } est illisible. Il est conservé sous le nom { $kept }, et le jeu continue sans lui.
ui-notice-not-read = Le fichier { $file } n’a pas pu être lu : { $reason }
ui-notice-not-saved = Le fichier { $file } n’a pas pu être enregistré : { $reason }
ui-notice-disk-full = le disque est plein
ui-notice-no-access = l’accès n’est pas autorisé
ui-notice-not-regular = c’est un dossier ou un périphérique, pas un fichier
ui-notice-in-the-way = un fichier endommagé se trouve à sa place
ui-notice-too-long = il est plus long que tout fichier de ce genre
ui-notice-second = Un autre Awalé est ouvert sur cette machine. Ici, rien n’est conservé automatiquement : ni cette partie ni les réglages ; ce que vous enregistrez sous un nom l’est.
ui-notice-set-aside = La partie inachevée se trouve maintenant parmi les parties gardées.

## Les touches

ui-keys = Touches
ui-keys-in-play = Pendant la partie
ui-keys-in-menus = Dans les menus
ui-keys-space = Espace
ui-keys-escape = Échap
ui-keys-backspace = Retour arrière
ui-keys-tab = Tab, flèches
ui-keys-enter = Entrée
ui-keys-hole = Jouer le trou de cette lettre
ui-keys-best = Laisser l’ordinateur jouer le meilleur trou pour vous
ui-keys-hint = Montrer le meilleur trou ; dans un problème, l’indice suivant
ui-keys-skip = Montrer tout de suite la fin d’un coup
ui-keys-mute = Couper ou remettre le son
ui-keys-undo = Annuler son coup
ui-keys-help = Ces pages
ui-keys-pause = Interrompre la partie
ui-keys-move = Aller d’un élément à l’autre
ui-keys-press = L’actionner
ui-keys-close = Revenir
ui-keys-mouse = Tout se fait aussi à la souris seule : cliquez sur un trou pour le jouer.
ui-keys-choose = Jouer le trou atteint avec la manette
ui-keys-redo = Rejouer ce qui a été annulé
ui-keys-step-back = Un coup en arrière
ui-keys-step-on = Un coup en avant
ui-keys-delete = Suppr
ui-keys-insert = Inser
ui-keys-home = Début
ui-keys-end = Fin
ui-keys-page-up = Page préc.
ui-keys-page-down = Page suiv.
ui-keys-control = Ctrl
ui-keys-shift = Maj
ui-keys-gamepad = À la manette

## Setting keys and gamepad buttons

ui-controls = Touches et boutons
ui-controls-hint = Une lettre seule joue le trou de cette lettre, si le plateau en a un ; avec Ctrl, elle fait toujours ce qui est écrit ici.
ui-controls-fixed = Dans les menus, Tab, les flèches, Entrée et Échap gardent leur sens.
# $action has been set, $other had its key or button: both are what they do.
ui-controls-exchanged = « { $action } » a pris la touche ou le bouton de « { $other } » : les deux ont été échangés.
ui-controls-press-key = Appuyez sur la touche pour : { $action }
ui-controls-press-button = Appuyez sur le bouton de la manette pour : { $action }
ui-controls-cancel = Échap laisse tout en l’état.
ui-controls-none = aucune
ui-controls-key = Touche : { $key }
ui-controls-button = Manette : { $button }
ui-notice-controls-unknown = Le fichier { $file } nomme des touches ou des boutons que cette version ne connaît pas ({ $names }). Ils restent dans le fichier ; ceux d’origine servent.

## Reading, hearing and thinking again

ui-transcript = Ce qui s’est passé
ui-transcript-file = Écrire aussi ce qui se passe dans un fichier texte
ui-second-thought = Un coup qui coûte cher
ui-second-thought-cost = { $hole } vous coûterait environ { $seeds ->
        [one] 1 graine
       *[other] { $seeds } graines
    }. Jouer quand même ?
ui-second-thought-again = Réfléchir encore
ui-second-thought-play = Jouer
ui-settings-pause = Pause entre les coups de deux ordinateurs
ui-settings-pause-none = Aucune
# Comments come by themselves while a computer of the first level plays.
ui-settings-comments-automatic = Au premier niveau
ui-settings-comments-always = { ui-settings-counts-always }
ui-settings-comments-never = { ui-settings-counts-never }
ui-settings-warning = Demander avant un coup qui coûte des graines
# From so many seeds on.
ui-settings-warning-from = dès { $seeds }
ui-settings-contrast = Contraste élevé
ui-settings-lights = Lumières des trous
ui-settings-lights-usual = Chaudes
ui-settings-lights-distinct = Faciles à distinguer
ui-rules-save = Enregistrer ces règles dans un fichier
ui-notice-rules-saved = Les règles ont été enregistrées : { $place }
ui-notice-book-saved = Le livre des règles de toutes les variantes, les vôtres comprises, a été enregistré : { $place }. Un navigateur web l’ouvre et l’imprime.

## Le presse-papiers, les positions composées, et les matchs gardés sous un nom

ui-copy-position = Copier la position
ui-copy-game = Copier la partie
ui-copy-link = Copier le lien
ui-picture = Prendre une photo
ui-film = Filmer le dernier coup
ui-picture-kept = L’image est enregistrée : { $file }
ui-picture-not-kept = L’image n’a pas pu être enregistrée : { $reason }
ui-picture-nothing = La fenêtre n’a donné aucune image : est-elle cachée ?
ui-settings-kept = Ce qui est conservé
ui-backup = Tout enregistrer dans un seul fichier
ui-backup-done = Tout ce qui est conservé est maintenant dans un seul fichier : { $file }
ui-backup-without = Ce qui est conservé est maintenant dans un seul fichier : { $file }. Fichiers qui n’y sont pas, parce qu’ils sont illisibles ou que la place manque : { $count }.
ui-bring = Apporter un fichier…
ui-bring-hint = Une sauvegarde, une partie ou un fichier de règles s’ajoute en le déposant sur cette fenêtre.
ui-restored = De la sauvegarde : { $added } fichiers ajoutés. Déjà présents sous le même nom et laissés tels quels : { $kept }. Refusés : { $refused }.
ui-restored-start = Une partie n’est lue qu’au démarrage d’Awalé : veuillez le relancer. D’ici là, rien d’autre n’est conservé automatiquement.
ui-paste-game = Coller une partie, un lien ou une position
ui-paste-position = Coller une position
ui-copied = Copié dans le presse-papiers.
ui-nothing-to-paste = Le presse-papiers ne contient pas de texte.
ui-paste-not-read = Ce texte ne se lit ni comme une partie, ni comme un lien, ni comme une position. { $reason }
ui-set-up = Composer une position
ui-set-up-help = Cliquez sur un trou ou un grenier pour poser une graine. Clic droit, Maj ou Retour arrière en retire une.
ui-set-up-lay = Poser
ui-set-up-take = Retirer
ui-set-up-total = { $seeds } graines sur { $usual }
ui-set-up-clear = Vider
ui-set-up-usual = Départ habituel
ui-set-up-none = Il faut au moins une graine.
ui-vessel = { $name } : { ui-seeds }
ui-loft-of = Grenier de { $player }
ui-saves = Parties gardées
ui-saves-none = Aucune partie n’a encore été gardée sous un nom.
ui-list-cut = Seuls { $shown } fichiers sur { $count } sont affichés.
ui-save-as = Garder sous…
ui-save-name = Nom de la partie
ui-save = Garder
ui-save-replace = Remplacer
ui-saved-as = La partie est gardée sous « { $name } ».
ui-save-taken = Il y a déjà une partie de ce nom.
ui-save-delete = Supprimer
ui-ask-delete-save = Supprimer la partie gardée « { $name } » ?
# Words that are complete already.
ui-said = { $words }
# What something is, and what is said of it: "Seeds: fewer".
ui-titled = { $title } : { $says }
