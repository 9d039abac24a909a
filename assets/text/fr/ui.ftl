### Menus, panneaux et boutons. Les clés commencent par « ui- ».
### Boutons et titres disent le moins possible ; ce qui demande une phrase est une info-bulle.

## Le menu principal

ui-title = Awalé
ui-subtitle = Jeux de semailles et de moissons
ui-menu-play = Jouer
ui-menu-first-steps = Premiers pas en deux minutes
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
ui-menu-workshop = Atelier
ui-menu-settings = Réglages
ui-menu-learn = Apprendre
ui-menu-learn-next = { ui-menu-learn } : leçon { $number } sur { $lessons }
ui-lesson-completed = Terminée
ui-menu-archive = Parties jouées
ui-menu-more = Plus
ui-menu-quit = Quitter

## Le panneau d'une nouvelle partie

ui-new-game = Nouvelle partie
# Above the list of games, while nothing is written there.
ui-all-games = Toutes les variantes
ui-this-game = Cette variante
ui-whole-rules = Règles complètes
ui-variant-search = Chercher une variante
ui-variant-search-none = Aucune variante ne correspond à votre recherche.
ui-variant-order = Tri : { $order }
ui-variant-order-usual = par défaut
ui-variant-measured = { $grade } ({ $amount })
# Other names of a game, below its own.
ui-variant-aliases = Autres noms : { $names }
ui-own-rules = Vos variantes
ui-own-rules-none = Les variantes que vous créez ou importez apparaîtront ici.
ui-match = Joueurs et plateau
ui-player-south = Sud
ui-player-north = Nord
ui-player-person = Humain
# A person elsewhere, whose moves come by letter.
ui-player-friend = Ami
# Le nom d’une personne là où les mots ne s’adressent qu’à elle.
ui-you = Vous
ui-player-computer = Ordinateur
# Un ordinateur d'un certain niveau, en peu de mots.
ui-player-computer-level = Ordinateur, { $level }
ui-player-name = Nom
ui-level-initiation = Novice
ui-level-beginner = Débutant
ui-level-amateur = Amateur
ui-level-club = Club
ui-level-expert = Expert
ui-level-master = Maître
ui-level-grand-master = Grand Maître
ui-level-companion = Compagnon
ui-companion-card = Un adversaire de votre force : il s’adapte après chaque partie, si bien que vous gagnez environ une partie sur deux.
ui-companion-choose = Jouer contre le Compagnon
ui-companion-other = Un autre adversaire
ui-begins = Premier coup
ui-begins-random = Au hasard
ui-games = Match
ui-games-one = Une partie
ui-games-several = Plusieurs parties
ui-games-number = Parties
ui-games-alternating = Commencer à tour de rôle
ui-board = Plateau
ui-board-own = Personnalisé
ui-board-holes = Trous par rangée
ui-board-seeds = Graines par trou
ui-less = diminuer
ui-more = augmenter
ui-direction-clockwise = Horaire
ui-direction-counterclockwise = Antihoraire
# Un plateau en peu de mots, pour une liste : $rows rangées de $holes trous, $seeds par trou,
# ou 0 s'ils ne contiennent pas tous autant de graines.
ui-board-size = { $rows } × { $holes }{ $seeds ->
        [0] {""}
        [one] {", "}{ $seeds } graine
       *[other] {", "}{ $seeds } graines
    }
ui-board-size-clockwise = { ui-board-size }, sens horaire
ui-board-size-counterclockwise = { ui-board-size }, sens antihoraire
ui-start = Commencer
ui-back = Retour

## The atlas: a map of the games, and the same games as a list

ui-atlas = Atlas
ui-atlas-map = Carte
ui-atlas-list = Liste
ui-atlas-filter = Filtres
ui-atlas-board = Plateau
ui-atlas-prepare = Joueurs et plateau
ui-atlas-count = { $found ->
        [one] { $found } variante
       *[other] { $found } variantes
    } sur { $all }
ui-atlas-none = Aucune variante ne correspond à ces filtres.
ui-atlas-region = Les sources n’indiquent que la région.
ui-atlas-assumed = Les sources n’indiquent aucun lieu : cette variante est placée près de variantes apparentées.
ui-map-closer = Zoom avant
ui-map-farther = Zoom arrière

## Pendant la partie

