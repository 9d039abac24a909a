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

# Onde no ficheiro: $file, $line e $column, contadas a partir de 1; depois a mensagem.
problem-at = { $file }:{ $line }:{ $column }: { $message }
problem-in = { $file }: { $message }
