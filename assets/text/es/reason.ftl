### Por qué no se puede jugar un hoyo, por qué se acaba una partida, quién ha ganado. Las claves empiezan por «reason-».

## Por qué no se puede jugar un hoyo. «Tú» es el jugador a quien le toca, $hole una letra.

reason-game-over = La partida se ha acabado.
reason-no-such-hole = Este tablero no tiene ese hoyo.
reason-not-your-territory = El hoyo { $hole } está en la fila de tu adversario.
reason-hole-empty = El hoyo { $hole } está vacío.
reason-too-few-seeds = El hoyo { $hole } tiene muy pocas semillas: necesita al menos { $needed }.
reason-grand-slam = Con el hoyo { $hole } capturarías todas las semillas de tu adversario, y eso no está permitido.
reason-must-reach-opponent = Con el hoyo { $hole } no alcanzarías la fila de tu adversario, pero con otra jugada sí.
reason-must-feed = Con el hoyo { $hole } dejarías a tu adversario sin semillas, pero con otra jugada no.
reason-starves = Con el hoyo { $hole } dejarías a tu adversario sin semillas, y eso nunca está permitido.

## Por qué se acaba una partida. $player es un nombre.

reason-end-penalty = Un jugador podía alimentar al otro y no lo ha hecho.
reason-end-grand-slam = Una captura ha dejado a un jugador sin semillas, y las que quedaban en el tablero han sido para él.
reason-end-seeds-left = Quedan muy pocas semillas en el tablero.
reason-end-majority = Un granero contiene más de la mitad de las semillas.
reason-end-no-hole-above-one = Ningún hoyo contiene más de una semilla.
reason-end-empty-territory = Una de las filas está vacía.
reason-end-stuck = Ya no queda ninguna jugada posible.
reason-end-repetition = Se ha repetido la misma posición.
reason-end-resigned = { $player } se ha rendido.
reason-end-agreed = Los jugadores han acordado terminar la partida.

## Quién ha ganado.

reason-result-wins = { $player } gana por { $more } a { $fewer }.
reason-result-wins-early = Gana { $player }.
reason-result-draw = Tablas, { $seeds } a { $seeds }.

## Lo mismo, dicho al jugador que lo lee.

reason-end-you-resigned = Te has rendido.
reason-result-you-win = Ganas por { $more } a { $fewer }.
reason-result-you-win-early = Ganas.
reason-shut = El hoyo { $hole } está cerrado en esta ronda.
reason-special = El hoyo { $hole } es especial: sus semillas no se pueden jugar.
reason-last-hole = El hoyo { $hole } necesita al menos { $needed } semillas mientras tengas otra jugada.
reason-no-swap = Ahora no se puede cambiar de lado.
reason-end-end-squares-taken = Se han capturado las casillas de ambos extremos.
reason-end-move-limit = La partida ha llegado a su límite de jugadas.
reason-end-match = Ha acabado la última ronda.
reason-must-capture = Tienes que capturar si puedes: con el hoyo { $hole } no capturas nada, pero con otra jugada sí.
reason-inner-first = El hoyo { $hole } está en la fila exterior: si puedes, tienes que jugar desde la interior.
reason-empties-inner = Con el hoyo { $hole } dejarías vacía tu fila interior.
reason-endless-move = La siembra desde el hoyo { $hole } no acabaría nunca.
reason-blocked = El hoyo { $hole } está bloqueado en esta jugada.
reason-onto-seeds = Una semilla suelta solo puede ir a un hoyo vacío.
reason-no-capture-that-way = En ese sentido solo puedes jugar el hoyo { $hole } si capturas.
reason-wrong-answer = La jugada { $hole } no está permitida aquí.
reason-end-empty-inner = Una de las filas interiores está vacía.
reason-end-endless = La siembra no acabaría nunca.