ui-turn = À { $player } de jouer
ui-thinking-now = Réfléchit…
ui-your-turn = Au trait
ui-turn-yours = À vous de jouer
# Ce qu'un lecteur d'écran dit de la plaque d'un joueur.
ui-plate = { $player }, { $detail }, { ui-seeds } au grenier
ui-plate-rows = { $player }, { $detail }, { ui-seeds } dans ses rangées
ui-plate-reserve = { $player }, { $detail }, { ui-seeds } en réserve
ui-plate-in-reserve = en réserve
ui-plate-in-rows = en jeu
ui-paused = Pause
ui-seeds = { $seeds ->
        [one] { $seeds } graine
       *[other] { $seeds } graines
    }
ui-lap = Parcours { $lap }
ui-lap-of = Parcours { $lap } sur { $laps }
ui-lap-back = Un parcours en arrière
ui-lap-on = Un parcours en avant
ui-restart = Recommencer
ui-undo = Annuler le coup
ui-redo = Rétablir le coup
ui-threats = Menaces
ui-pause = Menu
ui-resume = Reprendre
ui-hint = Indice
# Dit au joueur dont c’est le tour. $seeds est un nombre, ou des chiffres avec un demi : « 2½ ».
ui-hint-wins = Le meilleur coup est { $hole } : vous gagnez d’au moins { $seeds ->
        [one] { $seeds } graine
       *[other] { $seeds } graines
    }, quelle que soit la réponse.
ui-hint-draws = Le meilleur coup est { $hole } : la partie est nulle si chacun joue au mieux.
ui-hint-loses = Le meilleur coup est { $hole } : vous perdez de { $seeds ->
        [one] { $seeds } graine
       *[other] { $seeds } graines
    } au plus.
ui-hint-should-win = Le meilleur coup est { $hole } : attendez-vous à gagner d’environ { $seeds ->
        [half] une demi-graine
        [one] { $seeds } graine
       *[other] { $seeds } graines
    }.
ui-hint-should-draw = Le meilleur coup est { $hole } : attendez-vous à une partie nulle.
ui-hint-should-lose = Le meilleur coup est { $hole } : attendez-vous à perdre d’environ { $seeds ->
        [half] une demi-graine
        [one] { $seeds } graine
       *[other] { $seeds } graines
    }.
ui-hint-last-wins = Le meilleur coup est { $hole } : vous gagnez à coup sûr.
ui-hint-last-loses = Le meilleur coup est { $hole }, mais l’adversaire peut gagner à coup sûr.
ui-hint-last-better = Le meilleur coup est { $hole } : vous avez l’avantage.
ui-hint-last-even = Le meilleur coup est { $hole } : la partie est équilibrée.
ui-hint-last-worse = Le meilleur coup est { $hole }, mais l’adversaire a l’avantage.
# Un indice qui donne d'abord une raison, sans nommer de trou.
ui-hint-reason-only = Vous n’avez qu’un coup permis.
ui-hint-reason-ends = Vous pouvez mettre fin à la partie maintenant.
ui-hint-reason-wins = Vous pouvez gagner à coup sûr.
ui-hint-reason-takes = Vous pouvez prendre des graines.
ui-hint-reason-prepares = Vous pouvez préparer une prise.
ui-hint-reason-feeds = Votre adversaire a besoin de graines.
ui-hint-reason-stores = Vous pouvez semer dans votre grenier.
ui-hint-reason-later = Le meilleur coup ne portera ses fruits que plus tard.
ui-hint-reason-more = L’indice suivant montre le coup.
ui-evaluation = { $player } : { $value }
ui-evaluation-proved = valeur certaine
ui-evaluation-estimated = estimée en calculant { $depth ->
        [one] { $depth } coup
       *[other] { $depth } coups
    } d’avance
ui-evaluation-book = d’après le livre d’ouvertures
ui-evaluation-unknown = Pas encore évaluée
ui-resign = Abandonner
ui-agree-to-end = Finir d’un commun accord
ui-stop-match = Arrêter le match
ui-moves = Coups
ui-moves-none = Aucun coup joué.
ui-moves-ended = fin
ui-moves-first = Aller au début
ui-moves-last = Aller à la fin
ui-moves-on = Continuer
ui-moves-seed-back = Une graine en arrière
ui-moves-seed-on = Une graine en avant

## Learning

