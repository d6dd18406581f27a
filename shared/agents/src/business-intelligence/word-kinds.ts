// What single words are, and what the words around them make of them.

import { isServed, isWorker } from './concepts'
import { fullName, wordsIn } from './csv/full-name'
import { type Dataset, type Metric, moneyIn } from './dataset'
import { type Item, isFilled, isValueOf, namesValue, nextSaid } from './items'
import type { Lexicon, Meaning } from './lexicon'
import { numberOf } from './read-periods'
import { rootOf, rootOfDoer } from './verbs'
import { isPlural, plain, singular } from './words'

/** 'Quantos em março e quantos em abril' compares two times. */
export const isTimeAgain = (words: string[], used: boolean[], at: number): boolean =>
  /^(?:em|n[oa])$/.test(words[at] ?? '') && used[at + 1] === true && used.slice(0, at).includes(true)

/** What is done with things that are counted or measured, as a noun. */
export const workings =
  /^(?:consumo|producao|uso|utilizacao|coleta|colheita|captacao|geracao|fabricacao|movimentacao|extracao)$/

/** A word that asks for money, or for what the money is. */
export const asksMoney =
  /\b(?:quant[ao]|qto|valor|valores|soma|somam|somando|total|totais|reais|dinheiro|preco|custo|ticket|medi[ao])\b/

export const activeDays =
  /\bpor dia (?:(?:[oa]s?|a gente) )?(?:\p{L}+ )?trabalh(?:a|am|ou|aram|amos)\b|\b(?:por|cada|os|nos) dias? (?:(?:em )?que|com|d[eo] (?:trabalho|trabalhou|funcionamento|atendimento|expediente|operacao|movimento|servico|venda)|trabalh(?:ou|ad[oa]s?)|abert[oa]s?|ativ[oa]s?)\b/u

const ordinals = ['segund', 'terceir', 'quart', 'quint']

/** 'A segunda loja com mais vendas', 'em terceiro lugar', 'o segundo maior': a place in a ranking, from two on. */
export function ordinalAt(items: Item[], at: number): number | undefined {
  const [, stem] = /^(.+)[oa]$/.exec(items[at]?.text ?? '') ?? []
  const [before, next] = [items[at - 1]?.text ?? '', items[at + 1]]
  if (stem === undefined || !ordinals.includes(stem) || !next) return undefined
  if (!/^(?:[oa]|em|qual|quem|)$/.test(before) && !/^(?:maior|menor|melhor|pior)$/.test(next.text))
    return undefined
  const isRanked =
    (before === 'em' &&
      /^(?:n[oa]|em)$/.test(next.text) &&
      items[at + 2]?.meanings.some(({ is }) => is === 'metric')) ||
    /^(?:lugar|colocad[oa])$/.test(next.text) ||
    next.meanings.some(
      (one) => one.is === 'dimension' || (one.is === 'sign' && /^(?:most|least|best|worst)$/.test(one.sign)),
    )
  return isRanked ? ordinals.indexOf(stem) + 2 : undefined
}

const sizes: [RegExp, RegExp][] = [
  [/demorad|rapid/, /^(?:s|seg|segundos?|min|minutos?|h|horas?|tempo|duracao|dias)$/],
  [/long|curt/, /^(?:km|quilometros|distancia|min|minutos?|h|horas?|tempo|duracao)$/],
  [/pesad|lev/, /^(?:kg|quilos|peso|toneladas?|ton)$/],
]

/** Is it what a number is told in: 'dias' of 'Prazo (dias)', 'anos' of 'Idade'? */
export const toldIn = (text: string, label: string): boolean =>
  wordsIn(label).some((word) => word === text || (word === 'idade' && text === 'anos'))

const shortUnits: Record<string, string> = {
  quilo: 'kg',
  quilometro: 'km',
  minuto: 'min',
  hora: 'h',
  litro: 'l',
  segundo: 's',
  metro: 'm',
  hectare: 'ha',
}

const shortUnit = (word: string) => shortUnits[singular(word)] ?? word

export const isUnit = (word: string) => /^(?:k[gm]|min|[hlms]|m[23]|ha)$/.test(shortUnit(word))

/** Units that no column need name. */
export const otherUnits = /^(?:graus?|celsius|m[²2]|metros)$/

