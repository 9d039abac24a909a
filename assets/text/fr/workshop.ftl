### L’atelier des règles. Les clés commencent par « workshop- ».
### L’attribut `.help` explique en une phrase ce que veut dire un paramètre ou une valeur.

## L’atelier : la liste des variantes, et ce qu’on peut en faire

workshop-menu = Atelier
workshop-title = Atelier des règles
workshop-intro = Choisissez une variante de départ. Celles du jeu ne changent jamais : vous travaillez sur une copie.
workshop-open = Modifier
workshop-open-copy = Modifier une copie
workshop-duplicate = Dupliquer
workshop-delete = Supprimer
workshop-ask-delete = Supprimer { $name } ? Le fichier { $file } disparaît.
workshop-paste-rules = Coller des règles
workshop-copy-rules = Copier le texte
workshop-show-folder = Voir le dossier
workshop-folder = Vos fichiers de règles : { $folder }
workshop-drop = On peut aussi déposer un fichier de règles sur la fenêtre.
workshop-resume = Continuer « { $name } »
workshop-ask-discard = « { $name } » n’est pas enregistrée. Jeter ces modifications ?
workshop-discard = Jeter
workshop-saved = Enregistré sous { $file }.
workshop-copied = Copié dans le presse-papiers.
workshop-imported = { $name } est maintenant parmi vos variantes, sous { $file }.
workshop-nothing-to-paste = Le presse-papiers ne contient pas de texte.
workshop-not-read = Ce texte ne se lit pas comme une règle. { $reason }
workshop-no-folder = Le dossier ne peut pas être montré : { $reason }
workshop-untitled = Nouvelle variante
workshop-built-in = Fournies avec le jeu

## L’éditeur d’une variante

workshop-try = Essayer
workshop-save = Enregistrer
workshop-back-to-editor = Retour à l’atelier
workshop-description = En mots
workshop-problems = Cela n’a pas encore de sens
workshop-group-texts = Textes
workshop-group-board = Plateau
workshop-group-play = Coups
workshop-group-sowing = Semailles
workshop-group-capture = Prise
workshop-group-end = Fin
workshop-name = Nom
workshop-aliases = Autres noms, séparés par des virgules
workshop-origin = Où l’on y joue
workshop-proposed-by = Proposée par
workshop-source = Livre ou page d’où elle vient
workshop-about = À son propos, en quelques phrases
workshop-other-boards = Autres plateaux habituels
    .help = Ils sont proposés aux joueurs à côté du plateau habituel.
workshop-add-board = Un autre plateau
workshop-remove-board = Retirer ce plateau

## Paramètres

workshop-parameter-board-holes = Trous par rangée
    .help = Le plateau compte deux rangées d’autant de trous.
workshop-parameter-board-seeds = Graines par trou
    .help = Chaque trou contient autant de graines au départ.
workshop-parameter-board-direction = Sens des semailles
    .help = Le sens dans lequel on pose les graines autour du plateau.
workshop-choice-direction-counterclockwise = Antihoraire
    .help = Vers la droite dans son camp, vers la gauche chez l’adversaire : le sens habituel.
workshop-choice-direction-clockwise = Horaire
    .help = Vers la gauche dans son camp, vers la droite chez l’adversaire.
workshop-parameter-play-from = Trous au choix
    .help = Dans quel camp un joueur peut vider un trou.
workshop-choice-from-own = Son camp
    .help = On ne joue que les trous de son propre camp.
workshop-choice-from-any = Les deux camps
    .help = On joue n’importe quel trou. Il n’y a alors pas de devoir de nourrir.
workshop-parameter-play-min-seeds = Graines nécessaires
    .help = Un trou qui en contient moins ne peut pas être joué.
workshop-parameter-play-leave = Graines laissées
    .help = Autant restent dans le trou que l’on vide ; moins qu’il n’en faut pour le jouer.
workshop-parameter-play-feeding = Nourrir l’adversaire
    .help = Ce qui oblige un joueur à laisser à l’autre de quoi jouer.
workshop-choice-feeding-free = Libre
    .help = Personne n’est tenu de nourrir personne.
workshop-choice-feeding-if-possible = Si possible
    .help = Un coup qui vide le camp adverse est interdit tant qu’il y en a un autre.
workshop-choice-feeding-required = Toujours
    .help = Un coup qui vide le camp adverse est interdit, même s’il n’y en a pas d’autre.
workshop-choice-feeding-penalised = Sous peine de perdre le reste
    .help = Cela n’interdit aucun coup, mais qui pouvait nourrir un camp vide et ne l’a pas fait perd toutes les graines du plateau.
workshop-parameter-play-reach-opponent = Atteindre d’abord l’autre camp
    .help = Tant qu’un coup pose une graine dans le camp adverse, seuls de tels coups sont permis.
workshop-parameter-sowing-skip-start = Sauter le trou vidé
    .help = Des semailles qui font le tour ne posent rien dans le trou dont elles sont parties.
