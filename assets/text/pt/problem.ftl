### O que está errado num ficheiro de regras. As chaves começam por «problem-». $field é um campo do ficheiro.

problem-too-large = O ficheiro é demasiado grande: um ficheiro de regras pode ter, no máximo, { $limit } bytes.
problem-unknown-field = Campo desconhecido `{ $found }`; esperava-se um destes: { $expected }.
problem-unknown-value = Valor desconhecido `{ $found }`; esperava-se um destes: { $expected }.
problem-missing-field = Falta o campo `{ $field }`.
problem-repeated-field = O campo `{ $field }` aparece duas vezes.
problem-ends-early = O ficheiro acaba cedo demais: talvez falte fechar um parêntese ou umas aspas.
# $text vem do leitor do formato de ficheiro, e está sempre em inglês.
problem-syntax = Este ficheiro de regras não é válido: { $text }.
problem-not-text = Isto não é um ficheiro de texto: não é UTF-8 válido.
problem-unknown-format = O ficheiro está no formato { $found }; este programa lê o formato { $supported }.
problem-no-name = `name` está vazio.
problem-out-of-range = `{ $field }` é { $found }; tem de estar entre { $low } e { $high }.
problem-nothing-to-sow = `play.leave` é { $leave } e `play.min_seeds` é { $needed }: algumas jogadas não teriam sementes para semear.
problem-no-counts = `{ $field }` é uma lista vazia: `Only([...])` precisa de pelo menos um número.
problem-reversed-range = `{ $field }` é `Between({ $low }, { $high })`: o primeiro número não pode ser maior do que o segundo.
problem-feeding-from-anywhere = `play.feeding` tem de ser `Free` se `play.from` for `Any`: ambos os jogadores podem jogar qualquer casa.
problem-reaching-from-anywhere = `play.reach_opponent` tem de ser `false` se `play.from` for `Any`.
problem-too-many = `{ $field }` tem { $found } entradas; o limite é { $limit }.
problem-too-long = `{ $field }` tem { $found } caracteres; o limite é { $limit }.
problem-more =
    { $count ->
        [1] E mais um problema.
       *[other] E mais { $count } problemas.
    }

# Onde no ficheiro: $file, $line e $column, contadas a partir de 1; depois a mensagem.
problem-at = { $file }:{ $line }:{ $column }: { $message }
problem-in = { $file }: { $message }

## O que está errado num ficheiro de partida.

# $line e $column contam-se a partir de 1; depois a mensagem.
problem-at-place = Linha { $line }, coluna { $column }: { $message }
problem-game-unreadable = Isto não é uma etiqueta, uma jogada nem um comentário.
problem-game-unclosed = Aqui abre-se um parêntese, uma chaveta ou umas aspas que nunca se fecham.
problem-game-unopened = Aqui fecha-se um parêntese que não foi aberto.
problem-game-nothing-replaced = Uma variação tem de vir depois da jogada que substitui, e antes desta não há nenhuma.
problem-game-too-deep = Há variações encaixadas em mais de { $limit } níveis.
problem-game-too-many-tags = A partida tem mais de { $limit } etiquetas.
problem-game-second = Aqui começa uma segunda partida. Cole uma partida de cada vez.
problem-game-start = A posição inicial não é válida. { $message }
# $why é a mensagem seguinte.
problem-game-illegal = A jogada { $number } ({ $hole }) não pode ser feita: { $why }.
problem-game-refused =
    { $why ->
        [game-over] a partida acabou
        [no-such-hole] este tabuleiro não tem essa casa
        [territory] a casa está na fila do outro jogador
        [empty] a casa está vazia
        [too-few] a casa não tem sementes suficientes: são precisas pelo menos { $needed }
        [grand-slam] capturaria todas as sementes do outro jogador, o que não é permitido
        [must-reach] não chegaria à fila do outro jogador, mas outra jogada chegaria
        [must-feed] deixaria o outro jogador sem sementes, mas outra jogada não
        [shut] a casa está fechada nesta ronda
        [special] a casa é especial, e as sementes dela não se podem jogar
        [last-hole] a última casa precisa de pelo menos { $needed } sementes enquanto houver outra jogada possível
        [no-swap] os jogadores não podem trocar de lado agora
        [must-capture] não captura nada, mas outra jogada capturaria
        [inner-first] o jogador tem de jogar a partir da fila interior, se puder
        [empties-inner] deixaria vazia a fila interior
        [endless] a sementeira nunca acabaria
        [blocked] a casa está bloqueada nesta jogada
        [onto-seeds] uma semente isolada só pode ir para uma casa vazia
        [no-capture-that-way] só se pode jogar nesse sentido se capturar
        [wrong-answer] a casa não se pode jogar dessa forma
       *[starves] deixaria o outro jogador sem sementes, o que nunca é permitido
    }
