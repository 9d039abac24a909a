### A oficina de regras. As chaves começam por «workshop-».
### O atributo `.help` explica numa frase o que quer dizer um parâmetro ou um valor.

## A oficina: a lista das variantes e o que se pode fazer com uma

workshop-menu = Oficina
workshop-title = Oficina de regras
workshop-intro = Escolha uma variante para começar. As que vêm com o jogo nunca mudam: trabalha numa cópia.
workshop-open = Mudar
workshop-open-copy = Mudar uma cópia
workshop-duplicate = Duplicar
workshop-delete = Apagar
workshop-ask-delete = Apagar { $name }? O ficheiro { $file } desaparece.
workshop-paste-rules = Colar regras
workshop-copy-rules = Copiar como texto
workshop-show-folder = Ver a pasta
workshop-folder = Os seus ficheiros de regras: { $folder }
workshop-drop = Também pode largar um ficheiro de regras na janela.
workshop-resume = Continuar «{ $name }»
workshop-ask-discard = «{ $name }» não está guardada. Deitar fora estas mudanças?
workshop-discard = Deitar fora
workshop-saved = Guardada como { $file }.
workshop-copied = Copiado para a área de transferência.
workshop-imported = { $name } está agora entre as suas variantes, como { $file }.
workshop-nothing-to-paste = A área de transferência não tem texto.
workshop-not-read = Isto não se pode ler como regra. { $reason }
workshop-no-folder = Não é possível mostrar a pasta: { $reason }
workshop-untitled = Nova variante
workshop-built-in = As do jogo

## O editor de uma variante

workshop-try = Experimentar
workshop-save = Guardar
workshop-back-to-editor = Voltar à oficina
workshop-description = Em palavras
workshop-problems = Isto ainda não faz sentido
workshop-group-texts = Textos
workshop-group-board = Tabuleiro
workshop-group-play = Jogadas
workshop-group-sowing = Sementeira
workshop-group-capture = Captura
workshop-group-end = Fim
workshop-name = Nome
workshop-aliases = Outros nomes, separados por vírgulas
workshop-origin = Onde se joga
workshop-proposed-by = Proposta por
workshop-source = Livro ou página de onde vem
workshop-about = Sobre ela, em algumas frases
workshop-other-boards = Outros tabuleiros habituais
    .help = São oferecidos ao jogador ao lado do habitual.
workshop-add-board = Outro tabuleiro
workshop-remove-board = Tirar este tabuleiro

## Parâmetros

workshop-parameter-board-holes = Casas por fila
    .help = O tabuleiro tem duas filas de tantas casas.
workshop-parameter-board-seeds = Sementes por casa
    .help = Cada casa tem tantas sementes no início.
workshop-parameter-board-direction = Sentido da sementeira
    .help = Para que lado se deixam as sementes à volta do tabuleiro.
workshop-choice-direction-counterclockwise = Anti-horário
    .help = Para a direita na própria fila, para a esquerda na do adversário: o habitual.
workshop-choice-direction-clockwise = Horário
    .help = Para a esquerda na própria fila, para a direita na do adversário.
workshop-parameter-play-from = Casas à escolha
    .help = Em que fila um jogador pode esvaziar uma casa.
workshop-choice-from-own = A própria fila
    .help = Só se jogam as casas da própria fila.
workshop-choice-from-any = As duas filas
    .help = Joga-se qualquer casa. Não há então dever de alimentar.
workshop-parameter-play-min-seeds = Sementes necessárias
    .help = Uma casa com menos não pode ser jogada.
workshop-parameter-play-leave = Sementes que ficam
    .help = Tantas ficam na casa que se esvazia; menos do que as precisas para a jogar.
workshop-parameter-play-feeding = Alimentar o adversário
    .help = O que obriga um jogador a deixar ao outro com que jogar.
workshop-choice-feeding-free = Livre
    .help = Ninguém é obrigado a alimentar ninguém.
workshop-choice-feeding-if-possible = Se possível
    .help = Uma jogada que esvazia a fila do adversário é proibida enquanto houver outra.
workshop-choice-feeding-required = Sempre
    .help = Uma jogada que esvazia a fila do adversário é proibida, mesmo que não haja outra.
workshop-choice-feeding-penalised = Ou perde-se o resto
    .help = Não proíbe nenhuma jogada, mas quem podia alimentar uma fila vazia e não o fez perde todas as sementes do tabuleiro.
workshop-parameter-play-reach-opponent = Chegar antes à outra fila
    .help = Enquanto alguma jogada deixar uma semente na fila do adversário, só essas são permitidas.
workshop-parameter-sowing-skip-start = Saltar a casa esvaziada
    .help = Uma sementeira que dá a volta não deixa semente na casa de onde saiu.