export const unitLinks = /^(?:em|n?o|por|d[eo]|a)$/

/** Is it what a number is told in: 'kg' of 'preco_kg'? */
export const isUnitOf = (text: string, { label }: Metric): boolean =>
  isUnit(text) && wordsIn(label).some((word) => shortUnit(word) === shortUnit(text))

/** Does a number tell how long, or how heavy: 'minutos' of 'mais demorada'? */
export const measuresSize = (size: string, { label }: Metric): boolean =>
  sizes.some(([adjective, names]) => adjective.test(size) && wordsIn(label).some((word) => names.test(word)))

/** The numbers whose names begin with a word. */
export const headed = (word: string, metrics: Metric[]): Metric[] =>
  metrics.filter(({ label }) => singular(fullName(label).split(' ')[0] ?? '') === word)

/** Nothing but ranks and words that add nothing is left. */
export const endsWith = (rest: Item[]): boolean =>
  rest.every(
    ({ text, meanings }) =>
      numberOf(text) !== undefined || meanings.some(({ is }) => is === 'filler' || is === 'sign'),
  )

/** What tables of money that goes are about. */
const outlay =
  /^(?:compr|despes|gast|cust|manuten|consert|repar|abastec|fornec|frota|pag|viage|obra|frete|folha|estoque|coleta|sucata|conta|veicul|placa|motorista|caminh|carro|combust)/

const income = /^(?:vend|contrat|ingress|comand|diaria|alugue|receita|fatur|mensalidade|honorario|bilhet)/

/**
 * The number that tells what was spent. Where a table tells of what came in, only what its customers spent is known: 'nós
 * gastamos' is no takings.
 */
export function spendingIn(data: Dataset, isOurs: boolean): Metric | undefined {
  const money = data.metrics.filter(({ unit, bottom }) => unit === 'money' && !bottom)
  const spent = money.filter(({ label }) =>
    wordsIn(label).some((word) => /^(?:cust|despes|gast|pag[oa]|compr|invest)/.test(word)),
  )
  const [only] = spent
  if (only && spent.length === 1) return only
  const takings = data.metrics.find(({ id }) => id === data.sales?.money)
  if (!isOurs) return moneyIn(data)
  const named = [data.name, data.rowsName, takings?.label ?? ''].flatMap(wordsIn)
  // How one pays says nothing of who is paid.
  const columns = data.dimensions
    .flatMap(({ label }) => wordsIn(label))
    .filter((word) => !/^pag(?:amento|a?to)$/.test(word))
  const words = [...named, ...columns]
  if (words.some((word) => income.test(word) || isServed(word))) return undefined
  return words.some((word) => outlay.test(word)) ? moneyIn(data) : undefined
}

/** 'Agendamentos' of a table called 'Agenda', 'locações' of a 'Locadora'. */
export const isDeedOfName = (word: string, { tables, names }: Lexicon): boolean =>
  isPlural(word) &&
  isNoun.test(word) &&
  ![...names].some((name) => rootOf(name) === rootOf(word) && !isDone.test(name)) &&
  [...tables].some((name) => rootOf(name) === rootOf(word) || rootOfDoer(name) === rootOf(word))

/** Is one of those named who work here, or their column? */
export const namesWorker = (items: Item[], { dimensions }: Dataset): boolean =>
  items.some(({ meanings }) =>
    meanings.some((one) => {
      const id = one.is === 'value' ? one.dimension : one.is === 'dimension' ? one.id : undefined
      const label = dimensions.find((dimension) => dimension.id === id)?.label ?? ''
      return wordsIn(label).some(isWorker)
    }),
  )

export const isDoerOf = (label: string, deed: string): boolean =>
  wordsIn(label).some((one) => rootOfDoer(one) !== one && rootOfDoer(one) === rootOf(deed))

/** Values that a sentence can name. */
export const mostNamed = 12

export const isRelated = (item: Item | undefined): boolean => /^(?:em )?relacao$/.test(item?.text ?? '')

export const isExcept = (item: Item | undefined): boolean =>
  /^(?:tirando|descontando|excluindo|menos [oa]s?)$/.test(item?.text ?? '')

/** 'O gasto com produtos' is that of the column, where one is called so. */
const withoutSpending = ([first, ...rest]: Item[]): Item[] => {
  if (!first) return []
  if (isFilled(first)) return [first, ...withoutSpending(rest)]
  return spendings.test(first.text) && first.meanings.length === 0 ? rest : [first, ...rest]
}

