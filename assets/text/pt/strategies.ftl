### As estratégias, para ler. As chaves começam por «strategies-».
###
### Sul é a fila de baixo, de A a F, Norte a de cima, de a a f. O que diz um exemplo é verificado: mudam-se as palavras, não os factos.

strategies-heading = Estratégias
strategies-intro = O ficheiro de ajuda de 1996 distingue três grupos de estratégias: ofensivas, defensivas e de final de partida. Chama ao kroo uma estratégia ofensiva clássica e, seguindo Ballou, opõe-lhe o dique, a pressão e a sobrecarga. As estratégias de final de partida aqui explicadas têm outra origem: o jogador com fome vem do folheto de Estrasburgo; as jogadas pequenas, deste programa.
strategies-offensive = Ataque: o kroo
strategies-defensive = Defesa contra um kroo
strategies-end = Finais de partida

## Cada uma tem um título, uma explicação e um exemplo

strategies-master-stone = A pedra mestra
strategies-master-stone-what = A última semente semeada chama-se pedra mestra. Só ela pode iniciar uma captura; as sementes que caem antes dela apenas a podem preparar.
strategies-master-stone-example = Da casa *E*, quatro sementes deixam duas em cada uma das casas *a*, *b* e *c*. A última cai em *c*: Sul captura as seis. De *D*, seis sementes deixam os mesmos pares, mas a última segue até *d*, que fica com cinco, e Sul não captura nada.
strategies-kroo = O kroo
strategies-kroo-what = Um kroo é uma casa com sementes suficientes para dar a volta inteira ao tabuleiro: doze ou mais. A palavra é akan e significa acumulação. Ao ser semeado, dá uma volta que salta a casa de partida e a deixa vazia. No momento certo, essa volta é um desastre para o adversário: onde passa duas vezes, deixa uma longa cadeia de casas com duas ou três sementes.
strategies-kroo-example = A casa *E* tem quinze sementes. Dão a volta e chegam pela segunda vez às casas *a*, *b* e *c*: duas na casa *a*, três em *b*, duas em *c*. Sul captura as sete, e a casa *E* fica vazia.
strategies-ripe = Um kroo maduro
strategies-ripe-what = Um kroo está maduro quando tem sementes suficientes para chegar pela segunda vez à primeira casa do adversário. Jogado antes, não chega a essa casa. Um kroo maduro é uma ameaça, e pode esperar.
strategies-ripe-example = Da casa *E*, são precisas treze sementes para pôr uma segunda na casa *a*, e *E* só tem doze. Uma jogada de *D* dá-lhe a décima terceira. O kroo acabaria agora na casa *a*, faria aí duas e capturá-las-ia.
strategies-dam = O dique
strategies-dam-what = Deixe mais de duas sementes na casa onde vai cair a última semente do kroo do adversário. Depois da sementeira, essa casa tem sementes a mais para ser capturada: é um dique, e protege também as casas anteriores.
strategies-dam-example = O kroo de Norte na casa *e* tem quinze sementes: a última cairia em *C*, que tem quatro. Sul não mexe em *C* e joga *A*; o kroo faz seis em *C* e não captura nada. Se Sul tivesse jogado *C*, o kroo teria capturado sete sementes.
strategies-pressure = A pressão
strategies-pressure-what = Alimente o adversário o menos possível: sem outra jogada, ele tem de jogar o kroo antes de estar maduro.
strategies-pressure-example = O kroo na casa *e* tem doze sementes, uma a menos, e Norte não tem mais nada para jogar. Sul joga *C* e não dá nenhuma semente, por isso Norte tem de jogar a casa *e*. A última semente dela chega a *f* e não captura nada.
strategies-overloading = A sobrecarga
strategies-overloading-what = Alimente o kroo até ele falhar o alvo: com mais uma semente, acaba uma casa mais à frente.
strategies-overloading-example = O kroo na casa *a* tem dezanove sementes: acabaria em *C* e capturaria aí duas, e mais duas em *B*. Sul joga a casa *E*, e a última semente cai na casa *a*. Com vinte, o kroo acaba em *D*, faz aí seis e não captura nada.
strategies-small-moves = Jogadas pequenas
strategies-small-moves-what = Quando restam poucas sementes, uma jogada na própria fila não custa nada, e uma semente que atravessa é um presente. Guarde jogadas pequenas para o fim: quem ficar sem elas tem de dar sementes.
strategies-small-moves-example = Restam cinco sementes. Com *B*, Sul semeia em *C* e não sai da própria fila; com *F*, daria as duas sementes a Norte, que só tem duas.
strategies-hungry = Com fome, mas não derrotado
strategies-hungry-what = Um jogador com fome não perdeu necessariamente, diz o folheto de Estrasburgo: onde as regras obrigam a alimentar, o adversário tem de dar sementes, e talvez tenha de permitir uma captura ao fazê-lo.
strategies-hungry-example = Sul não tem sementes. Norte tem de jogar *d*, a única casa de onde se chega à fila de Sul. Depois, com *F*, Sul faz três na casa *a* e captura-as: fica com 25 sementes, mais de metade das 48, e a partida continua.