workshop-parameter-sowing-relay = Vários percursos
    .help = Onde a última semente não para a sementeira, a casa alcançada é esvaziada e semeada por sua vez.
workshop-parameter-sowing-relay-stop-counts = Um percurso para com
    .help = O que tem a casa alcançada, com a última semente, quando a sementeira para. Uma: estava vazia.
workshop-parameter-sowing-relay-stop-in = Onde para
    .help = Em que fila deve estar para isso a casa alcançada, vista por quem semeia.
workshop-parameter-sowing-relay-max-laps = Percursos no máximo
    .help = Ao fim de tantos percursos, uma sementeira sem fim é cortada.
workshop-parameter-flow-capture = Capturas pelo caminho
    .help = Podem esvaziar-se casas enquanto dura a sementeira.
workshop-parameter-flow-capture-counts = Capturadas pelo caminho com
    .help = O que deve ter uma casa, com a semente acabada de deixar, para ser logo esvaziada.
workshop-parameter-flow-capture-by = Quem captura pelo caminho
    .help = Para quem vai essa casa.
workshop-choice-by-mover = Quem semeia
    .help = Só captura o jogador que joga.
workshop-choice-by-both = Ambos
    .help = Qualquer um captura, mesmo na vez do outro.
workshop-parameter-flow-capture-territory = Onde, pelo caminho
    .help = Em que fila deve estar a casa, vista por quem captura.
workshop-parameter-capture-counts = Capturadas com
    .help = O que deve ter a casa a que chegou a última semente para capturar.
workshop-parameter-capture-territory = Onde deve cair a última semente
    .help = Em que fila, vista por quem joga.
workshop-parameter-capture-takes = O que se captura
    .help = O que rende uma casa.
workshop-choice-takes-reached = A casa alcançada
    .help = As suas próprias sementes.
workshop-choice-takes-opposite = A casa em frente
    .help = As sementes da casa em frente; a alcançada fica com as suas.
workshop-choice-takes-reached-and-opposite = Ambas
    .help = As suas próprias sementes e as da casa em frente.
workshop-parameter-capture-chain = Cadeias de casas
    .help = Se as casas anteriores são capturadas também, enquanto tiverem o que captura.
workshop-choice-chain-none = Nenhuma
    .help = Só a casa alcançada.
workshop-choice-chain-within-territory = Nesta fila
    .help = Para trás até ao fim da fila.
workshop-choice-chain-across-territories = À volta do tabuleiro
    .help = Para trás, de uma fila para a outra.
workshop-parameter-capture-grand-slam = Grande chelem
    .help = O que acontece a uma captura que esvaziaria a fila do adversário.
workshop-choice-grand-slam-allowed = Permitido
    .help = É uma captura como outra qualquer.
workshop-choice-grand-slam-cancelled = Anulado
    .help = A jogada vale, mas não captura nada.
workshop-choice-grand-slam-spares-last = Poupa uma casa
    .help = A última casa da cadeia não rende nada.
workshop-choice-grand-slam-illegal = Proibido
    .help = Uma jogada dessas não se pode fazer.
workshop-parameter-end-stuck = Quem não pode jogar
    .help = O que acontece quando o jogador que joga não tem jogada.
workshop-choice-stuck-ends = Acaba a partida
    .help = A partida acaba.
workshop-choice-stuck-passes = Passa
    .help = O outro volta a jogar; se ambos estiverem bloqueados, a partida acaba.
workshop-parameter-end-majority = Fim com mais de metade
    .help = A partida acaba quando um celeiro tem mais de metade de todas as sementes.
workshop-parameter-end-no-hole-above-one = Fim com casas pequenas
    .help = A partida acaba quando nenhuma casa tem mais de uma semente.
workshop-parameter-end-empty-territory = Fim com uma fila vazia
    .help = A partida acaba assim que uma fila não tem sementes, seja de quem for.
workshop-parameter-end-seeds-left-below = Fim quando restam poucas
    .help = A partida acaba quando há menos de certo número de sementes no tabuleiro.
workshop-parameter-end-seeds-left-below-number = Menos de
    .help = Com tantas sementes ainda se continua.
workshop-parameter-end-remaining = As sementes que restam
    .help = Para quem vai o que está no tabuleiro no fim.
workshop-choice-remaining-each-own = Cada um a sua fila
    .help = Cada jogador leva as sementes da sua fila.
workshop-choice-remaining-last-mover = O último a jogar
    .help = Quem fez a última jogada leva-as todas.
workshop-choice-remaining-last-capturer = O último a capturar
    .help = Quem capturou por último leva-as todas; ninguém, se ninguém capturou.