/** 'Tirando o custo': a number comes next. */
export const leavesNumber = (rest: Item[], orMean = false): boolean =>
  nextSaid(withoutSpending(rest))?.meanings.some(
    (one) => one.is === 'metric' && one.metric.id !== 'rows' && (orMean || !one.metric.bottom),
  ) ?? false

/** Does 'mais caro', 'menor' or the like come next? */
export const namesRank = (rest: Item[]): boolean =>
  rest[0]?.meanings.some((one) => one.is === 'sign' && /^(?:most|least)$/.test(one.sign)) ?? false

/** 'Mais dinheiro', 'trouxeram dinheiro': no way of paying, though there may be one of that name. */
export const isTakings = (text: string, link: string, meanings: Meaning[]): boolean =>
  (/^(?:dinheiro|grana)$/.test(text) &&
    (/^(?:mais|menos|quanto|tr(?:az|azem|ouxe|ouxeram)|rende[mu]?|renderam|d[ae]u?|dao|deram|gera[mr]?|geraram)$/.test(
      link,
    ) ||
      (meanings.length === 0 && /^(?:entr(?:a|am|ou|aram)|o|de|do)$/.test(link)))) ||
  (text === 'reais' && link === 'em' && meanings.length === 0) ||
  (text === 'valor' && link === 'em' && !meanings.some(({ is }) => is === 'metric'))

export const isOn = (rest: Item[]): boolean =>
  /^(?:n[oa]s?|em|num|numa)$/.test(rest[0]?.text ?? '') &&
  (nextSaid(rest)?.meanings.some(({ is }) => is === 'weekdays') ?? false)

export const isMean = (item: Item | undefined): boolean =>
  item?.meanings.some((meaning) => meaning.is === 'sign' && meaning.sign === 'mean') ?? false

export const goesOnAverage = (rest: Item[]): boolean =>
  isMean(rest[0]) && !rest.some(({ text }) => /^\p{L}{2,}[aei]r$/u.test(text))

/** 'Em média vão numa limpeza' tells no future, either. */
export const goesTo = (rest: Item[]): boolean =>
  /^(?:num|numa|n[oa]s?|em|pr[ao]s?|para)$/.test(rest[0]?.text ?? '')

/** Nothing but verbs before a value, and no rank: 'paga no débito'. */
export const tellsOnlyValues = (rest: Item[]): boolean =>
  rest.slice(1).some((_, at) => namesValue(rest.slice(at + 1))) &&
  !rest.some(({ meanings }) =>
    meanings.some(
      (meaning) =>
        meaning.is === 'dimension' || (meaning.is === 'sign' && /most|least|best|worst/.test(meaning.sign)),
    ),
  )

/** 'Qual peça', 'por peça', '3 peças', 'peças mais vendidas' are things; other 'peças' are as many as were counted. */
export function asksForThings(items: Item[], at: number, dimension: string): boolean {
  const said = items.slice(0, at).filter(({ text }) => !/^[oa]s?$/.test(text))
  const before = said.at(-1)?.text ?? ''
  if (before === 'de' && said.at(-2)?.text === 'ranking') return true
  const rest = items.slice(at + 1)
  const next = rest.find(({ text }) => !/^(?:que|com)$/.test(text))
  const ranks = next?.meanings.some(
    (meaning) => meaning.is === 'sign' && /^(?:most|least|best|worst|frequent)$/.test(meaning.sign),
  )
  const text = items[at]?.text ?? ''
  return (
    /^(?:qual|quais|que|por|cada)$/.test(before) ||
    numberOf(before) !== undefined ||
    (ranks ?? false) ||
    (!isPlural(text) && (isValueOf(rest, dimension) || !/^(?:mais|menos)$/.test(before)))
  )
}

/** Who received or paid: the business or a part of it, somebody else, or nobody knows; a trader pays for goods that come in. */
export type Party = 'own' | 'other' | 'unknown' | 'trader'

/**
 * 'Saiu' of a column that has 'Saída', and 'entrou' of one that has 'Entrada', are those. Where a column has both, money is added up of one
 * kind only: 'arrecadou' and 'gastou' say which, and 'recebeu' does by who did.
 */