ui-learn-lessons = Leçons
ui-learn-read = À lire
ui-learn-version = Version { $version }
ui-lesson-step = Étape { $step } sur { $steps }
ui-lesson-your-turn = À vous : cliquez sur un trou ou appuyez sur sa lettre.
ui-lesson-your-turn-touch = À vous : touchez un trou.
ui-lesson-next = Suivant
ui-lesson-show = Montrer
ui-lesson-done = Terminé
ui-lesson-next-lesson = Leçon suivante
ui-lesson-to-game = Commencer la partie
ui-lesson-leave = Quitter la leçon
# Before a game with a kind of rule that the player has not met.
ui-first-lesson = Cette variante a une règle que vous ne connaissez pas encore. La leçon « { $lesson } » la montre sur le plateau en une ou deux minutes.
ui-first-lesson-take = Suivre la leçon
ui-first-lesson-play = Jouer maintenant
ui-first-lesson-never = Ne plus proposer de leçons

## Finished games, and what was won and lost

ui-archive-games = Parties terminées
ui-archive-none = Aucune partie terminée pour l’instant.
ui-archive-open = inachevée
ui-archive-no-rules = les règles de cette partie manquent
ui-archive-collection = Recueil
ui-archive-collection-games = { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
ui-archive-statistics = Statistiques
ui-statistics-none = Aucune partie contre l’ordinateur pour l’instant.
ui-statistics-all = Toutes les parties
ui-statistics-opponents = Adversaires
ui-statistics-games = Parties
ui-statistics-results = résultats
ui-statistics-accuracy = Votre précision moyenne sur { $games ->
        [one] votre dernière partie
       *[other] vos { $games } dernières parties
    } est de { $percent }.
ui-statistics-band = Chaque courbe suit votre cote d’un résultat à l’autre. Votre vraie cote a 95 % de chances de se trouver dans la bande.
ui-statistics-counts = Jouées : { $played }, gagnées : { $won }, nulles : { $drawn }, perdues : { $lost }
ui-statistics-bests = Plus large victoire : { $margin }. Série de victoires en cours : { $streak }. Plus longue série de victoires : { $longest }.
ui-statistics-forget = Effacer les statistiques
ui-statistics-forget-sure = Effacer toutes les statistiques ?
ui-speed = Vitesse
ui-speed-off = Instantanée
ui-speed-times = { $times }×
ui-mute = Couper le son
ui-unmute = Remettre le son
ui-camera-home = Vue depuis votre place
ui-camera-top = Vue de dessus

## La fin de la partie

ui-wins = { $player } gagne
ui-wins-you = Vous gagnez
ui-draw = Partie nulle
ui-play-again = Rejouer
ui-change-seats = Échanger les places et rejouer
ui-next-game = Partie suivante
# How far a match of several games has come.
ui-match-game = Partie { $game } sur { $games }
ui-match-won = { $player } gagne le match
ui-match-won-you = Vous gagnez le match
ui-match-drawn = Match nul
ui-match-stopped = Le match a été arrêté.
ui-score = Score
ui-score-none = Aucune partie de ce match n’est encore terminée.
ui-score-points = Points
ui-score-seeds = Graines
ui-other-variant = Changer de variante
ui-result = Résultat
ui-count = Compter les graines
ui-play-on = Continuer
ui-offers-count = { $player } propose de compter les graines.
ui-show-board = Voir le plateau
ui-main-menu = Menu principal

## Les réglages

ui-settings = Réglages
ui-settings-general = Général
ui-settings-language = Langue
ui-settings-sound = Son
ui-settings-sound-on = Son activé
ui-settings-volume-master = Volume général
ui-settings-volume-seeds = Graines
ui-settings-volume-voice = Événements
ui-settings-volume-ambience = Ambiance
ui-settings-volume-music = Musique
ui-settings-picture = Graphismes
ui-settings-quality = Qualité
ui-settings-quality-automatic = Automatique
ui-settings-quality-low = Basse
ui-settings-quality-medium = Moyenne
ui-settings-quality-high = Haute
ui-settings-reduced-motion = Animations réduites
ui-settings-text-size = Taille du texte et des panneaux
ui-settings-animations = Animations
ui-settings-turning-board = Tourner le plateau vers le joueur au trait
ui-settings-thinking = Temps de réflexion du Grand Maître
ui-settings-thinking-hint = Dans le temps imparti, le Grand Maître utilise toute la puissance de calcul disponible. Les autres niveaux jouent de la même façon sur tous les appareils.
ui-settings-helps = Aides
ui-settings-counts = Nombre de graines
ui-settings-counts-first-game = Pendant la première partie
ui-settings-counts-hovered = Trou sous le pointeur
ui-settings-counts-always = Toujours
ui-settings-counts-never = Jamais
ui-settings-letters = Lettres des trous
ui-settings-targets = Signaler les trous jouables et expliquer pourquoi les autres ne le sont pas
ui-settings-target = Montrer où finit un coup
ui-settings-ghost = Voir un aperçu du coup entier avant de le jouer
ui-settings-threats = Signaler vos trous en danger
ui-settings-comments = Commentaires
ui-settings-first-lessons = Proposer des leçons sur les nouvelles règles
ui-settings-evaluation = Évaluer chaque position dans la liste des coups
ui-settings-reset = Réinitialiser

# Materials of the table
ui-settings-table = Table
ui-settings-by-game = Utiliser le plateau et les graines de la variante
ui-settings-board = Plateau
ui-settings-board-hardwood = Bois dur
ui-settings-board-ebony = Ébène
ui-settings-board-olive-wood = Olivier
ui-settings-board-terracotta = Terre cuite
ui-settings-board-teak-boat = Bateau en teck
ui-settings-board-walnut-troughs = Longues auges
ui-settings-board-raffia-stem = Tige de raphia
ui-settings-board-chalk-squares = Cases à la craie
ui-settings-board-sand-pits = Trous dans le sable
ui-settings-seed-set = Graines
ui-settings-seed-set-nicker-nuts = Noix de bonduc
ui-settings-seed-set-cowries = Cauris
ui-settings-seed-set-ivory-nuts = Ivoire végétal
ui-settings-seed-set-glass-beads = Perles de verre
ui-settings-seed-set-raffia-nuts = Noix de raphia
ui-settings-seed-set-tamarind-stones = Graines de tamarin
ui-settings-seed-set-qumalaqs = Qumalaqs
ui-settings-seed-set-pebbles = Galets
ui-settings-place = Décor
ui-settings-place-tree = À l’ombre d’un arbre
ui-settings-place-courtyard = Cour à midi
ui-settings-place-veranda = Véranda sous la pluie
ui-settings-place-hearth = Près du feu, la nuit
ui-settings-place-museum = Musée
ui-cancel = Annuler
ui-close = Fermer

## Questions

ui-ask-restart = Recommencer cette partie ?
ui-ask-resign = Abandonner cette partie ? Votre adversaire prendra toutes les graines du plateau.
ui-ask-agree = Finir cette partie d’un commun accord ? Les graines restées sur le plateau ne compteront pour personne.
# Said to the other person at the same screen.
ui-ask-consent = { $other }, êtes-vous d’accord pour finir cette partie ? Les graines restées sur le plateau ne compteront pour personne.
ui-consent-yes = Je suis d’accord
ui-consent-no = Non, continuer
ui-agree-thinking = { $player } étudie votre proposition…
ui-agree-declined = { $player } refuse et espère gagner encore des graines.
ui-ask-stop-match = Arrêter le match ? Les parties déjà jouées décideront du résultat.

## Erreurs

ui-notice-damaged = Le fichier { $file } est endommagé et illisible. Il a été renommé { $name }, et le jeu continue sans lui.
ui-notice-settings-unknown = { $file } contient des valeurs inconnues ({ $values }). Awalé en emploie d’autres et les enregistre quand vous modifiez un réglage.
ui-notice-not-read = Impossible de lire { $file } : { $reason }
ui-notice-not-saved = Impossible d’enregistrer { $file } : { $reason }
ui-notice-disk-full = le disque est plein
ui-notice-no-access = l’accès est refusé
ui-notice-not-regular = c’est un dossier ou un périphérique, pas un fichier
ui-notice-in-the-way = un fichier endommagé occupe sa place
ui-notice-too-long = le fichier est trop volumineux
ui-notice-second = Awalé est déjà ouvert. Cette copie n’enregistre automatiquement ni le match ni les réglages, mais vous pouvez toujours enregistrer une partie sous un nom.
ui-notice-set-aside = Votre partie inachevée a été déplacée dans « Parties enregistrées ».
ui-notice-more = { $count ->
        [one] … et { $count } autre du même genre.
       *[other] … et { $count } autres du même genre.
    }

## Les touches

ui-keys = Touches
ui-keys-in-play = Pendant la partie
ui-keys-in-menus = Dans les menus
ui-keys-space = Espace
ui-keys-escape = Échap
ui-keys-backspace = Retour arrière
ui-keys-tab = Tab, flèches
ui-keys-enter = Entrée
ui-keys-hole = Jouer le trou qui porte cette lettre
ui-keys-best = Laisser l’ordinateur jouer son meilleur coup à votre place
ui-keys-hint = Montrer un indice (dans un problème, l’indice suivant)
ui-keys-skip = Aller tout de suite à la fin du coup
ui-keys-mute = Couper ou remettre le son
ui-keys-undo = Annuler le coup
ui-keys-help = Ouvrir l’aide
ui-keys-pause = Mettre la partie en pause
ui-keys-move = Élément suivant
ui-keys-press = Activer
ui-keys-close = Retour
ui-keys-mouse = Tout peut se faire à la souris. Pour jouer un trou, cliquez dessus.
ui-keys-choose = Jouer le trou sélectionné
ui-keys-redo = Rétablir le coup annulé
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

ui-controls = Commandes
ui-controls-hint = Appuyez sur une lettre seule pour jouer le trou qui la porte, s’il existe. Avec Ctrl, la touche fait toujours ce qui est indiqué ici.
ui-controls-fixed = Dans les menus, les flèches et les touches Tab, Entrée et Échap ne peuvent pas être réaffectées.
# $action has been set, $other had its key or button: both are what they do.
ui-controls-exchanged = « { $action } » et « { $other } » ont échangé leurs touches ou leurs boutons.
ui-controls-press-key = Appuyez sur une touche pour : { $action }
ui-controls-press-button = Appuyez sur un bouton de la manette pour : { $action }
ui-controls-cancel = Échap annule.
ui-controls-none = à définir
ui-controls-key = Touche : { $key }
ui-controls-button = Manette : { $button }
ui-notice-controls-unknown = Le fichier { $file } contient des touches ou des boutons que cette version ne connaît pas ({ $names }). Awalé emploie à leur place les réglages par défaut et laisse le fichier tel quel.

## Reading, hearing and thinking again

ui-transcript = Journal de la partie
ui-transcript-file = Écrire aussi le journal de la partie dans un fichier texte
ui-second-thought = Un coup coûteux
ui-second-thought-cost = { $hole } vous coûterait environ { $seeds ->
        [one] { $seeds } graine
       *[other] { $seeds } graines
    }. Jouer quand même ?
ui-second-thought-again = Réfléchir encore
ui-second-thought-play = Jouer ce coup
ui-settings-pause = Pause entre les coups quand deux ordinateurs jouent
ui-settings-pause-none = Aucune
# Comments come by themselves while a computer of the first level plays.
ui-settings-comments-automatic = Au niveau Novice
ui-settings-comments-always = { ui-settings-counts-always }
ui-settings-comments-never = { ui-settings-counts-never }
ui-settings-warning = Prévenir avant un coup qui coûte des graines
# From so many seeds on.
ui-settings-warning-from = { $seeds } ou plus
ui-settings-contrast = Contraste élevé
ui-settings-lights = Surbrillance des trous
ui-settings-lights-usual = Tons chauds
ui-settings-lights-distinct = Tons bien distincts
ui-rules-save = Enregistrer ces règles dans un fichier
ui-notice-rules-saved = Règles enregistrées : { $place }
ui-notice-book-saved = Le livre des règles de toutes les variantes, les vôtres comprises, a été enregistré : { $place }. Ouvrez-le dans un navigateur pour le lire ou l’imprimer.

## Le presse-papiers, les positions composées, et les matchs gardés sous un nom

ui-share = Partager
ui-copy-position = Copier la position
ui-copy-game = Copier la partie
ui-copy-link = Copier le lien
ui-copy-as = Copier au format…
ui-picture = Prendre une photo
ui-film = Filmer le dernier coup
ui-photo = Mode photo
ui-photo-take = Prendre une photo
ui-photo-film = Filmer le dernier coup
ui-photo-blur = Profondeur de champ
ui-photo-keys = Glisser ou flèches : tourner · bouton droit ou Maj : déplacer · molette : zoomer
ui-picture-kept = Image enregistrée : { $file }
ui-picture-not-kept = Impossible d’enregistrer l’image : { $reason }
ui-picture-nothing = Impossible d’obtenir une image de la fenêtre. Est-elle masquée ?
ui-settings-kept = Vos données
ui-backup = Tout enregistrer dans un seul fichier
ui-backup-done = Sauvegarde enregistrée : { $file }
ui-backup-without = Sauvegarde enregistrée : { $file }. Fichiers laissés de côté (illisibles, ou sauvegarde pleine) : { $count }.
ui-bring = Importer un fichier…
ui-bring-hint = Pour importer une sauvegarde, une partie ou des règles, déposez le fichier sur cette fenêtre.
ui-restored = Sauvegarde restaurée. Fichiers ajoutés : { $added }. Déjà présents sous le même nom et laissés tels quels : { $unchanged }. Refusés : { $refused }.
ui-paste-game = Coller une partie, un lien ou une position
ui-paste-position = Coller une position
ui-copied = Copié dans le presse-papiers.
ui-copied-moves = Coups copiés. Cette notation ne comporte ni commentaires ni lignes secondaires.
ui-nothing-to-paste = Le presse-papiers ne contient pas de texte.
ui-paste-not-read = Ce texte n’est ni une partie, ni un lien, ni une position. { $reason }
ui-read-as = Texte lu en notation { $notation }.
ui-set-up = Composer une position
ui-set-up-help = Cliquez sur un trou ou un grenier pour y poser une graine. Pour en retirer une : clic droit, Maj + clic ou Retour arrière.
ui-set-up-lay = Poser des graines
ui-set-up-take = Retirer des graines
ui-set-up-total = { $seeds ->
        [one] { $seeds } graine
       *[other] { $seeds } graines
    } sur { $usual }
ui-set-up-clear = Tout vider
ui-set-up-usual = Position de départ
ui-set-up-none = La position doit contenir au moins une graine.
ui-vessel = { $name } : { ui-seeds }
ui-loft-of = Grenier de { $player }
ui-saves = Parties enregistrées
ui-saves-none = Aucune partie enregistrée pour l’instant.
ui-list-cut = Seuls { $shown } fichiers sur { $count } sont affichés.
ui-save-as = Enregistrer sous…
ui-save-name = Nom de la partie
ui-save = Enregistrer
ui-save-replace = Remplacer
ui-saved-as = Partie enregistrée sous « { $name } ».
ui-save-taken = Une partie enregistrée porte déjà ce nom.
ui-save-delete = Supprimer
ui-ask-delete-save = Supprimer la partie enregistrée « { $name } » ?
# Words that are complete already.
ui-said = { $words }
# What something is, and what is said of it: "Seeds: fewer".
ui-titled = { $title } : { $text }
ui-board-size-chosen = { ui-board-size }, sens au choix

## Games with friends

ui-friends-play = Jouer avec un ami
# With how many matches in which it is the player's turn.
ui-friends-waiting = Jouer avec un ami ({ $count })
ui-friends-your-move = { $count ->
        [one] Un ami a joué : à vous
       *[other] { $count } amis ont joué : à vous
    }
ui-friends = Parties entre amis
ui-friends-help = Jouez avec un ami à distance en échangeant des liens. Commencez une partie avec « Ami » à l’une des deux places, jouez votre coup et envoyez le lien. Ouvrez ou collez ensuite le lien que votre ami vous renvoie.
ui-friends-paste = Coller un lien
ui-friends-waits = Au tour de votre ami
ui-friends-over = Le match est terminé
ui-friends-forked = Choisissez la version à poursuivre
ui-friends-invited = { $name } vous invite à une partie de { $variant }.
ui-friends-sit = Prendre place
ui-friends-watch = Regarder
# For screen readers: the seeds of all holes and lofts.
ui-friends-board = Le plateau : { $position }
ui-friends-copy = Copier le lien pour votre ami
ui-friends-table = Aller au plateau
ui-friends-code = Code QR
ui-friends-file = Enregistrer dans un fichier
ui-friends-spectators = Lien pour spectateurs
ui-friends-line = Continuer cette version ({ $count ->
        [one] { $count } coup
       *[other] { $count } coups
    })
ui-friends-send = Envoyer à { $name }
ui-friends-code-too-long = Le lien est trop long pour un code QR.
ui-friends-mail = Envoyer par courriel
ui-friends-share = Partager
ui-friends-plans = Si votre ami joue…
ui-friends-plans-help = Choisissez un coup que votre ami pourrait jouer, et votre réponse. S’il joue ce coup, son programme jouera aussitôt votre réponse.
ui-friends-plan = Prévoir cette réponse
ui-friend-planned = Votre réponse est maintenant dans le lien : envoyez-le de nouveau.
ui-friend-not-planned = Vous avez déjà prévu une autre réponse à ce coup.
ui-notice-letter-saved = Lien enregistré : { $place }.
ui-notice-no-mail = Impossible d’ouvrir un logiciel de messagerie : { $reason }
ui-notice-no-browser = Impossible d’ouvrir un navigateur : { $reason }
ui-friend-known = Vous avez déjà ouvert ce lien.
ui-friend-behind = Vous avez déjà répondu à ce lien. Envoyez de nouveau votre réponse.
ui-friend-in-my-name = Ce lien contient, pour votre camp, des coups que vous n’avez pas joués ici.
ui-friend-forked = Votre ami et vous avez joué des coups différents. Les deux versions sont enregistrées : choisissez ensemble celle à poursuivre.
ui-friend-offers = Votre ami propose de finir la partie. Acceptez dans le menu, ou continuez à jouer.
ui-friend-offered = Votre proposition de finir la partie partira avec votre prochain coup.
ui-friend-not-offered = Vous avez déjà proposé de finir la partie.
ui-live-here = { $name } est là.
ui-live-away = { $name } n’est pas là.
ui-live-connecting = Connexion…
ui-live-broken = Pas de connexion. Nouvel essai…
ui-live-overrun = Trop de données reçues : la connexion est coupée pour l’instant.
ui-live-forked = Chez { $name }, la partie contient d’autres coups.
ui-live-compare = Comparer
ui-live-greet = Saluer
ui-live-greeting-hello = Bonjour !
ui-live-greeting-well-played = Bien joué !
ui-live-greeting-smile = Un sourire
ui-live-greeting-oh = Oh !
ui-live-greeting-thanks = Merci !
ui-live-greeting-wait = Un instant, s’il vous plaît.
# With the address of a server.
ui-live-through = Cette partie se joue en direct. Ses coups passent par { $broker }, chiffrés pour que vous deux seuls puissiez les lire.
ui-clock = Pendule
ui-clock-none = Aucune
ui-clock-five-minutes = 5 min + 10 s
ui-clock-day-a-move = Un jour par coup
ui-settings-broker = Jeu en direct
ui-settings-broker-label = Adresse du serveur MQTT
ui-settings-broker-hint = Avec un serveur MQTT, toute nouvelle partie avec un ami se joue en direct : vos coups lui parviennent aussitôt. Ils sont chiffrés : vous deux seuls pouvez les lire.
ui-settings-broker-wrong = Ce n’est pas l’adresse d’un serveur MQTT. Une telle adresse ressemble à ws://192.168.1.5:9001.

ui-turn-again = Encore un coup
ui-round = Manche { $round }
ui-round-score = Manche { $round } : { $south } { $ofsouth }, { $north } { $ofnorth }
ui-rounds-none = Aucune manche de ce match n’est encore terminée.
ui-rounds-all = Plusieurs manches
ui-rounds-one = Une seule manche
ui-swap = Échanger les camps ?
ui-swap-offer = Vous avez vu le premier tour de { $player }. Vous pouvez maintenant prendre son camp ou garder le vôtre.
ui-swap-no = Continuer
ui-swap-yes = Échanger les camps
ui-choice-nyumba-offer = Votre dernière graine a atteint la nyumba, votre maison. Voulez-vous vous arrêter là, ou vider la nyumba et semer ses graines ?
ui-choice-keep = S’arrêter là
ui-choice-spend = Vider la nyumba
ui-choice-extra-offer = Votre prise vous donne un trou adverse de plus. Lequel prenez-vous ?
ui-choice-laps-offer = Combien de parcours voulez-vous semer dans l’autre sens ? Vous prenez des graines à chacun.
ui-choice-lap-count =
    { $laps ->
        [one] Un parcours
       *[other] { $laps } parcours
    }
ui-choice-back = Choisir un autre coup

## The card of a finished game. $at is a player and a move.

ui-over-best-capture = Plus belle prise
ui-over-capture = { $move } : { $seeds }. { $at }.
ui-over-at = { $player }, coup { $number }
ui-over-longest-relay = Plus long relais
ui-over-laps = { $laps } parcours. { $at }.
ui-over-turning-point = Tournant
ui-over-lead-from = { $player } : en tête à partir du coup { $number }
ui-over-accuracy-progress = Calcul en cours… { $percent }
ui-over-try = Et maintenant ?
ui-over-try-level = Jouer contre { $level }
ui-over-try-mistakes = Trouver de meilleurs coups
ui-over-fact-seeds = Les graines du jeu viennent souvent d’un arbre, Caesalpinia crista, selon un feuillet de la Maison des Jeux de Strasbourg.
ui-over-fact-travels = Des Africains réduits en esclavage ont emporté le jeu aux Antilles et aux Amériques, selon un feuillet de la Maison des Jeux de Strasbourg.
ui-over-fact-villages = Presque chaque village a sa variante, selon le livre des règles de Didier et Olivier Guillion (1996-1997).

## The seven opponents: name, what they are like, and what they say at the start and at the end.

ui-opponent-about = { $name }, { $level }
ui-opponent-says = { $name } : « { $line } »
ui-opponent-draws = Partie nulle. On recommence ?
ui-player-opponent = Adversaire
ui-opponent-initiation-habit = Fait les prises évidentes, mais ne voit souvent pas vos menaces.
ui-opponent-initiation-greets = J’adore les trous bien pleins. On joue ?
ui-opponent-initiation-wins = J’ai gagné ? J’ai gagné !
ui-opponent-initiation-loses = Que de graines ! Montrez-moi comment vous faites.
ui-opponent-beginner-habit = Voit la plupart des prises. Compte rarement ce qu’elles coûtent.
ui-opponent-beginner-greets = Je ne laisse jamais une prise sur le plateau.
ui-opponent-beginner-wins = Vous voyez ? Je prends tout.
ui-opponent-beginner-loses = J’ai pris, et je l’ai payé.
ui-opponent-amateur-habit = Envisage vos réponses, mais pas toujours les bonnes.
ui-opponent-amateur-greets = Je joue, vous répondez. Voyons voir.
ui-opponent-amateur-wins = C’est la réponse que j’espérais.
ui-opponent-amateur-loses = Je n’attendais pas cette réponse.
ui-opponent-club-habit = Calcule quelques coups d’avance, mais peut trébucher.
ui-opponent-club-greets = Prenez votre temps. Je compte lentement.
ui-opponent-club-wins = Le compte est bon !
ui-opponent-club-loses = J’ai perdu le compte. Bien joué.
ui-opponent-expert-habit = Voit loin. Ne se trompe que lorsque tout tient à quelques coups précis.
ui-opponent-expert-greets = Asseyez-vous. Le plateau est prêt.
ui-opponent-expert-wins = Quel long calcul ! Belle partie.
ui-opponent-expert-loses = Vous avez vu plus loin que moi.
ui-opponent-master-habit = Voit bien plus loin qu’un expert.
ui-opponent-master-greets = Laissez parler les graines.
ui-opponent-master-wins = Les graines ont parlé.
ui-opponent-master-loses = Les graines vous ont choisi.
ui-opponent-grand-master-habit = Joue avec toute la puissance de cet ordinateur.
ui-opponent-grand-master-greets = J’y joue depuis toujours. Commencez.
ui-opponent-grand-master-wins = Revenez demain. Je serai là.
ui-opponent-grand-master-loses = Aujourd’hui, j’ai appris de vous.

## The prompts of the first game, on the board. $holes is a number in words.

ui-prompt-choose = Choisissez un de vos { $holes } trous
ui-prompt-watch = Regardez où tombe la dernière graine
ui-prompt-capture = Si votre dernière graine en fait deux ou trois chez l’adversaire, elles sont à vous
ui-seconds = { $seconds } s
ui-percent = { $percent } %

# House rules: the few rules of a game in which households differ.
ui-house-rules = Changer une règle
ui-house-rules-hint = Jouez avec les règles de chez vous. Votre variante est enregistrée à côté des autres.
ui-house-workshop = Toutes les règles
ui-house-save = Utiliser ces règles
ui-house-saved = Règles enregistrées sous le nom { $name }.
ui-house-yes = Oui
ui-house-no = Non

# Parts of the world, over the games that come from there.
ui-region-west-africa = Afrique de l’Ouest et centrale
ui-region-east-africa = Afrique de l’Est et australe
ui-region-west-asia = Asie de l’Ouest et centrale
ui-region-east-asia = Asie du Sud et de l’Est
ui-region-america = Amériques et Europe