problem-game-over-already = A partida já acabou.
problem-exchange-rules = As partidas com estas regras não se podem escrever nesta notação.
problem-exchange-game = Esta notação não consegue representar a posição inicial desta partida ou uma das jogadas.
problem-exchange-start = A posição inicial não é válida nesta notação.
problem-exchange-word = { $word } não é uma jogada nesta notação.
problem-exchange-differs = Segundo estas regras, { $word } termina ou captura de outra forma.
problem-link-foreign = Esta ligação não leva a nenhuma partida.
problem-link-too-long = Esta ligação é demasiado longa para ser de uma partida.
problem-link-no-rules = Este programa não conhece a variante { $variant }, e a ligação não contém as regras dela.
problem-link-damaged = As regras contidas na ligação estão incompletas ou foram alteradas. Copie outra vez a ligação inteira.
problem-link-rules = As regras contidas na ligação não são válidas. { $message }
problem-letter-foreign = Isto não é uma ligação para uma partida.
problem-letter-too-long = Esta ligação é demasiado longa para ser de um encontro.
problem-letter-older = A ligação vem de uma versão mais antiga do Awalé. Esta versão não a consegue ler.
problem-letter-newer = A ligação vem de uma versão mais recente do Awalé. Atualize o Awalé para a abrir.
problem-letter-damaged = A ligação chegou incompleta ou alterada. Peça ao seu amigo que a envie outra vez.
problem-letter-other-rules = As regras de { $variant } contidas na ligação são diferentes das deste programa.
problem-letter-other-terms = As regras ou as condições da ligação são diferentes das do seu encontro. Nada foi alterado.
problem-letter-too-many-lines = Este encontro já se dividiu em demasiadas linhas. Combine com o seu amigo qual continuar.

## O que está errado no texto de uma posição ou de uma jogada. $text é o que se leu.

problem-position-parts = Uma posição deste tabuleiro tem { $needed } partes ligadas por «-»; esta tem { $found }.
problem-position-count = A parte { $number } da posição, «{ $text }», não é um número de sementes.
problem-position-too-many-seeds = Uma posição pode conter, no máximo, { $limit } sementes.
problem-position-player = A última parte de uma posição tem de ser o jogador que vai jogar, S ou N, e não «{ $text }».
# $last e $small são as letras da última casa de cada fila.
problem-no-such-hole = «{ $text }» não é uma casa deste tabuleiro; as casas são A-{ $last } e a-{ $small }.

## O que está errado num encontro guardado.

problem-saved-not-a-match = Isto não é um encontro guardado.
problem-saved-other-version = Este encontro foi guardado por outra versão do programa, no formato { $found }; este programa lê o formato { $supported }.
problem-saved-damaged = Este encontro guardado está incompleto ou foi alterado.
problem-saved-too-long = O encontro é demasiado longo para ser guardado.
# $text vem do leitor do formato de ficheiro, e está sempre em inglês.
problem-saved-unreadable = Este encontro guardado não é válido: { $text }.
problem-saved-level = Neste encontro guardado joga um computador de um nível que este programa não conhece: «{ $level }».
# $message é uma ou várias das mensagens acima.
problem-saved-rules = As regras deste encontro guardado não são válidas. { $message }
problem-saved-game = A partida deste encontro guardado não respeita as respetivas regras. { $message }
problem-needs-format = `{ $field }` precisa do formato { $needed }.
problem-last-hole-from-anywhere = Não pode haver um mínimo para a última casa se os jogadores puderem jogar qualquer casa.
problem-end-squares-and-stores = Use quadrados nas pontas ou celeiros em que se semeia, mas não ambos: ocupariam o mesmo lugar.
problem-end-squares-and-rounds = Num encontro por rondas não pode haver quadrados nas pontas: não se podem voltar a encher.
problem-start-length = A posição inicial enumera { $found } números, mas uma fila tem { $holes } casas.
problem-empty-start = Um dos jogadores começa sem sementes.
problem-start-and-territory = Se os jogadores comprarem casas entre rondas, todas as casas têm de começar com o mesmo número de sementes.
problem-more-holes-than-row = Um jogador precisa de { $found } casas para outra ronda, mas uma fila só tem { $holes }.
problem-start-seeds = O tabuleiro começa com { $found } sementes; o limite é { $limit }.
problem-move-direction = «{ $text }» precisa de um sentido, + ou -.
problem-move-no-direction = «{ $text }» indica um sentido, mas nesta variante só há um.
problem-move-extras = «{ $text }» não é uma jogada desta variante: a seguir à casa, indique no máximo duas casas do outro jogador, nunca a mesma duas vezes.
problem-position-field = «{ $text }» não faz parte de uma posição desta variante.
problem-position-no-open-hole = Um jogador não tem nenhuma casa aberta.
problem-position-shut-hole = Uma casa fechada não pode conter sementes.
problem-position-no-stores = O tabuleiro desta variante não tem celeiros, por isso não pode haver sementes neles.
problem-rows = `{ $field }` é { $found }; tem de ser 2 ou 4.
problem-needs-rows = `{ $field }` precisa de um tabuleiro de { $rows } filas.
problem-does-not-fit = `{ $field }` é incompatível com `{ $beside }`.
problem-no-such-letter = `{ $field }` não pode usar «{ $found }». Indique a letra de uma das casas de Sul; uma nyumba tem de estar na fila interior.