workshop-choice-remaining-nobody = Ninguém
    .help = Ficam no tabuleiro e não contam para ninguém.
workshop-choice-remaining-not-stuck-else-each-own = Quem pode jogar; senão, cada um a sua fila
    .help = Se só um ainda pudesse jogar, leva-as todas; senão, cada um a sua fila.
workshop-choice-remaining-not-stuck-else-last-mover = Quem pode jogar; senão, o último a jogar
    .help = Se só um ainda pudesse jogar, leva-as todas; senão, quem fez a última jogada.
workshop-choice-remaining-not-stuck-else-nobody = Quem pode jogar; senão, ninguém
    .help = Se só um ainda pudesse jogar, leva-as todas; senão, ninguém.
workshop-parameter-end-repetition = Fim ao andar em círculos
    .help = A partida acaba quando a mesma posição volta com o mesmo jogador a jogar.
workshop-parameter-end-repetition-occurrences = Vezes que a posição surge
    .help = A partida acaba a essa vez.
workshop-parameter-end-repetition-remaining = Sementes após um círculo
    .help = Para quem vai então o que está no tabuleiro.

## Lugares e conjuntos de números

workshop-choice-territory-own = A própria fila
    .help = A fila desse jogador.
workshop-choice-territory-opponent = A outra fila
    .help = A fila do outro jogador.
workshop-choice-territory-any = As duas filas
    .help = Em qualquer parte do tabuleiro.
workshop-counts-only = Estes
    .help = Só os números marcados.
workshop-counts-between = De … a
    .help = Todos os números do primeiro ao segundo.
workshop-counts-even = Pares
    .help = Dois, quatro, seis e assim por diante.
workshop-counts-at-least = Pelo menos
    .help = Tantas ou mais.
workshop-counts-low = De
workshop-counts-high = A
workshop-counts-least = Pelo menos
workshop-counts-another = Outro número
workshop-counts-add = Acrescentar este número

workshop-side-words = Regras
workshop-side-lab = Como se joga
workshop-lab-measure = Medir
workshop-lab-go-on = Continuar a medir
workshop-lab-stop = Parar
workshop-lab-games = { $games ->
    [0] Ainda nada foi medido: o computador joga com estas regras contra si próprio e conta.
   *[other] { $games } jogos do computador contra si próprio.
}
workshop-lab-figures = Números
workshop-lab-intervals = Em 95 de cada 100 medições destas, o valor verdadeiro está entre os números da direita. O que o computador faz não é o que as pessoas fazem.
# $counts lists games: "3: 120, 4: 110". $file is a path.
workshop-lab-among = Entre os jogos
workshop-lab-among-hint = Cada ponto é um jogo que vem com o programa, a semente é este com o seu intervalo.
workshop-lab-compare = Comparar
workshop-lab-parameter = Um parâmetro
workshop-lab-game = Outro jogo
workshop-lab-previous = Anterior
workshop-lab-next = Seguinte
workshop-lab-measure-all = Medir todos
workshop-lab-counted = Partidas jogadas: { $counts }
workshop-lab-on = com
workshop-lab-off = sem
workshop-lab-alone = Não há nada para comparar: escolha outro.
workshop-lab-save = Guardar como tabela
workshop-lab-saved = Guardado como { $file }. Qualquer folha de cálculo o abre.

# The computer practises the chosen rules. $percent is a whole number; $won, $drawn and $lost count games.
workshop-side-practice = Treino
workshop-practice-about = O computador joga com estas regras contra si próprio e aprende o que valem as posições. O grande mestre e a avaliação guiam-se por isso. Treina enquanto esta página estiver aberta.
workshop-practice-begin = Deixar o computador treinar
workshop-practice-more = Continuar a treinar
workshop-practice-stop = Parar
workshop-practice-forget = Esquecer o que aprendeu
workshop-practice-known = Aprendeu alguma coisa neste computador, que fica guardada.
workshop-practice-playing = Volta { $round }: partidas para aprender, { $percent } %
workshop-practice-learning = Volta { $round }: aprende com elas
workshop-practice-trying = Volta { $round }: experimenta o que aprendeu, { $percent } %
workshop-practice-endless = Estas partidas não acabam: nada se aprende com elas.
workshop-practice-games = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
} em { $minutes ->
    [0] menos de um minuto
    [one] 1 minuto
   *[other] { $minutes } minutos
}.
workshop-practice-score = O que aprendeu contra o que sabia antes: { $won } ganhas, { $drawn } empatadas, { $lost } perdidas, ou seja, { $percent } % dos pontos.
workshop-practice-nothing-yet = Ainda não encontrou nada melhor do que já sabia.
