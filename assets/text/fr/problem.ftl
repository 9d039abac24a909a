### Ce qui ne va pas dans un fichier de règles. Les clés commencent par « problem- ». $field est un champ du fichier.

problem-too-large = Le fichier a plus de { $limit } octets ; aucun fichier de règles n’en a besoin.
problem-unknown-field = Champ `{ $found }` inconnu ici ; sont possibles { $known }.
problem-unknown-value = Valeur `{ $found }` inconnue ici ; sont possibles { $known }.
problem-missing-field = Le champ `{ $field }` manque ; il est obligatoire.
problem-repeated-field = Le champ `{ $field }` est donné deux fois.
problem-ends-early = Le fichier finit au milieu d’une règle : il manque peut-être une parenthèse ou un guillemet.
# $said vient du lecteur du format de fichier, et reste en anglais.
problem-syntax = Ce texte n’est pas un fichier de règles lisible : { $said }.
problem-not-text = Ce n’est pas un fichier texte en UTF-8 valide.
problem-unknown-format = Le format du fichier est { $found } ; ce programme lit le format { $known }.
problem-no-name = `name` est vide.
problem-out-of-range = `{ $field }` vaut { $found } ; il faut de { $low } à { $high }.
problem-nothing-to-sow = `play.leave` vaut { $leave } et `play.min_seeds` vaut { $needed } : un trou pourrait être joué sans graine à semer.
problem-no-counts = `{ $field }` est une liste vide : il faut au moins un nombre dans `Only([...])`.
problem-reversed-range = `{ $field }` est `Between({ $low }, { $high })` : le premier nombre ne doit pas dépasser le second.
problem-feeding-from-anywhere = `play.feeding` doit être `Free` quand `play.from` est `Any` : les graines ne sont alors à personne.
problem-reaching-from-anywhere = `play.reach_opponent` doit être `false` quand `play.from` est `Any`.
problem-too-many = `{ $field }` a { $found } entrées ; le maximum est { $limit }.
problem-too-long = `{ $field }` a { $found } caractères ; le maximum est { $limit }.
problem-more = { $count ->
    [one] Il y a encore un problème.
   *[other] Il y a encore { $count } problèmes.
}

# Où dans le fichier : $file, $line et $column, comptées à partir de 1 ; puis le message.
problem-at = { $file }:{ $line }:{ $column }: { $message }
problem-in = { $file }: { $message }

## Ce qui ne va pas dans un fichier de partie.

# $line et $column sont comptées à partir de 1 ; puis le message.
problem-at-place = Ligne { $line }, colonne { $column } : { $message }
problem-game-unreadable = Ce n’est ni une étiquette, ni un coup, ni un commentaire.
problem-game-unclosed = Ce qui commence ici n’a pas de fin : il manque une parenthèse, une accolade, un crochet ou un guillemet.
problem-game-unopened = Cette parenthèse ne ferme rien.
problem-game-nothing-replaced = Une variante suit le coup qu’elle remplace ; ici, aucun coup ne la précède.
problem-game-too-deep = Les variantes sont emboîtées sur plus de { $limit } niveaux.
problem-game-too-many-tags = Plus de { $limit } étiquettes précèdent la partie.
problem-game-second = Une deuxième partie commence ici ; on ne peut en lire qu’une à la fois.
problem-game-no-start = Il manque l’étiquette `{ $tag }`, qui donne la position de départ.
problem-game-start = La position de départ est illisible. { $message }
# $why est le message suivant.
problem-game-illegal = Le coup { $number }, { $hole }, ne peut pas être joué : { $why }.
problem-game-refused =
    { $why ->
        [game-over] la partie est finie
        [no-such-hole] ce plateau n’a pas de trou de ce nom
        [territory] le trou est dans le camp de l’autre joueur
        [empty] le trou est vide
        [too-few] le trou n’a pas assez de graines, il en faut au moins { $needed }
        [grand-slam] sa prise laisserait l’autre joueur sans graines, ce qui n’est pas permis
        [must-reach] il n’atteindrait pas le camp de l’autre joueur, alors qu’un autre coup l’atteint
        [must-feed] il laisserait l’autre joueur sans graines, alors qu’un autre coup lui en laisse
        [shut] le trou est fermé pour cette manche
        [special] le trou est spécial et ne se joue pas
        [last-hole] le dernier trou doit avoir { $needed } graines tant qu’un autre coup est possible
        [no-swap] on ne peut pas échanger les camps maintenant
       *[starves] il laisserait l’autre joueur sans graines, ce qui n’est jamais permis
    }
