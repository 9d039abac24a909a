### O companheiro, as pontuações e os problemas no jogo. As chaves deste ficheiro começam por "training-".
###
### $standing é o que dizem teacher-between e os seus semelhantes: "entre Amador e Clube". $hole e $holes são letras.

## O companheiro, e onde está um jogador

training-companion-begins = O companheiro joga ao seu nível: começa { $standing } e depois adapta-se aos seus resultados.
training-companion-stands =
    O companheiro joga ao seu nível: { $standing }, depois de { $games ->
        [1] 1 partida
       *[other] { $games } partidas
    }.
training-standing = O seu nível: { $standing }.
training-standing-rough = Nível provisório: { $standing }.
training-unrated =
    Esta partida não conta para o seu nível: { $why ->
        [helped] usou ajuda.
        [taken-back] desfez jogadas.
        [given-up] desistiu sem estar a perder.
       *[set-up] não começou na posição habitual.
    }

## A escolha de problemas

training-puzzles = Problemas
training-page-puzzles = Problemas
training-page-game = Variante
training-rating =
    A sua pontuação nos problemas: { $rating } ± { $deviation }, { $standing }; { $puzzles ->
        [1] 1 problema contado
       *[other] { $puzzles } problemas contados
    }.
training-rating-unknown = O primeiro problema dá-lhe uma pontuação. Em cada problema, só conta a sua primeira resposta.
training-day = Problema do dia
training-day-solved = Problema do dia: resolvido
training-day-tip = O problema de hoje é o mesmo para todos.
training-days-in-a-row =
    { $days ->
        [1] Dias seguidos: 1
       *[other] Dias seguidos: { $days }
    }
training-by-strength = Ao seu nível
training-run = Três vidas
training-run-tip = Os problemas são cada vez mais difíceis, até ao terceiro erro.
training-run-best = Melhor série: { $solved ->
    [1] 1 resolvido
   *[other] { $solved } resolvidos
}
training-by-theme = Por tema
training-theme-count = { $solved } de { $all } resolvidos
training-first-attempts = { $solved } de { $all } resolvidos à primeira
training-none = Ainda não há problemas para estas regras. O computador pode procurá-los em segundo plano, jogando contra si próprio.
training-mine = Procurar problemas
training-mine-more = Procurar mais problemas
training-mine-stop = Parar
training-mining = { $games ->
        [1] 1 partida jogada
       *[other] { $games } partidas jogadas
    }, { $found } de { $wanted } problemas encontrados

## Um problema no tabuleiro. $seeds é um número de sementes com a sua palavra.

training-find = O seu lado é Sul. Encontre a melhor jogada.
training-level = Pontuação do problema: { $rating }
training-run-state = Vidas: { $lives }, resolvidos: { $solved }
training-hint-compare = Compare { $holes }.
training-hint-hole = Jogue { $hole }.
training-wrong = { $hole } vale menos { $seeds } do que a melhor jogada.
training-try-again = Tente de novo.
training-right-end = Certo! Contando até ao fim da partida, { $hole } vale mais { $seeds } do que qualquer jogada errada.
training-right-plies =
    Certo! Contando { $plies ->
        [1] uma jogada
       *[other] { $plies } jogadas
    } à frente, { $hole } vale mais { $seeds } do que qualquer jogada errada.
training-counted = A sua pontuação: { $after } (antes: { $before })
training-run-over = A série acabou. Problemas resolvidos: { $solved }.
training-solution = A melhor jogada era { $hole }.
training-run-record = É a sua melhor série até agora.
training-hint = Dica
training-next = Problema seguinte
training-leave = Sair dos problemas
training-run-again = Nova série

## Durante o jogo

training-hints = O que uma dica mostra
training-hints-reason = Primeiro o motivo
training-hints-best = A melhor jogada
training-hints-good = Três boas jogadas
training-good-move = A única boa jogada: { $holes }.
training-good-moves = Boas jogadas: { $holes }.
training-right-win =
    Certo! { $hole } { $moves ->
        [1] ganha de imediato
       *[other] força a vitória em { $moves } jogadas
    }.
training-right-saves = Certo! Depois de qualquer outra jogada, o adversário forçaria a vitória.
training-wrong-win = { $hole } deixa escapar a vitória.
training-wrong-loses = Depois de { $hole }, o adversário força a vitória.
