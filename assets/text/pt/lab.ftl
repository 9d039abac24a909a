# Como é uma regra quando se joga, medido com partidas do computador contra si mesmo.

lab-decimal-mark = ,
lab-thousands-mark = {""}

lab-figure-first-wins = Vitórias do primeiro jogador
lab-figure-second-wins = Vitórias do segundo jogador
lab-figure-draws = Empates
lab-figure-first-points = Pontos do primeiro jogador
lab-figure-first-margin = Vantagem final do primeiro jogador
lab-figure-margin = Diferença final em sementes
lab-figure-plies = Jogadas por partida
lab-figure-choice = Jogadas permitidas por vez
lab-figure-forced = Jogadas sem alternativa
lab-figure-passes = Passagens de vez (parte das jogadas)
lab-figure-passing-games = Partidas em que se passou a vez
lab-figure-laps = Percursos por jogada
lab-figure-longest-turn = Percursos na jogada mais longa
lab-figure-cut-off = Partidas com uma sementeira sem fim
lab-figure-catches = Jogadas com captura
lab-figure-catch-size = Sementes por captura
lab-figure-largest-catch = Maior captura (parte do total de sementes)
lab-figure-on-the-way = Capturas pelo caminho (parte do total de capturas)
lab-figure-lead-changes = Mudanças de líder por partida
lab-figure-comebacks = Vitórias de quem perdia a meio da partida
lab-figure-seeds-left = Sementes que restam no tabuleiro
lab-figure-repetition = Partidas terminadas por repetição
lab-figure-endless = Partidas sem fim
lab-figure-penalty = Partidas terminadas por penalização
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
    [yes] Experimente terminar a partida de outra forma, por exemplo quando restarem poucas sementes.
   *[no] Experimente terminar a partida quando uma posição se repetir.
}
lab-warning-circles = { $percent } % das partidas acabam por repetição. Experimente terminar a partida de outra forma ou permitir capturas com outros números de sementes.
lab-warning-cut-off = Em { $percent } % das partidas, uma sementeira sem fim é interrompida. Experimente parar os percursos com outros números de sementes ou saltar a casa de partida.
lab-warning-first-wins = O primeiro jogador ganha { $percent } % das partidas. Experimente limitar as capturas na abertura, acrescentar sementes ou jogar encontros de duas partidas, em que cada um começa uma vez.
lab-warning-second-wins = O primeiro jogador perde { $percent } % das partidas. Experimente mudar o número de sementes ou jogar encontros de duas partidas, em que cada um começa uma vez.
lab-warning-draws = { $percent } % das partidas acabam empatadas. Experimente repartir de outra forma as sementes que restam.
lab-warning-little-skill = A perícia conta pouco: o melhor jogador só faz { $percent } % dos pontos. Experimente usar mais sementes ou permitir mais maneiras de capturar.
lab-warning-no-choice = Em { $percent } % das vezes, só há uma jogada permitida. Experimente usar mais casas ou uma regra menos rigorosa para alimentar o adversário.
lab-warning-passes = Por cada cem jogadas, passa-se a vez { $percent } vezes. Experimente obrigar a alimentar o adversário ou terminar a partida quando um jogador não puder jogar.
lab-warning-few-catches = Só se captura em { $percent } % das jogadas. Experimente permitir capturas com mais números de sementes.
lab-warning-seeds-left = Em média, { $percent } % das sementes ainda estão no tabuleiro quando uma partida acaba. Experimente terminar a partida de outra forma ou facilitar as capturas.
lab-warning-penalty = { $percent } % das partidas acabam com a penalização por não alimentar. Experimente obrigar a alimentar o adversário sempre que possível.
lab-warning-short = Uma partida só dura cerca de { $moves } jogadas. Experimente usar mais sementes.
lab-warning-long = Uma partida dura cerca de { $moves } jogadas. Experimente usar menos sementes ou terminar a partida quando um jogador tiver a maioria.

lab-trait-length = Duração
lab-trait-wildness = Intensidade
lab-trait-relays = Percursos seguidos
lab-trait-on-the-way = Capturas pelo caminho
lab-trait-skill = Perícia
lab-trait-first-move = Primeira jogada
lab-grade-length =
    { $grade ->
        [low] partidas curtas
        [high] partidas longas
       *[middle] partidas de duração média
    }
lab-grade-wildness =
    { $grade ->
        [low] partidas calmas
        [high] partidas agitadas
       *[middle] partidas animadas
    }
lab-grade-relays =
    { $grade ->
        [low] poucos percursos seguidos
        [high] muitos percursos seguidos
       *[middle] alguns percursos seguidos
    }
lab-grade-on-the-way = { $grade ->
    [low] capturas no fim da sementeira
    [high] capturas pelo caminho
   *[middle] capturas no fim e pelo caminho
}
lab-grade-skill =
    { $grade ->
        [low] qualquer um pode ganhar
        [high] ganha o melhor jogador
       *[middle] a perícia costuma decidir
    }
lab-grade-first-move = { $grade ->
    [low] é melhor não começar
    [high] é melhor começar
   *[middle] tanto faz quem começa
}

lab-book =
    Uma partida dura cerca de { $moves } jogadas, com { $choice ->
        [1] uma jogada permitida
       *[other] { $choice } jogadas permitidas
    } de cada vez{ $relays ->
        [yes] { " " }e cerca de { $laps } percursos
       *[no] { "" }
    }. Em { $games } partidas do computador contra si próprio, no nível Clube, o primeiro jogador ganhou { $first } % e o segundo { $second } %; { $draws ->
        [0] quase nenhuma acabou empatada
       *[other] { $draws } % acabaram empatadas
    }.
