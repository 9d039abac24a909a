### O que está errado num ficheiro de regras. As chaves começam por «problem-». $field é um campo do ficheiro.

problem-too-large = O ficheiro tem mais de { $limit } bytes: é grande demais para um ficheiro de regras.
problem-unknown-field = O campo `{ $found }` não existe aqui; podem ser { $known }.
problem-unknown-value = O valor `{ $found }` não existe aqui; pode ser { $known }.
problem-missing-field = Falta o campo `{ $field }`; é obrigatório.
problem-repeated-field = O campo `{ $field }` está indicado duas vezes.
problem-ends-early = O ficheiro acaba a meio de uma regra: talvez falte um parêntese ou umas aspas.
# $said vem do leitor do formato de ficheiro, e está sempre em inglês.
problem-syntax = Este texto não é um ficheiro de regras legível: { $said }.
problem-not-text = Isto não é um ficheiro de texto em UTF-8 válido.
problem-unknown-format = O formato do ficheiro é { $found }; este programa lê o formato { $known }.
problem-no-name = `name` está vazio.
problem-out-of-range = `{ $field }` é { $found }; deve ser de { $low } a { $high }.
problem-nothing-to-sow = `play.leave` é { $leave } e `play.min_seeds` é { $needed }: seria possível jogar uma casa sem sementes para semear.
problem-no-counts = `{ $field }` é uma lista vazia: `Only([...])` precisa de pelo menos um número.
problem-reversed-range = `{ $field }` é `Between({ $low }, { $high })`: o primeiro número não deve ser maior do que o segundo.
problem-feeding-from-anywhere = `play.feeding` deve ser `Free` quando `play.from` é `Any`: as sementes não são então de ninguém.
problem-reaching-from-anywhere = `play.reach_opponent` deve ser `false` quando `play.from` é `Any`.
problem-too-many = `{ $field }` tem { $found } entradas; o máximo é { $limit }.
problem-too-long = `{ $field }` tem { $found } caracteres; o máximo é { $limit }.
problem-more = { $count ->
    [one] Há mais um problema.
   *[other] Há mais { $count } problemas.
}

# Onde no ficheiro: $file, $line e $column, contadas a partir de 1; depois a mensagem.
problem-at = { $file }:{ $line }:{ $column }: { $message }
problem-in = { $file }: { $message }

## O que está errado num ficheiro de partida.

# $line e $column contam-se a partir de 1; depois a mensagem.
problem-at-place = Linha { $line }, coluna { $column }: { $message }
problem-game-unreadable = Isto não é nem uma etiqueta, nem uma jogada, nem um comentário.
problem-game-unclosed = O que começa aqui não tem fim: falta um parêntese, uma chaveta ou umas aspas.
problem-game-unopened = Este parêntese não fecha nada.
problem-game-nothing-replaced = Uma variante vem depois da jogada que substitui; aqui não há nenhuma jogada antes.
problem-game-too-deep = Há variantes encaixadas em mais de { $limit } níveis.
problem-game-too-many-tags = Há mais de { $limit } etiquetas antes da partida.
problem-game-second = Aqui começa uma segunda partida; só se pode ler uma de cada vez.
problem-game-no-start = Falta a etiqueta `{ $tag }`, que dá a posição inicial.
problem-game-start = A posição inicial está ilegível. { $message }
# $why é a mensagem seguinte.
problem-game-illegal = A jogada { $number }, { $hole }, não se pode fazer: { $why }.
problem-game-refused =
    { $why ->
        [game-over] a partida acabou
        [no-such-hole] este tabuleiro não tem essa casa
        [territory] a casa está na fila do outro jogador
        [empty] a casa está vazia
        [too-few] a casa tem poucas sementes, são precisas pelo menos { $needed }
        [grand-slam] a sua captura deixaria o outro jogador sem sementes, o que não é permitido
        [must-reach] não alcançaria a fila do outro jogador, e outra jogada alcança
        [must-feed] deixaria o outro jogador sem sementes, e outra jogada não
        [shut] a casa está fechada nesta ronda
        [special] a casa é especial e não se joga
        [last-hole] a última casa precisa de { $needed } sementes enquanto houver outra jogada
        [no-swap] não se pode trocar de lado agora
       *[starves] deixaria o outro jogador sem sementes, o que nunca é permitido
    }
