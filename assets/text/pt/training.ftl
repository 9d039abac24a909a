### O companheiro, as pontuações e os problemas no jogo. As chaves deste ficheiro começam por "training-".
###
### $standing é o que dizem teacher-between e os seus semelhantes: "entre Amador e Clube". $hole e $holes são letras.

## O companheiro, e onde está um jogador

training-companion-begins = Joga tão bem como você: começa { $standing }, e segue os seus resultados.
training-companion-stands = Joga tão bem como você: { $standing }, depois de { $games ->
        [1] 1 jogo
       *[other] { $games } jogos
    }.
training-standing = Está agora { $standing }.
training-standing-rough = Pelo que se pode dizer até agora, está { $standing }.
training-unrated = Este jogo nada diz da sua força: { $why ->
        [helped] o computador ajudou.
        [taken-back] houve jogadas anuladas.
        [given-up] desistiu dele sem estar atrás.
       *[set-up] começou com outra posição que não a habitual.
    }

## A escolha de problemas

training-puzzles = Problemas
training-page-puzzles = Problemas
training-page-game = Que jogo
training-rating = A sua força nos problemas: { $rating } ± { $deviation }, { $standing }; { $puzzles ->
        [1] contou 1 problema
       *[other] contaram { $puzzles } problemas
    }.
training-rating-unknown = O primeiro problema que tentar dá-lhe uma pontuação. Cada problema conta uma vez, com a sua primeira resposta.
training-day = Problema do dia
training-day-solved = Problema do dia: resolvido
training-day-tip = O mesmo para todos hoje.
training-days-in-a-row = { $days ->
        [1] Resolvido 1 dia
       *[other] Resolvido { $days } dias seguidos
    }
training-by-strength = Ao seu nível
training-run = Três vidas
training-run-tip = Cada vez mais difíceis, até à terceira resposta errada.
training-run-best = Melhor série: { $solved }
training-by-theme = Por tema
training-theme-count = { $solved } de { $all } resolvidos
training-none = Ainda não há problemas para estas regras. O computador encontra-os em jogos contra si mesmo, em segundo plano.
training-mine = Procurar problemas
training-mine-more = Procurar mais problemas
training-mine-stop = Parar
training-mining = { $games ->
        [1] 1 jogo
       *[other] { $games } jogos
    }, { $found ->
        [1] 1 problema
       *[other] { $found } problemas
    } de { $wanted }

## Um problema no tabuleiro. $seeds é um número de sementes com a sua palavra.

training-find = Joga com Sul. Encontre a melhor jogada.
training-level = Dificuldade: { $rating }
training-run-state = Vidas: { $lives }, resolvidos: { $solved }
training-hint-compare = Compare { $holes }.
training-hint-hole = Jogue { $hole }.
training-wrong = { $hole } vale { $seeds } menos do que a melhor jogada.
training-try-again = Tente de novo.
training-right-end = Certo! No fim do jogo, { $hole } vale { $seeds } mais do que qualquer jogada errada.
training-right-plies = Certo! Em { $plies } meias-jogadas, { $hole } vale { $seeds } mais do que qualquer jogada errada.
training-counted = A sua pontuação: { $before } → { $after }
training-run-over = A série acabou. Problemas resolvidos: { $solved }.
training-solution = A melhor jogada era { $hole }.
training-run-record = Não fez nenhuma melhor.
training-hint = Pista
training-next = Problema seguinte
training-leave = Aos problemas
training-run-again = Outra série

## Durante o jogo

training-hints = Uma dica mostra
training-hints-best = A melhor casa
training-hints-good = Três boas casas
training-good-move = A única boa jogada: { $holes }.
training-good-moves = Boas jogadas: { $holes }.