workshop-parameter-sowing-relay = Relais
    .help = Là où la dernière graine n’arrête pas les semailles, le trou atteint est vidé et semé à son tour.
workshop-parameter-sowing-relay-stop-counts = Un relais s’arrête à
    .help = Ce que contient le trou atteint, dernière graine comprise, quand les semailles s’arrêtent. Une graine : il était vide.
workshop-parameter-sowing-relay-stop-in = Où il s’arrête
    .help = Dans quel camp doit se trouver pour cela le trou atteint, vu par celui qui sème.
workshop-parameter-sowing-relay-max-laps = Parcours au plus
    .help = Après autant de parcours, des semailles sans fin sont coupées.
workshop-parameter-flow-capture = Prises en chemin
    .help = Des trous peuvent être pris pendant les semailles.
workshop-parameter-flow-capture-counts = Pris en chemin à
    .help = Ce que doit contenir un trou, avec la graine posée, pour être pris aussitôt.
workshop-parameter-flow-capture-by = Qui prend en chemin
    .help = À qui revient un tel trou.
workshop-choice-by-mover = Celui qui sème
    .help = Seul prend le joueur dont c’est le tour.
workshop-choice-by-both = Les deux
    .help = Chacun prend, même pendant le tour de l’autre.
workshop-parameter-flow-capture-territory = Où, en chemin
    .help = Dans quel camp doit se trouver le trou, vu par celui qui prend.
workshop-parameter-capture-counts = Pris à
    .help = Ce que doit contenir le trou atteint par la dernière graine pour prendre.
workshop-parameter-capture-territory = Où doit tomber la dernière graine
    .help = Dans quel camp, vu par celui qui joue.
workshop-parameter-capture-takes = Ce qui est pris
    .help = Ce que rapporte un trou.
workshop-choice-takes-reached = Le trou atteint
    .help = Ses propres graines.
workshop-choice-takes-opposite = Le trou d’en face
    .help = Les graines du trou qui lui fait face ; le trou atteint garde les siennes.
workshop-choice-takes-reached-and-opposite = Les deux
    .help = Ses propres graines et celles du trou d’en face.
workshop-parameter-capture-chain = Chaînes de trous
    .help = Si les trous d’avant sont pris aussi, tant qu’ils contiennent ce qui se prend.
workshop-choice-chain-none = Aucune
    .help = Seulement le trou atteint.
workshop-choice-chain-within-territory = Dans ce camp
    .help = À reculons jusqu’au bout de la rangée.
workshop-choice-chain-across-territories = Tout autour
    .help = À reculons d’un camp dans l’autre.
workshop-parameter-capture-grand-slam = Grand chelem
    .help = Ce que devient une prise qui viderait le camp adverse.
workshop-choice-grand-slam-allowed = Permis
    .help = C’est une prise comme une autre.
workshop-choice-grand-slam-cancelled = Annulé
    .help = Le coup est joué, mais ne prend rien.
workshop-choice-grand-slam-spares-last = Épargne un trou
    .help = Le dernier trou de la chaîne ne rapporte rien.
workshop-choice-grand-slam-illegal = Interdit
    .help = Un tel coup ne peut pas être joué.
workshop-parameter-end-stuck = Un joueur qui ne peut jouer
    .help = Ce qui arrive quand celui dont c’est le tour n’a aucun coup.
workshop-choice-stuck-ends = Finit la partie
    .help = La partie est finie.
workshop-choice-stuck-passes = Passe
    .help = L’autre rejoue ; si les deux sont bloqués, la partie est finie.
workshop-parameter-end-majority = Fin à plus de la moitié
    .help = La partie finit quand un grenier contient plus de la moitié des graines.
workshop-parameter-end-no-hole-above-one = Fin quand tout est petit
    .help = La partie finit quand aucun trou ne contient plus d’une graine.
workshop-parameter-end-empty-territory = Fin quand un camp est vide
    .help = La partie finit dès qu’un camp n’a plus de graine, n’importe lequel.
workshop-parameter-end-seeds-left-below = Fin quand il en reste peu
    .help = La partie finit quand il y a moins d’un certain nombre de graines sur le plateau.
workshop-parameter-end-seeds-left-below-number = Moins de
    .help = Avec autant de graines, on continue encore.
workshop-parameter-end-remaining = Les graines qui restent
    .help = À qui va ce qui est sur le plateau à la fin.
workshop-choice-remaining-each-own = À chacun son camp
    .help = Chacun prend les graines de son camp.
workshop-choice-remaining-last-mover = Au dernier à jouer
    .help = Celui qui a joué le dernier coup les prend toutes.
workshop-choice-remaining-last-capturer = Au dernier à prendre
    .help = Celui qui a pris en dernier les a toutes ; personne, si nul n’a rien pris.