export function movedIn(
  text: string,
  lexicon: Lexicon,
  { dimensions }: Dataset,
  partyOf: () => Party | undefined,
): { dimension: string; value: string } | 'either' | undefined {
  if (!moves.some((move) => move.test(text))) return undefined
  // A card is of credit or of debit as well.
  const kinds = dimensions
    .filter(
      ({ label, values }) =>
        !ofPaying.test(fullName(label)) && values.every((value) => isMovement.test(plain(value))),
    )
    .map(({ id }) => id)
  const entry = movement(lexicon, ['entrada']) ?? movement(lexicon, ['receita', 'credito'], kinds)
  const exit = movement(lexicon, ['saida']) ?? movement(lexicon, ['despesa', 'debito'], kinds)
  if (entered.test(text)) return entry
  if (left.test(text)) return exit
  const party = partyOf()
  if (!party || entry === undefined || entry.dimension !== exit?.dimension) return undefined
  const isTold = takenIn.test(text) || paidOut.test(text)
  if (isTold && party !== 'trader') return takenIn.test(text) ? entry : exit
  if (party === 'unknown' || party === 'trader') return 'either'
  return received.test(text) === (party === 'own') ? entry : exit
}

const entered = /^entr(?:ou|aram)$/
const left = /^sa(?:i|iu|iram)$/
const takenIn =
  /^(?:(?:arrecad|fatur)(?:a|am|ou|aram|amos|ei)|rend(?:e|em|eu|eram|emos)|receb(?:emos|i)|arrecadacao|receitas?|faturamento|recebimentos?)$/
const paidOut = /^(?:gast(?:a|am|ou|aram|amos|ei|[ao]s|o)|pagamos|paguei|despesas?)$/
const received = /^receb(?:e|em|eu|eram)$/
const paid = /^pag(?:a|am|ou|aram)$/
const moves = [entered, left, takenIn, paidOut, received, paid]

const ofPaying = /\b(?:pagamento|forma|meio|cartao|bandeira)\b/
const isMovement = /^(?:(?:receita|despesa|credito|debito|transferencia|estorno|ajuste)s?)?$/

/** The value that goes by one of these names, of one of these columns where they are told. */
function movement({ meanings }: Lexicon, names: string[], columns?: string[]) {
  const found = names
    .flatMap((name) => meanings.get(name) ?? [])
    .find((one) => one.is === 'value' && (columns?.includes(one.dimension) ?? true))
  return found?.is === 'value' ? { dimension: found.dimension, value: found.value } : undefined
}

/** Not 'canceladas' or 'faltamos'. */
export const isCounted = /(?:mentos?|cao|coes|[^dm][aeo]s)$/

/** 'Peças produzidas' are the 'produção'. */
export const isDone = /[ai]d[oa]s?$/

export const isNoun = /(?:mentos?|cao|coes|agem|agens)$/

/** Said between money and what it came in for. */
export const hangs = /^(?:d[eoa]s?|com|n[oa]s?)$/

/** Words that hang a name on another one. */
export const attached = /^(?:d[eoa]|com|em|n[oa]|pel[oa]|para|pr[oa])$/

export const tellsPart =
  /^(?:esta|estao|estava|estavam|ficou|ficaram|sao|foi|foram|era|eram|vem|veio|vieram|virou|viraram|sai|saem|saiu|sairam)$/

export const wholes = /^(?:tod[oa]s?|tudo|geral|total)$/

/** 'Sacos de cimento' are as many as were sold. */
export const containers =
  /^(?:caixas|sacos|sacas|pacotes|fardos|garrafas|frascos|latas|potes|litros|metros|quilos|vidros|rolos|pares)$/

/** What customers do for money. */
export const buys = /^(?:compr|adquir|consum)/

/** Of what is done thus there is more than one number. */
export const measured =
  /^(?:produz|trabalh|colh|colet|entreg|carreg|transport|consum|dur|demor|fabric|ger|us|aplic|lev|distribu|compr)/

/** Said of an amount that is named. */
export const spentOn = /^(?:gast|pag|cobrad|consumid|faturad|recebid|arrecadad)[oa]s?$/

/** Said before names. */
export const titles = /^(?:dona|don|doutora?|professora?|enfermeir[oa]|mestre|pastora?|padre|tia|tio)$/

