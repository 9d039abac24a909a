# Como é uma regra quando se joga, medido com partidas do computador contra si mesmo.

lab-decimal-mark = ,

lab-figure-first-wins = Ganha quem começa
lab-figure-second-wins = Ganha o outro jogador
lab-figure-draws = Empates
lab-figure-first-points = Pontos de quem começa
lab-figure-first-margin = Vantagem final de quem começa
lab-figure-margin = Sementes de diferença no fim
lab-figure-plies = Jogadas de uma partida
lab-figure-choice = Jogadas permitidas em cada vez
lab-figure-forced = Vezes com uma só jogada permitida
lab-figure-passes = Vezes passadas, pelas jogadas
lab-figure-passing-games = Partidas em que se passa
lab-figure-laps = Percursos de uma vez
lab-figure-longest-turn = Percursos da vez mais longa
lab-figure-cut-off = Partidas com uma sementeira cortada
lab-figure-catches = Vezes que capturam
lab-figure-catch-size = Sementes de uma vez dessas
lab-figure-largest-catch = Maior captura, de todas as sementes
lab-figure-on-the-way = Capturado pelo caminho, de tudo o que se captura
lab-figure-lead-changes = Mudanças de comando numa partida
lab-figure-comebacks = Ganhas depois de ir a perder a meio
lab-figure-seeds-left = Sementes que restam no tabuleiro
lab-figure-repetition = Partidas que acabam em círculos
lab-figure-endless = Partidas sem fim
lab-figure-penalty = Partidas que acabam pela penalização
lab-figure-skill = Pontos do melhor jogador

lab-amount = { $form ->
    [share] { $number } %
   *[other] { $number }
}
lab-interval = { $low } a { $high }

lab-warning-endless = { $games ->
    [1] A maior parte das partidas nunca acaba.
    [2] Uma partida em cada duas nunca acaba.
   *[other] Uma partida em cada { $games } nunca acaba.
} { $repetition ->
    [yes] Pense noutro fim, por exemplo quando restam poucas sementes.
   *[no] Pense em acabar uma partida em que uma posição se repete.
}
lab-warning-circles = { $percent } % das partidas acabam porque andam em círculos. Pense noutro fim, ou em capturas com outros números.
lab-warning-cut-off = Em { $percent } % das partidas uma sementeira não encontra fim e é cortada. Pense noutros números que parem um percurso, ou em saltar a casa esvaziada.
lab-warning-first-wins = Quem começa ganha { $percent } % das partidas. Pense em menos capturas para as primeiras jogadas, em mais sementes, ou em duas partidas trocando quem começa.
lab-warning-second-wins = Quem começa perde { $percent } % das partidas. Pense noutro número de sementes, ou em duas partidas trocando quem começa.
lab-warning-draws = { $percent } % das partidas acabam empatadas. Pense noutra partilha das sementes que restam.
lab-warning-little-skill = A perícia decide pouco: o melhor jogador só faz { $percent } % dos pontos. Pense em mais sementes, ou em mais maneiras de capturar.
lab-warning-no-choice = Em { $percent } % das vezes só há uma jogada permitida. Pense em mais casas, ou num dever de alimentar menor.
lab-warning-passes = Por cada cem vezes jogadas passam-se { $percent }. Pense num dever de alimentar, ou num fim quando um jogador não pode jogar.
lab-warning-few-catches = Só { $percent } % das vezes capturam alguma coisa. Pense em capturas com mais números.
lab-warning-seeds-left = { $percent } % das sementes ainda estão no tabuleiro quando uma partida acaba. Pense noutro fim, ou em mais capturas.
lab-warning-penalty = { $percent } % das partidas acabam pela penalização de não alimentar. Pense no dever de alimentar quando é possível.
lab-warning-short = Uma partida acaba ao fim de cerca de { $moves } jogadas. Pense em mais sementes.
lab-warning-long = Uma partida dura cerca de { $moves } jogadas. Pense em menos sementes, ou num fim quando um jogador tem a maioria.

lab-trait-length = Duração
lab-trait-wildness = Calmo ou agitado
lab-trait-relays = Vários percursos
lab-trait-on-the-way = Capturas pelo caminho
lab-trait-skill = Perícia
lab-trait-first-move = Primeira jogada
lab-grade-length = { $grade ->
    [low] curto
    [high] longo
   *[middle] de duração média
}
lab-grade-wildness = { $grade ->
    [low] calmo
    [high] agitado
   *[middle] animado
}
lab-grade-relays = { $grade ->
    [low] quase sempre um só percurso
    [high] muitos percursos
   *[middle] alguns percursos
}
lab-grade-on-the-way = { $grade ->
    [low] capturas no fim da sementeira
    [high] capturas pelo caminho
   *[middle] capturas no fim e pelo caminho
}
lab-grade-skill = { $grade ->
    [low] qualquer um pode ganhar
    [high] ganha o melhor
   *[middle] a perícia decide, mas nem sempre
}
lab-grade-first-move = { $grade ->
    [low] é melhor não começar
    [high] é melhor começar
   *[middle] tanto faz quem começa
}

lab-book = Uma partida dura cerca de { $moves } vezes de jogar, com { $choice ->
    [one] uma jogada permitida
   *[other] { $choice } jogadas permitidas
} em cada uma{ $relays ->
    [yes] {" "}e cerca de { $laps } percursos
   *[no] {""}
}. Entre jogadores iguais, quem começa ganha { $first } % das partidas e o outro { $second } %; { $draws ->
    [0] quase nenhuma acaba empatada
   *[other] { $draws } % acabam empatadas
}.