workshop-choice-remaining-nobody = À personne
    .help = Elles restent sur le plateau et ne comptent pour personne.
workshop-choice-remaining-not-stuck-else-each-own = À qui peut jouer, sinon à chacun son camp
    .help = Si un seul joueur pouvait encore jouer, il les prend toutes ; sinon chacun prend son camp.
workshop-choice-remaining-not-stuck-else-last-mover = À qui peut jouer, sinon au dernier à jouer
    .help = Si un seul joueur pouvait encore jouer, il les prend toutes ; sinon celui du dernier coup.
workshop-choice-remaining-not-stuck-else-nobody = À qui peut jouer, sinon à personne
    .help = Si un seul joueur pouvait encore jouer, il les prend toutes ; sinon personne.
workshop-parameter-end-repetition = Fin quand on tourne en rond
    .help = La partie finit quand la même position revient avec le même joueur à son tour.
workshop-parameter-end-repetition-occurrences = Fois que la position se présente
    .help = La partie finit à cette fois-là.
workshop-parameter-end-repetition-remaining = Graines après un tour en rond
    .help = À qui va alors ce qui est sur le plateau.

## Lieux et ensembles de nombres

workshop-choice-territory-own = Son camp
    .help = Le camp de ce joueur.
workshop-choice-territory-opponent = L’autre camp
    .help = Le camp de l’autre joueur.
workshop-choice-territory-any = Les deux camps
    .help = Partout sur le plateau.
workshop-counts-only = Ceux-ci
    .help = Seulement les nombres marqués.
workshop-counts-between = De … à
    .help = Tous les nombres du premier au second.
workshop-counts-even = Pairs
    .help = Deux, quatre, six et ainsi de suite.
workshop-counts-at-least = Au moins
    .help = Autant ou davantage.
workshop-counts-low = De
workshop-counts-high = À
workshop-counts-least = Au moins
workshop-counts-another = Un autre nombre
workshop-counts-add = Ajouter ce nombre

workshop-side-words = Règles
workshop-side-lab = En jeu
workshop-lab-measure = Mesurer
workshop-lab-go-on = Continuer à mesurer
workshop-lab-stop = Arrêter
workshop-lab-games = { $games ->
    [0] Rien n’a encore été mesuré : l’ordinateur joue ces règles contre lui-même, et compte.
   *[other] { $games } parties de l’ordinateur contre lui-même.
}
workshop-lab-figures = Chiffres
workshop-lab-intervals = Dans 95 mesures sur 100, la vraie valeur se trouve entre les nombres de droite. Ce que fait l’ordinateur n’est pas ce que font les gens.
# $counts lists games: "3: 120, 4: 110". $file is a path.
workshop-lab-among = Parmi les jeux
workshop-lab-among-hint = Chaque point est un jeu fourni avec le programme, la graine est celui-ci avec son intervalle.
workshop-lab-compare = Comparer
workshop-lab-parameter = Un paramètre
workshop-lab-game = Un autre jeu
workshop-lab-previous = Précédent
workshop-lab-next = Suivant
workshop-lab-measure-all = Tout mesurer
workshop-lab-counted = Parties jouées : { $counts }
workshop-lab-on = avec
workshop-lab-off = sans
workshop-lab-alone = Il n’y a rien à comparer : choisissez-en un autre.
workshop-lab-save = Enregistrer en tableau
workshop-lab-saved = Enregistré sous { $file }. Tout tableur l’ouvre.

# The computer practises the chosen rules. $percent is a whole number; $won, $drawn and $lost count games.
workshop-side-practice = Entraînement
workshop-practice-about = L’ordinateur joue selon ces règles contre lui-même et apprend ce que valent les positions. Le grand maître et l’évaluation s’en servent. Il s’entraîne tant que cette page est ouverte.
workshop-practice-begin = Laisser l’ordinateur s’entraîner
workshop-practice-more = Continuer l’entraînement
workshop-practice-stop = Arrêter
workshop-practice-forget = Oublier ce qui a été appris
workshop-practice-known = Il a appris quelque chose sur cette machine ; c’est gardé.
workshop-practice-playing = Tour { $round } : parties pour apprendre, { $percent } %
workshop-practice-learning = Tour { $round } : il en tire la leçon
workshop-practice-trying = Tour { $round } : essai de ce qu’il a appris, { $percent } %
workshop-practice-endless = Ces parties ne finissent pas : on ne peut rien en apprendre.
workshop-practice-games = { $games ->
    [one] 1 partie
   *[other] { $games } parties
} en { $minutes ->
    [0] moins d’une minute
    [one] 1 minute
   *[other] { $minutes } minutes
}.
workshop-practice-score = Ce qu’il a appris contre ce qu’il savait avant : { $won } gagnées, { $drawn } nulles, { $lost } perdues, soit { $percent } % des points.
workshop-practice-nothing-yet = Rien de mieux que ce qu’il savait déjà pour l’instant.