/** Said of people they tell no number. */
export const feelings = /^(?:melhor|pior)(?:ou|aram)$/

export const rankings = /^(?:ranking|top|maiores|menores|melhores|piores|principais|quantidade|numero)$/

/** What is done that no money tells of. */
export const physical =
  /^(?:(?:rod|and|pes|dur|demor|fabric|colet|plant|ordenh|transport|carreg|embal|viaj|trein|estud|abastec|irrig|pulveriz|aplic|nad|desmat)(?:a|am|amos|ou|aram|ei|eu|eram|emos|ava|avam|ando|ad[oa]s?)$|percorr|levou|produz|colh[ei]|dorm|chov|mo(?:eu|emos|eram)$)/

/** Nouns for money that goes. */
export const spendings = /^(?:gastos?|despesas?|custos?|desembolsos?)$/

export const perEach = /^(por|cada)$/

const quantities =
  /^(?:qtde?|quantidade|quant|unid(?:ade)?|km|kg|g|l|m2?|ml|peso|volume|tempo|duracao|hora|minuto|min|dia|litro|quilo|kwp|kwh|area|potencia|m3)$/

/** Something is counted or measured in it. A number by a bare noun may be only a name: 'turma' 1, 2, 3. */
export const isAmount = ({ label }: Metric) =>
  wordsIn(label).some((word) => isPlural(word) || quantities.test(word))

export const asks = /^(?:qual|quais)$/

export const isHighest =
  /^(?:maior|menor|maximo|minimo|mais (?:car|barat|alt|baix|long|curt|demorad|rapid|pesad|lev)[aeo])$/

/** What any table with money is asked for. */
export const general =
  /^(?:receita|faturamento|fatur(?!as?$)\p{L}+|arrecadacao|ticket medio|valor|valor medio|total)$/u

export const verbal = /^fatur(?:ei|ou|amos|aram)$/

export const severalNouns = /^(?:empresas|lojas|negocios)$/

/** Said of rows that had some of a number. */
export const has =
  /^(?:us(?:ou|aram)|teve|tiveram|tem|tinham?|deu|deram|gerou|geraram|recebeu|receberam|pagou|pagaram)$/

/** 'Não tiveram' */
export const hasNone = (text: string, [next]: Item[]): boolean => text === 'nao' && has.test(next?.text ?? '')

/** Words before what is kept, where something else is left out. */
export const places = /^(?:n[ao]s?|em|d[aeo]s?|pel[ao]s?|para|pr[ao]s?|com|por|aos?|[oa]s?)$/

/** Words that add nothing, but name something after 'por'. */
export const nouns = /^(?:empresa|loja|negocio|gente|valor|dado)s?$/

const order: Meaning['is'][] = [
  'metric',
  'dimension',
  'weekday',
  'grain',
  'sign',
  'filler',
  'value',
  'weekdays',
]

/** Nouns that a table may have as a value: written just so they are meant, though alone they would add nothing. */
const weak = /^(?:empresas?|lojas?|negocios?|geral|botas?)$/

/** A value right after its dimension is meant as such; otherwise what a word does comes before what it may name. */
export function chosen(
  meanings: Meaning[],
  named: string | undefined,
  text: string,
  link: string,
): Meaning | undefined {
  const own = meanings.find(
    (meaning) =>
      meaning.is === 'value' &&
      (meaning.dimension === named ||
        /[ai]d[oa]s?$/.test(text) ||
        (weak.test(text) &&
          plain(meaning.value) === (/^(?:[dn]as|pelas)$/.test(link) ? singular(text) : text))),
  )
  // 'Qual dia' is no 'Dias até a entrega'.
  const day = text === 'dia' ? meanings.find(({ is }) => is === 'grain') : undefined
  return own ?? day ?? meanings.toSorted((one, other) => order.indexOf(one.is) - order.indexOf(other.is))[0]
}

/** 'Quantos' counts and 'quanto' does not, though one looks like the plural of the other. */
export const isSaidBy = (text: string) => (meaning: Meaning) =>
  !(meaning.is === 'sign' && meaning.sign === 'how-many' && /^(?:quant[oa]|qto)$/.test(text)) &&
  !(meaning.is === 'sign' && meaning.sign === 'how-much' && /^(?:quant[oa]s|qtos)$/.test(text))