problem-game-over-already = La partie est déjà finie ; elle ne peut pas finir deux fois.
problem-link-foreign = Ce lien ne contient pas de partie.
problem-link-too-long = Ce lien est trop long pour une partie.
problem-link-no-rules = Le lien ne contient pas les règles de { $variant }, que ce programme ne connaît pas.
problem-link-damaged = Les règles contenues dans le lien sont endommagées : il a été coupé ou modifié.
problem-link-rules = Les règles contenues dans le lien ne sont pas valides. { $message }
problem-letter-foreign = Ce n’est pas la lettre d’une partie.
problem-letter-too-long = La lettre est plus longue qu’aucun match ne l’exige.
problem-letter-older = La lettre vient d’une version plus ancienne d’Awale, que celle-ci ne lit pas.
problem-letter-newer = La lettre vient d’une version plus récente d’Awale. Mettez à jour pour l’ouvrir.
problem-letter-damaged = La lettre a été coupée ou modifiée en chemin. Demandez à votre ami de la renvoyer.
problem-letter-other-rules = { $variant } a dans ce programme d’autres règles que dans la lettre.
problem-letter-other-terms = La lettre a d’autres règles ou conditions que votre match. Rien n’a été changé.
problem-letter-too-many-lines = Le match a déjà trop de versions. Choisissez-en une avec votre ami.

## Ce qui ne va pas dans le texte d'une position ou d'un coup. $text est ce qui a été lu.

problem-position-parts = Une position sur ce plateau a { $needed } parties reliées par « - » ; celle-ci en a { $found }.
problem-position-count = La partie { $number } de la position, « { $text } », n’est pas un nombre de graines.
problem-position-too-many-seeds = Une position peut contenir { $limit } graines au plus.
problem-position-player = La dernière partie d’une position indique le joueur au trait, S ou N ; ici, c’est « { $text } ».
# $last et $small sont les lettres du dernier trou de chaque rangée.
problem-no-such-hole = « { $text } » n’est pas un trou de ce plateau ; les trous vont de A à { $last } et de a à { $small }.

## Ce qui ne va pas dans un match enregistré.

problem-saved-not-a-match = Ce n’est pas un match enregistré.
problem-saved-other-version = Ce match a été enregistré par une autre version du programme : son format est { $found }, et ce programme lit le format { $known }.
problem-saved-damaged = Ce match enregistré est endommagé : il a été coupé ou modifié.
problem-saved-too-long = Ce match est trop long pour être enregistré.
# $said vient du lecteur du format de fichier, et reste en anglais.
problem-saved-unreadable = Ce match enregistré est illisible : { $said }.
problem-saved-level = Dans ce match enregistré, un ordinateur joue à un niveau inconnu de ce programme, « { $level } ».
# $message est un ou plusieurs des messages ci-dessus.
problem-saved-rules = Les règles de ce match enregistré ne sont pas valides. { $message }
problem-saved-game = La partie de ce match enregistré ne suit pas ses règles. { $message }
problem-needs-format = « { $field } » demande le format { $needed }.
problem-last-hole-from-anywhere = Un minimum pour le dernier trou est impossible quand on peut jouer tous les trous.
problem-end-squares-and-stores = Les cases des extrémités et les greniers sur le chemin occupent la même place.
problem-end-squares-and-rounds = Les cases des extrémités ne peuvent pas être regarnies pour une autre manche.
problem-start-length = Le départ énumère { $found } nombres ; une rangée a { $holes } trous.
problem-empty-start = Le départ ne met aucune graine sur le plateau.
problem-start-and-territory = Les manches avec achat de trous demandent le même nombre de graines dans tous les trous.
problem-more-holes-than-row = Il faut { $found } trous pour continuer, mais une rangée n’en a que { $holes }.
problem-start-seeds = Le plateau commence avec { $found } graines ; une partie en contient au plus { $limit }.
problem-move-direction = « { $text } » demande un sens, + ou -.
problem-move-no-direction = « { $text } » a un sens, mais ce jeu n’en a qu’un.
problem-position-field = « { $text } » n’a pas de sens dans une position de ce jeu.
problem-position-no-open-hole = Un joueur n’a aucun trou ouvert.
problem-position-shut-hole = Il y a des graines dans un trou fermé.
