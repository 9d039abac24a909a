### O que está errado num ficheiro de regras. As chaves começam por «problem-». $field é um campo do ficheiro.

problem-too-large = O ficheiro tem mais de { $limit } bytes; nenhum ficheiro de regras precisa de tantos.
problem-unknown-field = Aqui não há nenhum campo `{ $found }`; há { $known }.
problem-unknown-value = Aqui não há nenhum valor `{ $found }`; pode ser { $known }.
problem-missing-field = Falta o campo `{ $field }`; é obrigatório.
problem-repeated-field = O campo `{ $field }` está indicado duas vezes.
problem-ends-early = O ficheiro acaba antes da regra: faltará fechar um parêntese ou umas aspas?
# $said vem do leitor do formato de ficheiro, e está sempre em inglês.
problem-syntax = Isto não se pode ler como uma regra: { $said }.
problem-not-text = Isto não é um ficheiro de texto: não é UTF-8 válido.
problem-unknown-format = O formato é { $found }; este programa lê o formato { $known }.
problem-no-name = `name` está vazio.
problem-out-of-range = `{ $field }` é { $found }; deve ser de { $low } a { $high }.
problem-nothing-to-sow = `play.leave` é { $leave } e `play.min_seeds` é { $needed }: poder-se-ia jogar uma casa sem ter nenhuma semente para semear.
problem-no-counts = `{ $field }` é uma lista vazia: `Only([...])` precisa de pelo menos um número.
problem-reversed-range = `{ $field }` é `Between({ $low }, { $high })`: o primeiro número não deve ser maior do que o segundo.
problem-feeding-from-anywhere = `play.feeding` deve ser `Free` quando `play.from` é `Any`: qualquer um pode jogar qualquer semente.
problem-reaching-from-anywhere = `play.reach_opponent` deve ser `false` quando `play.from` é `Any`.
problem-too-many = `{ $field }` tem { $found } entradas; leem-se no máximo { $limit }.
problem-too-long = `{ $field }` tem { $found } caracteres; leem-se no máximo { $limit }.
problem-more = { $count ->
    [one] E mais um problema.
   *[other] E mais { $count } problemas.
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
problem-game-nothing-replaced = Uma variante vem depois da jogada que substitui, e aqui não há nenhuma.
problem-game-too-deep = Há mais de { $limit } variantes umas dentro das outras.
problem-game-too-many-tags = Há mais de { $limit } etiquetas à cabeça da partida.
problem-game-second = Aqui começa uma segunda partida; só se pode ler uma de cada vez.
problem-game-no-start = Falta a etiqueta `{ $tag }`, que dá a posição inicial.
problem-game-start = Não se consegue ler a posição inicial. { $message }
# $why é a mensagem seguinte.
problem-game-illegal = A jogada { $number }, { $hole }, não se pode fazer: { $why }.
problem-game-refused =
    { $why ->
        [game-over] a partida acabou
        [no-such-hole] neste tabuleiro não há tal casa
        [territory] a casa está na fila do outro jogador
        [empty] a casa está vazia
        [too-few] a casa tem poucas sementes, são precisas pelo menos { $needed }
        [grand-slam] a sua captura deixaria o outro jogador sem sementes, o que não é permitido
        [must-reach] não alcançaria a fila do outro jogador, e outra jogada alcança
        [must-feed] deixaria o outro jogador sem sementes, e outra jogada não
       *[starves] deixaria o outro jogador sem sementes, o que nunca é permitido
    }
problem-game-over-already = A partida já acabou e não pode acabar outra vez.
problem-link-foreign = Esta ligação não leva a nenhuma partida.
problem-link-too-long = A ligação é mais comprida do que qualquer partida precisa.
problem-link-no-rules = A ligação não traz as regras de { $variant }, que este programa não conhece.
problem-link-damaged = As regras na ligação estão danificadas: foi cortada ou alterada.
problem-link-rules = As regras na ligação não fazem sentido. { $message }

## O que está errado no texto de uma posição ou de uma jogada. $text é o que se leu.

problem-position-parts = Uma posição deste tabuleiro tem { $needed } partes ligadas por «-»; esta tem { $found }.
problem-position-count = A parte { $number } da posição, «{ $text }», não é um número de sementes.
problem-position-too-many-seeds = Uma posição pode conter no máximo { $limit } sementes.
problem-position-player = A última parte de uma posição é o jogador a quem cabe jogar, S ou N, e não «{ $text }».
# $last e $small são as letras da última casa de cada fila.
problem-no-such-hole = «{ $text }» não é uma casa deste tabuleiro; vão de A a { $last } e de a a { $small }.

## O que está errado num encontro guardado.

problem-saved-not-a-match = Isto não é um encontro guardado.
problem-saved-other-version = Este encontro foi guardado por outra versão do programa: o seu formato é { $found }, e este programa lê o formato { $known }.
problem-saved-damaged = Este encontro guardado está danificado: foi cortado ou alterado.
# $said vem do leitor do formato de ficheiro, e está sempre em inglês.
problem-saved-unreadable = Este encontro guardado não se consegue compreender: { $said }.
problem-saved-level = Neste encontro guardado joga um computador de um nível que este programa não conhece, «{ $level }».
# $message é uma ou várias das mensagens acima.
problem-saved-rules = As regras deste encontro guardado não fazem sentido. { $message }
problem-saved-game = A partida deste encontro guardado não segue as suas regras. { $message }
