import { plainWeekday, shortWeekday, weekdayName } from '@ag/core/day-names'
import { businessWords } from './concepts'
import type { Grain } from './periods'
import { singular, wordsOf } from './words'

// Words that mean the same over any table.

/** What a word can do to a question besides naming something. */
export type Sign =
  | 'most'
  | 'least'
  | 'best'
  | 'worst'
  | 'frequent'
  | 'sold'
  | 'bestselling'
  | 'how-many'
  | 'how-much'
  | 'grow'
  | 'fall'
  | 'compare'
  | 'or'
  | 'mean'
  | 'share'
  | 'except'
  | 'distinct'
  | 'trend'
  | 'why'
  | 'future'

/** Is the most or the least of something asked for? */
export const ranks = (signs: ReadonlySet<Sign>): boolean =>
  (['most', 'least', 'best', 'worst'] as const).some((sign) => signs.has(sign))

/** How each sign is said. */
export const signs: Record<Sign, string[]> = {
  most: [
    'mais',
    'maior',
    'maiores',
    'top',
    'ranking',
    'lidera',
    'lideram',
    'lider',
    'campeao',
    'campea',
    'principal',
    'principais',
    'maximo',
    'mais caro',
    'mais cara',
    'mais alto',
    'mais alta',
    'mais forte',
    'mais longo',
    'mais longa',
    'mais demorado',
    'mais demorada',
    'mais pesado',
    'mais pesada',
  ],
  least: [
    'menos',
    'menor',
    'menores',
    'minimo',
    'mais barato',
    'mais barata',
    'mais baixo',
    'mais baixa',
    'mais vazio',
    'mais vazia',
    'mais fraco',
    'mais fraca',
    'mais curto',
    'mais curta',
    'mais leve',
    'mais rapido',
    'mais rapida',
  ],
  best: ['melhor', 'melhores'],
  worst: ['pior', 'piores'],
  frequent: [
    'mais cheio',
    'mais cheia',
    'mais movimentado',
    'mais movimentada',
    'mais usado',
    'mais usada',
    'mais comum',
    'mais frequente',
    'mais procurado',
    'mais procurada',
  ],
  sold: ['venda', 'vendi', 'vendemos', 'venderam', 'vender'],
  bestselling: [
    'vendeu',
    'vende',
    'vendem',
    'vendendo',
    'vendido',
    'vendida',
    'sai',
    'saem',
    'saindo',
    'saiu',
    'sairam',
  ],
  'how-many': [
    'quantos',
    'quantas',
    'numero de',
    'quantidade',
    'qts',
    'qtos',
    'qtas',
    'contagem',
    'volume de',
  ],
  'how-much': ['quanto', 'quanta', 'qto'],
  grow: [
    'cresceu',
    'cresceram',
    'crescer',
    'crescimento',
    'cresce',
    'aumentou',
    'aumentaram',
    'aumento',
    'subiu',
    'subiram',
    'alta',
    'avancou',
    'avancaram',
  ],
  fall: [
    'desceu',
    'desceram',
    'caiu',
    'cairam',
    'caem',
    'cair',
    'queda',
    'quedas',
    'diminuiu',
    'diminuiram',
    'reduziu',
    'baixou',
    'despencou',
    'despencaram',
    'encolheu',
    'encolheram',
    'recuou',
    'recuaram',
  ],
  compare: [
    'compare',
    'compara',
    'comparar',
    'comparado',
    'comparada',
    'comparando',
    'comparacao',
    'comparativo',
    'versus',
    'x',
    'vs',
    'contra',
    'em relacao',
    'relacao',
    'variacao',
    'variou',
    'diferenca',
    'mudou',
    'mudanca',
    'mudancas',
    'mudaram',
  ],
  or: ['ou'],
  mean: ['media', 'medio', 'medias', 'medios', 'em media'],
  share: [
    'participacao',
    'percentual',
    'porcentagem',
    'porcento',
    'por cento',
    '%',
    'fatia',
    'parte',
    'representa',
    'representam',
    'proporcao',
    'parcela',
    'taxa',
    'indice',
    'percentagem',
    'fracao',
    'pct',
    'responde por',
    'respondem por',
    'corresponde a',
    'correspondem a',
    'contribui',
    'contribuem',
    'contribuicao',
  ],
  except: [
    'exceto',
    'sem',
    'sem contar',
    'nao contando',
    'nao considerando',
    'nao incluindo',
    'sem incluir',
    'sem levar em conta',
    'sem ser',
    'sem considerar',
    'tirando',
    'salvo',
    'descontando',
    'desconsiderando',
    'ignorando',
    'com excecao',
    'excecao',
    'a nao ser',
    'nao seja',
    'nao sejam',
    'nao era',
    'nao eram',
    'fora',
    'menos o',
    'menos a',
    'menos os',
    'menos as',
    'nao',
    'excluindo',
    'nao e',
    'nao sao',
    'nao foi',
    'nao foram',
  ],
  distinct: ['diferentes', 'distintos', 'distintas', 'existem', 'existe', 'ha', 'temos', 'tenho'],
  trend: [
    'evolucao',
    'evoluiu',
    'evoluiram',
    'tendencia',
    'historico',
    'ao longo do ano',
    'ao longo do tempo',
    'ao longo dos meses',
    'linha do tempo',
  ],
  why: ['por que', 'porque', 'por qual motivo', 'motivo', 'razao', 'causa', 'explica'],
  future: [
    'vai',
    'vou',
    'vamos',
    'vao',
    'sera',
    'serao',
    'previsao',
    'prever',
    'preveja',
    'projecao',
    'proximo',
    'proxima',
    'proximos',
    'proximas',
    'futuro',
    'amanha',
    'que vem',
    'estimativa',
    'devo',
  ],
}

