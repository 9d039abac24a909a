### Ce qui ne va pas dans un fichier de règles. Les clés commencent par « problem- ». $field est un champ du fichier.

problem-too-large = Le fichier a plus de { $limit } octets ; aucun fichier de règles n’en a besoin.
problem-unknown-field = Il n’y a pas ici de champ `{ $found }` ; il y a { $known }.
problem-unknown-value = Il n’y a pas ici de valeur `{ $found }` ; elle peut être { $known }.
problem-missing-field = Le champ `{ $field }` manque ; il est obligatoire.
problem-repeated-field = Le champ `{ $field }` est donné deux fois.
problem-ends-early = Le fichier finit avant la règle : une parenthèse ou un guillemet n’est-il pas fermé ?
# $said vient du lecteur du format de fichier, et reste en anglais.
problem-syntax = Cela ne peut pas être lu comme une règle : { $said }.
problem-not-text = Ce n’est pas un fichier de texte : ce n’est pas de l’UTF-8 valide.
problem-unknown-format = Le format est { $found } ; ce programme lit le format { $known }.
problem-no-name = `name` est vide.
problem-out-of-range = `{ $field }` vaut { $found } ; il faut de { $low } à { $high }.
problem-nothing-to-sow = `play.leave` vaut { $leave } et `play.min_seeds` vaut { $needed } : on pourrait jouer un trou sans avoir de graine à semer.
problem-no-counts = `{ $field }` est une liste vide : il faut au moins un nombre dans `Only([...])`.
problem-reversed-range = `{ $field }` est `Between({ $low }, { $high })` : le premier nombre ne doit pas dépasser le second.
problem-feeding-from-anywhere = `play.feeding` doit être `Free` quand `play.from` est `Any` : chaque graine est à qui veut la jouer.
problem-reaching-from-anywhere = `play.reach_opponent` doit être `false` quand `play.from` est `Any`.
problem-too-many = `{ $field }` a { $found } entrées ; on en lit au plus { $limit }.
problem-too-long = `{ $field }` a { $found } caractères ; on en lit au plus { $limit }.
problem-more = { $count ->
    [one] Et encore un problème.
   *[other] Et encore { $count } problèmes.
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
problem-game-nothing-replaced = Une variante suit le coup qu’elle remplace, et il n’y en a pas ici.
problem-game-too-deep = Plus de { $limit } variantes sont emboîtées.
problem-game-too-many-tags = Plus de { $limit } étiquettes précèdent la partie.
problem-game-second = Une deuxième partie commence ici ; on ne peut en lire qu’une à la fois.
problem-game-no-start = L’étiquette `{ $tag }` manque, qui donne la position de départ.
problem-game-start = La position de départ ne peut pas être lue. { $message }
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
       *[starves] il laisserait l’autre joueur sans graines, ce qui n’est jamais permis
    }
problem-game-over-already = La partie est déjà finie et ne peut pas finir une deuxième fois.
problem-link-foreign = Ce lien ne mène à aucune partie.
problem-link-too-long = Ce lien est plus long qu’aucune partie ne l’exige.
problem-link-no-rules = Le lien ne contient pas les règles de { $variant }, que ce programme ne connaît pas.
problem-link-damaged = Les règles contenues dans le lien sont abîmées : il a été coupé ou modifié.
problem-link-rules = Les règles contenues dans le lien n’ont pas de sens. { $message }

## Ce qui ne va pas dans le texte d'une position ou d'un coup. $text est ce qui a été lu.

problem-position-parts = Une position sur ce plateau a { $needed } parties reliées par « - » ; celle-ci en a { $found }.
problem-position-count = La partie { $number } de la position, « { $text } », n’est pas un nombre de graines.
problem-position-too-many-seeds = Une position peut contenir { $limit } graines au plus.
problem-position-player = La dernière partie d’une position dit qui doit jouer, S ou N, et non « { $text } ».
# $last et $small sont les lettres du dernier trou de chaque rangée.
problem-no-such-hole = « { $text } » n’est pas un trou de ce plateau ; ils vont de A à { $last } et de a à { $small }.

## Ce qui ne va pas dans un match enregistré.

problem-saved-not-a-match = Ce n’est pas un match enregistré.
problem-saved-other-version = Ce match a été enregistré par une autre version du programme : son format est { $found }, et ce programme lit le format { $known }.
problem-saved-damaged = Ce match enregistré est abîmé : il a été coupé ou modifié.
# $said vient du lecteur du format de fichier, et reste en anglais.
problem-saved-unreadable = Ce match enregistré ne peut pas être compris : { $said }.
problem-saved-level = Dans ce match enregistré, un ordinateur joue à un niveau que ce programme ne connaît pas, « { $level } ».
# $message est un ou plusieurs des messages ci-dessus.
problem-saved-rules = Les règles de ce match enregistré n’ont pas de sens. { $message }
problem-saved-game = La partie de ce match enregistré ne suit pas ses règles. { $message }
