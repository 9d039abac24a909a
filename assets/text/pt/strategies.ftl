### As estratégias, para ler. As chaves começam por «strategies-».
###
### Sul é a fila de baixo, de A a F, Norte a de cima, de a a f. O que diz um exemplo é verificado: mudam-se as palavras, não os factos.

strategies-heading = Estratégias
strategies-intro = O ficheiro de ajuda de 1996 distingue três grupos de estratégias: ataque, defesa e fim da partida. Um ataque clássico, diz ele, é o kroo; contra ele aponta, segundo Ballou, o dique, a pressão e a sobrecarga. As estratégias do fim da partida aqui explicadas têm outra origem: o jogador faminto vem do folheto de Estrasburgo; as pequenas jogadas, deste programa.
strategies-offensive = Ataque: o kroo
strategies-defensive = Defesa: contra um kroo
strategies-end = O fim da partida

## Cada uma tem um título, uma explicação e um exemplo

strategies-master-stone = A pedra mestra
strategies-master-stone-what = A última semente semeada chama-se pedra mestra. Só ela abre uma captura: as sementes que caem antes não fazem mais do que prepará-la.
strategies-master-stone-example = Da casa E, quatro sementes fazem duas nas casas a, b e c, e a última fica em c: seis sementes são capturadas. De D, seis sementes fazem as mesmas duas, mas a última segue até d, onde faz cinco, e nada é capturado.
strategies-kroo = O kroo
strategies-kroo-what = Kroo é uma palavra dos Akan, acumulação: sementes bastantes numa só casa para dar a volta, doze ou mais. Essa volta salta a casa de partida, que fica vazia. Jogada no momento certo, é um desastre para o adversário: onde passa duas vezes deixa uma longa cadeia de dois e três.
strategies-kroo-example = A casa E tem quinze sementes. Dão a volta e chegam pela segunda vez às casas a, b e c: duas na casa a, três em b, duas em c. As sete são capturadas, e E fica vazia.
strategies-ripe = Maduro
strategies-ripe-what = Um kroo está maduro quando as suas sementes alcançam a primeira casa do adversário na segunda volta. Jogado antes, nada captura ali; maduro, é uma ameaça, e pode esperar.
strategies-ripe-example = Da casa E até uma segunda semente na casa a são precisas treze; E tem doze. D dá-lhe a décima terceira. Jogado agora, a última semente faria duas na casa a e capturava-as.
strategies-dam = O dique
strategies-dam-what = Guardam-se mais de duas sementes na casa onde o kroo vai acabar. Com as últimas sementes do kroo são demasiadas para uma captura, e as casas anteriores ficam ao abrigo do dique.
strategies-dam-example = O kroo de Norte na casa e tem quinze sementes e acaba em C, onde há quatro. Sul não mexe em C e joga A; o kroo faz seis em C e nada captura. Se Sul tivesse jogado C, o kroo teria capturado sete sementes.
strategies-pressure = A pressão
strategies-pressure-what = Alimente o adversário o menos possível: sem outra jogada, o kroo tem de ser jogado antes de maduro.
strategies-pressure-example = O kroo da casa e tem doze sementes, falta-lhe uma, e Norte não tem mais nada para jogar. Sul joga C e não dá nenhuma semente: a casa e tem de sair. A última semente chega a f e nada captura.
strategies-overloading = A sobrecarga
strategies-overloading-what = Alimente o kroo até ele falhar o alvo: com mais uma semente acaba uma casa mais à frente.
strategies-overloading-example = O kroo da casa a tem dezanove sementes: acabaria em C e capturaria ali duas, e duas em B. A casa E de Sul deixa a última semente na casa a. Com vinte, o kroo acaba em D, faz ali seis e nada captura.
strategies-small-moves = Pequenas jogadas
strategies-small-moves-what = Quando restam poucas sementes, uma jogada na própria fila nada custa, e uma semente que passa para o outro lado é um presente. Guarde pequenas jogadas: quem já não as tem, tem de dar.
strategies-small-moves-example = Restam cinco sementes. B semeia em C e fica na sua fila; F daria as suas duas sementes a Norte, que só tem duas.
strategies-hungry = Com fome, mas não perdido
strategies-hungry-what = Um jogador com fome não perdeu necessariamente, diz o folheto de Estrasburgo: onde a regra manda alimentar, o adversário tem de dar sementes, e por vezes uma captura com elas.
strategies-hungry-example = Sul não tem sementes. Norte tem de jogar d, a única casa que alcança a fila de Sul. Então F faz três na casa a e captura-as: 25 sementes, mais de metade de 48, e a partida continua.