/** How each length of time is said that numbers are divided by. */
export const grains: Record<Grain, string[]> = {
  day: ['dia', 'dias', 'diario', 'diaria', 'por dia', 'dia a dia', 'diariamente'],
  week: ['semana', 'semanas', 'semanal', 'semana a semana', 'semanalmente'],
  month: ['mes', 'meses', 'mensal', 'mensais', 'mes a mes', 'mensalmente'],
  quarter: ['trimestre', 'trimestres', 'trimestral', 'trimestre a trimestre'],
  year: ['ano', 'anos', 'anual', 'ano a ano'],
}

const weekend = [6, 7]
/** Names of days of the week, 1 to 7 from Monday on. */
export const weekdayNames: [string, number[]][] = [
  ...[1, 2, 3, 4, 5, 6, 7].flatMap((day): [string, number[]][] => [
    [weekdayName(day), [day]],
    [plainWeekday(day), [day]],
    // 'ter' is a verb.
    ...(day === 2 ? [] : [[shortWeekday(day), [day]] as [string, number[]]]),
  ]),
  ['fim de semana', weekend],
  ['fins de semana', weekend],
  ['final de semana', weekend],
  ['finais de semana', weekend],
  ['fds', weekend],
  ['dias uteis', [1, 2, 3, 4, 5]],
  ['dias de semana', [1, 2, 3, 4, 5]],
]

/** Words that change nothing about the numbers. */
export const fillers = wordsOf(
  `a o as os um uma uns umas de do da dos das em no na nos nas por para pra pro pelo pela pelos pelas com e ao aos que
  qual quais como foi foram sao era tinha tinham havia teve tive tiveram tivemos tem ter houve fez fiz deu cada me mostre mostra mostrar
  mostrem exiba exibir liste listar diga dizer quero queria saber ver veja gostaria preciso poderia pode favor
  gentileza eu voce meu minha meus minhas nosso nossa nossos nossas seu sua vem total totais geral tudo todo toda
  todos todas valor dado dados grafico tabela lista periodo tempo durante dentro entre se ja la ai entao oi ola bom
  boa dia ajuda obrigado obrigada vc negocio empresa loja realizado realizadas registrado registrada anotado anotada lancado lancada informado informada
  faz fazem fazemos fizemos fizeram faco
  gera gerou geramos geraram obteve obtivemos houveram ocorreu ocorreram
  aconteceu aconteceram entra entram entrou entraram veio vieram traz trazem trouxe trouxeram fechou fecharam fechamos
  trabalhou trabalharam leva levam levou abriu abriram abrimos demos deram oferecemos concedeu concedemos concederam usou usaram usamos feitas feitos ficou ficaram ficam chegou chegaram atingiu somou soma somando some apresente analise analisar relatorio resumo resuma sobre junto juntos junta juntas gente
  diz fala mim num numa nuns numas somado somada fazendo dao
  aqui tambem consegue conseguem informe informa informar calcule calcular queremos precisamos exatamente
  aproximadamente normalmente geralmente costuma costumam quantia montante primeiros primeiras lugar olhando considerando
  rolou rolaram ta tao to ne hein pfv pls manda passa bota puxa acumulado acumulada somatorio somatoria distribuicao divisao
  detalhamento listagem respectivamente individualmente separadamente separado separada desse dessa
  alguem ninguem mundo
  comigo conosco consigo estou estamos fomos fui fechando montando
  eram dada dadas planilha unico unica td damos dao passe ve
  dei delas deles dela dele quer querem bem moco moca esta estava estavam so apenas somente nem estao ainda dr dra sr sra senhor senhora`,
)

/** Words people use of business that no table here need know: never taken for a misspelling of another word. */
export const strangers = [
  ...businessWords(),
  ...wordsOf(
    `trabalho quando compra estoque desconto frete imposto devolucao meta comissao custo custa conta
  despesa salario entrega prazo pagamento avaliacao nota reclamacao visita acesso campanha anuncio lead boleto cartao
  pix tamanho cor idade sexo regiao pais capital centro norte sul leste oeste
  umidade temperatura pressao acidez densidade altura largura comprimento profundidade velocidade validade garantia
  hora horas reais medicas receita multa evento festa gasto gastos perda perdas compras povo pessoal casa apartamento predio terreno`,
  ),
].flatMap((word) => [word, singular(word)])