problem-game-over-already = A partida já acabou; não pode acabar duas vezes.
problem-link-foreign = Esta ligação não contém nenhuma partida.
problem-link-too-long = Esta ligação é comprida demais para uma partida.
problem-link-no-rules = A ligação não traz as regras de { $variant }, que este programa não conhece.
problem-link-damaged = As regras na ligação estão danificadas: a ligação foi cortada ou alterada.
problem-link-rules = As regras na ligação não são válidas. { $message }
problem-letter-foreign = Isto não é a carta de uma partida.
problem-letter-too-long = A carta é mais comprida do que qualquer encontro precisa.
problem-letter-older = A carta vem de uma versão mais antiga do Awale, que esta não lê.
problem-letter-newer = A carta vem de uma versão mais recente do Awale. Atualize para a abrir.
problem-letter-damaged = A carta foi cortada ou alterada no caminho. Peça ao seu amigo que a envie outra vez.
problem-letter-other-rules = { $variant } tem neste programa outras regras do que na carta.
problem-letter-other-terms = A carta tem outras regras ou condições do que o seu encontro. Nada foi alterado.
problem-letter-too-many-lines = O encontro já tem linhas a mais. Escolha uma com o seu amigo.

## O que está errado no texto de uma posição ou de uma jogada. $text é o que se leu.

problem-position-parts = Uma posição deste tabuleiro tem { $needed } partes ligadas por «-»; esta tem { $found }.
problem-position-count = A parte { $number } da posição, «{ $text }», não é um número de sementes.
problem-position-too-many-seeds = Uma posição pode conter no máximo { $limit } sementes.
problem-position-player = A última parte de uma posição indica o jogador que tem a vez, S ou N; aqui está «{ $text }».
# $last e $small são as letras da última casa de cada fila.
problem-no-such-hole = «{ $text }» não é uma casa deste tabuleiro; as casas são A-{ $last } e a-{ $small }.

## O que está errado num encontro guardado.

problem-saved-not-a-match = Isto não é um encontro guardado.
problem-saved-other-version = Este encontro foi guardado por outra versão do programa: o seu formato é { $found }, e este programa lê o formato { $known }.
problem-saved-damaged = Este encontro guardado está danificado: foi cortado ou alterado.
problem-saved-too-long = Este encontro é comprido demais para ser guardado.
# $said vem do leitor do formato de ficheiro, e está sempre em inglês.
problem-saved-unreadable = Este encontro guardado está ilegível: { $said }.
problem-saved-level = Neste encontro guardado joga um computador de um nível desconhecido deste programa, «{ $level }».
# $message é uma ou várias das mensagens acima.
problem-saved-rules = As regras deste encontro guardado não são válidas. { $message }
problem-saved-game = A partida deste encontro guardado não segue as suas regras. { $message }
problem-needs-format = «{ $field }» precisa do formato { $needed }.
problem-last-hole-from-anywhere = Um mínimo na última casa é impossível quando se podem jogar todas as casas.
problem-end-squares-and-stores = As casas das pontas e os celeiros no caminho ocupam o mesmo lugar.
problem-end-squares-and-rounds = As casas das pontas não podem ser enchidas para outra ronda.
problem-start-length = O início enumera { $found } números; uma fila tem { $holes } casas.
problem-empty-start = O início não põe nenhuma semente no tabuleiro.
problem-start-and-territory = As rondas com compra de casas precisam do mesmo número de sementes em todas as casas.
problem-more-holes-than-row = São precisas { $found } casas para continuar, mas uma fila só tem { $holes }.
problem-start-seeds = O tabuleiro começa com { $found } sementes; uma partida tem no máximo { $limit }.
problem-move-direction = «{ $text }» precisa de um sentido, + ou -.
problem-move-no-direction = «{ $text }» tem um sentido, mas este jogo só tem um.
problem-position-field = «{ $text }» não tem sentido numa posição deste jogo.
problem-position-no-open-hole = Um jogador não tem nenhuma casa aberta.
problem-position-shut-hole = Há sementes numa casa fechada.
