import type { Dataset, Metric } from './dataset'
import { stemOf } from './deeds'
import type { Grain } from './periods'
import { periodWords } from './read-periods'
import { phraseKey, singular, wordsOf } from './words'

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

export type Meaning =
  | { is: 'metric'; metric: Metric }
  | { is: 'dimension'; id: string }
  | { is: 'value'; dimension: string; value: string }
  | { is: 'grain'; grain: Grain }
  | { is: 'weekday' }
  | { is: 'sign'; sign: Sign }
  | { is: 'filler' }

const signs: Record<Sign, string[]> = {
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
    'mais fraco',
    'mais fraca',
  ],
  best: ['melhor', 'melhores'],
  worst: ['pior', 'piores'],
  frequent: ['mais usado', 'mais usada', 'mais comum', 'mais frequente', 'mais procurado', 'mais procurada'],
  sold: ['venda', 'vendi', 'vendemos', 'venderam', 'vender'],
  bestselling: ['vendeu', 'vende', 'vendem', 'vendido', 'vendida', 'sai', 'saiu', 'sairam'],
  'how-many': ['quantos', 'quantas', 'numero de', 'qts', 'qtos', 'qtas'],
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
    'melhorou',
    'melhoraram',
  ],
  fall: [
    'caiu',
    'cairam',
    'cair',
    'queda',
    'quedas',
    'diminuiu',
    'diminuiram',
    'reduziu',
    'baixou',
    'piorou',
    'despencou',
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
  ],
  except: [
    'exceto',
    'sem',
    'sem contar',
    'sem considerar',
    'tirando',
    'fora',
    'menos o',
    'menos a',
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

const grains: Record<Grain, string[]> = {
  day: ['dia', 'dias', 'diario', 'diaria', 'por dia', 'dia a dia', 'diariamente'],
  week: ['semana', 'semanas', 'semanal', 'semana a semana', 'semanalmente'],
  month: ['mes', 'meses', 'mensal', 'mensais', 'mes a mes', 'mensalmente'],
  quarter: ['trimestre', 'trimestres', 'trimestral', 'trimestre a trimestre'],
  year: ['ano', 'anos', 'anual', 'ano a ano'],
}

/** Words that change nothing about the numbers. */
const fillers = wordsOf(
  `a o as os um uma uns umas de do da dos das em no na nos nas por para pra pro pelo pela pelos pelas com e ao aos que
  qual quais como foi foram e sao era teve tive tiveram tivemos tem ter houve fez fiz deu cada me mostre mostra mostrar
  mostrem exiba exibir liste listar diga dizer quero queria saber ver veja gostaria preciso poderia pode favor por
  gentileza eu nos voce meu minha meus minhas nosso nossa nossos nossas seu sua vem total totais geral tudo todo toda
  todos todas valor dado dados grafico tabela lista periodo tempo durante dentro entre se ja la ai entao oi ola bom
  boa dia ajuda obrigado obrigada vc negocio empresa loja realizado realizadas registrado registrada
  faz fazem fazemos fizemos fizeram rendeu renderam recebe recebem recebeu recebemos
  receberam atendeu atendemos atenderam gera gerou geramos geraram obteve obtivemos houveram ocorreu ocorreram
  aconteceu aconteceram entrou entraram veio vieram traz trazem trouxe trouxeram ganhou ganharam fechou fecharam fechamos
  trabalhou trabalharam leva levam levou abriu abriram abrimos demos deram oferecemos usou usaram usamos feitas feitos ficou chegou atingiu somou soma somando some apresente analise analisar relatorio resumo resuma sobre junto juntos junta juntas gente
  so apenas somente`,
)

/** Words people use of business that no table here need know: never taken for a misspelling of another word. */
const strangers = wordsOf(
  `cliente compra comprador vendedor estoque desconto frete imposto marca fornecedor funcionario devolucao meta comissao
  despesa salario entrega prazo pagamento avaliacao nota reclamacao visita acesso campanha anuncio lead boleto cartao
  pix tamanho cor idade sexo genero bairro regiao pais capital centro norte sul leste oeste loja filial gerente`,
)

/** All that can be said about a table, by phrase. */
export interface Lexicon {
  meanings: Map<string, Meaning[]>
  /** Single words: for misspellings, and for words that name one value only in part. */
  vocabulary: Set<string>
  parts: Map<string, { dimension: string; value: string }[]>
  longest: number
  /** Values by the stem of their participle: whoever says 'atrasaram' means 'Atrasada'. */
  outcomes: Map<string, { dimension: string; value: string }[]>
  /** Words of the table's and its columns' names: whoever says 'alugamos' of 'aluguel' adds nothing to it. */
  names: Set<string>
}

/** Values of a column that are looked at for misspellings and parts; the rest is matched whole. */
const mostParts = 5000

/** Makes the list of phrases of a table; worth keeping as long as the table. */
export function lexiconOf(data: Dataset): Lexicon {
  const lexicon: Lexicon = {
    meanings: new Map(),
    vocabulary: new Set(),
    parts: new Map(),
    outcomes: new Map(),
    longest: 1,
    names: new Set(),
  }
  for (const phrase of [...fillers, 'boa tarde', 'boa noite', 'quanto tempo', 'ao todo'])
    add(lexicon, phrase, { is: 'filler' })
  for (const word of wordsOf(data.name)) lexicon.names.add(word)
  for (const [sign, phrases] of entries(signs))
    for (const phrase of phrases) add(lexicon, phrase, { is: 'sign', sign })
  if (data.time) {
    for (const [grain, phrases] of entries(grains))
      for (const phrase of phrases) add(lexicon, phrase, { is: 'grain', grain })
    add(lexicon, data.time.label, { is: 'grain', grain: 'day' })
    for (const phrase of ['dia da semana', 'dias da semana', 'por dia da semana'])
      add(lexicon, phrase, { is: 'weekday' })
  }
  for (const word of [...periodWords, ...strangers]) lexicon.vocabulary.add(singular(word)).add(word)
  for (const metric of data.metrics)
    for (const phrase of [metric.label, ...metric.words].flatMap(withLinks))
      add(lexicon, phrase, { is: 'metric', metric })
  for (const { label } of [...data.metrics, ...data.dimensions])
    for (const word of wordsOf(label)) lexicon.names.add(word)
  for (const { id, label, words, values, aliases = {} } of data.dimensions) {
    const names = [label, ...words]
    for (const phrase of names.flatMap((name) => [
      name,
      `forma de ${name}`,
      `tipo de ${name}`,
      `nome do ${name}`,
    ]))
      add(lexicon, phrase, { is: 'dimension', id })
    values.forEach((value, place) => {
      const meaning = { is: 'value', dimension: id, value } as const
      for (const phrase of [value, ...(aliases[value] ?? [])])
        add(lexicon, phrase, meaning, place < mostParts)
      if (place < mostParts) {
        addParts(lexicon, id, value)
        addOutcome(lexicon, id, value)
      }
    })
  }
  return lexicon
}

/** A column 'valor_pecas' is called 'valor das peças' by people. */
function withLinks(label: string): string[] {
  const words = wordsOf(label)
  const [one, other] = words
  // 'Valor do contrato', of several: 'valor dos contratos'.
  if (words.length === 3 && one !== 'total' && one !== 'quantidade' && /^d[aeo]$/.test(other ?? ''))
    return [label, ...['de', 'dos', 'das'].map((link) => `${one} ${link} ${words[2]}`)]
  if (words.length !== 2 || !one || !other) return [label]
  return [label, ...['de', 'da', 'das', 'do', 'dos'].map((link) => `${one} ${link} ${other}`)]
}

const entries = <Key extends string, Value>(record: Record<Key, Value>) =>
  Object.entries(record) as [Key, Value][]

function add(lexicon: Lexicon, phrase: string, meaning: Meaning, spelled = true): void {
  const words = wordsOf(phrase)
  if (words.length === 0) return
  const key = phraseKey(words)
  const known = lexicon.meanings.get(key) ?? []
  lexicon.meanings.set(key, [...known, meaning])
  lexicon.longest = Math.max(lexicon.longest, Math.min(words.length, 8))
  if (spelled) for (const word of words) lexicon.vocabulary.add(word).add(singular(word))
}

const shortestPart = 4

function addParts({ parts }: Lexicon, dimension: string, value: string): void {
  const words = wordsOf(value)
  if (words.length < 2) return
  for (const word of new Set(words.map(singular))) {
    if (word.length < shortestPart || /\d/.test(word)) continue
    parts.set(word, [...(parts.get(word) ?? []), { dimension, value }])
  }
}

/** Which words belong to a value of several words, such as a name that has a month in it. */
export function inValues(words: string[], { meanings, longest }: Lexicon): boolean[] {
  const inside = words.map(() => false)
  for (let at = 0; at < words.length; at += 1)
    for (let length = Math.min(longest, words.length - at); length > 1; length -= 1) {
      const phrase = words.slice(at, at + length)
      const isName = phrase.some((word) => !/^\d/.test(word) && !periodWords.includes(word))
      if (isName && meanings.get(phraseKey(phrase))?.some(({ is }) => is === 'value'))
        inside.fill(true, at, at + length)
    }
  return inside
}

function addOutcome({ outcomes }: Lexicon, dimension: string, value: string): void {
  const [word = '', ...more] = wordsOf(value)
  const stem = more.length === 0 && /[ai]d[oa]$/.test(word) ? stemOf(word) : undefined
  if (stem) outcomes.set(stem, [...(outcomes.get(stem) ?? []), { dimension, value }])
}

/** Is this a word that the lexicon has, spelled like this? */
export const isKnown = ({ vocabulary }: Lexicon, word: string): boolean =>
  vocabulary.has(word) || vocabulary.has(singular(word)) || /^\d+$/.test(word)

/** Columns that name people, as what they do: 'vendedor', 'funcionário', 'cliente'; 'editora' is a company. */
const personal =
  /(?:[dst]or|vendedora|professora|eiro|eira|ista|ario|aria|ente|medic[oa]|tecnic[oa]|mecanic[oa]|responsavel|pessoa|alun[oa])$/

/** The one column that 'quem' may ask for. */
export function personOf({ dimensions }: Dataset): string | undefined {
  const people = dimensions.filter(({ label }) =>
    wordsOf(label).some((word) => personal.test(singular(word))),
  )
  return people.length === 1 ? people[0]?.id : undefined
}

const deed = /^(.{4,}?)(?:[aei]mos|[aei]ram|ou|eu|iu|[ai]d[oa]s?)$/

/**
 * A verb made of the name of the table or of a column ('alugamos' where there is an 'aluguel', 'produzidas' in 'Produção'),
 * or that name itself.
 */
export function saysName({ names }: Lexicon, word: string): boolean {
  if (names.has(word) || names.has(singular(word))) return true
  const stem = deed.exec(word)?.[1]
  if (!stem) return false
  const start = stem.length > 5 ? stem.slice(0, -1) : stem
  return [...names].some((name) => name.startsWith(start))
}
