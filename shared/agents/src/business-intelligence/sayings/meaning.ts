// What the words around a phrase make of its meaning.

import { isHouse, isServiceColumn, isThingColumn } from '../concepts'
import { fullName } from '../csv/full-name'
import { countsThings, type Metric, moneyIn } from '../dataset'
import { type Item, isFilled, isValueOf, namesValue } from '../items'
import { type Meaning, yesOf } from '../lexicon'
import { limitWord } from '../read-limits'
import { numberOf } from '../read-periods'
import { isDoing } from '../verbs'
import {
  asks,
  asksForThings,
  goesOnAverage,
  goesTo,
  isOn,
  isUnitOf,
  namesRank,
  perEach,
  toldIn,
  unitLinks,
} from '../word-kinds'
import { isPlural, singular } from '../words'
import { isNumberBefore } from './context'
import { sayValue } from './dimensions'
import type { Question } from './question'

type MeaningOf<Kind extends Meaning['is']> = Extract<Meaning, { is: Kind }>

const filler: Meaning = { is: 'filler' }

/** What a phrase means where it stands. */
export function meantOf(question: Question, meaning: Meaning | undefined, at: number): Meaning | undefined {
  if (meaning?.is === 'grain') return meantByGrain(question, meaning, at)
  if (meaning?.is === 'sign') return meantBySign(question, meaning, at)
  if (meaning?.is === 'metric') return meantByMetric(question, meaning, at)
  if (meaning?.is === 'dimension') return meantByDimension(question, meaning, at)
  return meaning
}

function meantByGrain(question: Question, meaning: MeaningOf<'grain'>, at: number): Meaning {
  const { items, said, link, lastNumber, lexicon } = question
  const { text = '', beforeTime } = items[at] ?? {}
  if (meaning.isDate && /^d[aeo]$/.test(link)) {
    // 'Abertos em janeiro' of 'aberto_em' names the date of that time.
    if (said.grains.length > 0) return filler
    // 'Tempo médio de entrega' is no division by days.
    if (!beforeTime && isNumberBefore(question, at)) {
      said.tangled = true
      return filler
    }
  }
  // 'As contas recebidas em cada mês' of 'Recebida em'
  const isOfLonger = items
    .slice(at + 1)
    .some(({ meanings }) => meanings.some((one) => one.is === 'grain' && !one.isDate))
  if (meaning.isDate && isOfLonger && !perEach.test(link) && !asks.test(link)) return filler
  // 'Top 3 alunos em km, pelo vencimento', 'em qual dia da semana tem mais check-in' are divided by something else.
  const isElse = said.weekday || said.dimensions.length > 0
  if (meaning.isDate && isElse && !/^(?:por|cada|e)$/.test(link)) return filler
  // 'Pela data de pagamento' tells which date counts.
  if (meaning.isDate && link === 'pela' && (question.used.includes(true) || said.grains.length > 0))
    return filler
  // 'Quantas têm vencimento em cada mês'
  if (meaning.isDate && /^(?:tem|teve|tiveram|tinham?)$/.test(link)) return filler
  if (meaning.isDate && beforeTime && !perEach.test(link) && !asks.test(link)) return filler
  // 'Garantia de 12 meses' of 'GARANTIA MESES'
  if (numberOf(link) !== undefined && lastNumber && toldIn(text, lastNumber.label)) return filler
  if (isPlural(text) && (question.counting || link === 'em' || limitWord.test(link)))
    return inDays(question, text)
  // 'A diária mais cara' of 'Valor diária'
  const owner = lexicon.owners.get(singular(text))
  return owner && namesRank(items.slice(at + 1)) ? { is: 'metric', metric: owner } : meaning
}

const countsDays =
  /\bquantos dias (?:(?:de|em) \p{L}+ )?(?:diferentes|distintos|te(?:ve|mos)|tivemos|houve|abri(?:u|mos)|trabalh(?:ou|amos|aram)|vende(?:u|mos)|funcionou|atende(?:u|mos)|[ao]s? (?:\p{L}+ ){1,3}(?:abriu|trabalhou|funcionou|vendeu|atendeu|tocou|se apresentou))\b/u

/** 'Quantos dias', 'em dias' and 'mais de 10 dias' are a number of them, where a column tells one: no division by days. */
function inDays({ data, said, words, lastNumber }: Question, text: string): Meaning {
  const isIn = ({ id, label }: Metric) => id !== 'rows' && toldIn(text, label)
  if (lastNumber && isIn(lastNumber)) return filler
  const [metric, ...others] = data.metrics.filter(
    (one) => isIn(one) && !data.metrics.some(({ mean }) => mean === one.id),
  )
  if (metric && others.length === 0) return { is: 'metric', metric }
  if (text === 'dias' && countsDays.test(words.join(' '))) said.daysCounted = true
  else said.tangled = true
  return filler
}

/** Words that hang a name on what was said before. */
const hungOn = /^(?:tirando|sem|exceto|menos|fora|d[eao]s?|com|so|apenas|somente|sem contar)$/

function meantBySign(
  { items, said, data, lexicon }: Question,
  meaning: MeaningOf<'sign'>,
  at: number,
): Meaning {
  const rest = items.slice(at + 1)
  const [text = '', next = ''] = [items[at]?.text, rest[0]?.text]
  // 'O volume de concreto' of 'Volume'
  const volume =
    text === 'volume de' ? lexicon.meanings.get('volume')?.find(({ is }) => is === 'metric') : undefined
  if (volume) return volume
  // 'A quantidade vezes o preço'
  const [units, ...others] = data.metrics.filter(countsThings)
  if (text === 'quantidade' && next === 'vezes' && units && others.length === 0)
    return { is: 'metric', metric: units }
  // 'Quantas caíram no sábado' were on that day.
  if (meaning.sign === 'fall' && said.signs.has('how-many'))
    return isOn(rest) || (/^ca(?:i|em|iu|iram)$/.test(text) && items[at]?.beforeTime) ? filler : meaning
  // 'Contagem' is a city, too.
  const named = items[at]?.meanings.find(({ is }) => is === 'value')
  const link = items[at - 1]?.text ?? ''
  // 'Tirando mudança', where that is a service
  if (named && /^(?:compare|grow|fall|why)$/.test(meaning.sign) && hungOn.test(link)) return named
  // 'Vendas' beside 'Aluguel'
  if (named && meaning.sign === 'sold') return named
  // 'Box médio' of 'Tamanho do box'
  const noun = lexicon.nouns.get(singular(link))
  if (named?.is === 'value' && meaning.sign === 'mean' && noun === named.dimension) return named
  if (text === 'contagem' && named && /^(?:em|de|para|pra)$/.test(items[at - 1]?.text ?? '')) return named
  // 'Quanto vai em média' tells no future.
  if (meaning.sign === 'future' && /^va[io]$/.test(text))
    return goesOnAverage(rest) ||
      (said.signs.has('mean') && (goesTo(rest) || /^quant/.test(next))) ||
      (/^(?:pr[ao]|para)$/.test(next) && namesValue(rest))
      ? filler
      : meaning
  // 'Do hotel que vem do site'
  return text === 'que vem' && /^d[eoa]s?$/.test(next) ? filler : meaning
}

function meantByMetric(question: Question, meaning: MeaningOf<'metric'>, at: number): Meaning {
  const { items, said, link, data, lastNumber, lexicon } = question
  const rest = items.slice(at + 1)
  const text = items[at]?.text ?? ''
  if (meaning.metric.id === 'rows') {
    // 'Quantos doces foram pedidos'
    if (/^(?:foi|foram)$/.test(link) && /[ai]d[oa]s?$/.test(text)) return filler
    // 'Quantas caçambas a gente entrega'
    if (link === 'gente' && isDoing(text, { before: link })) return filler
    // 'Quanto a loja fatura por dia', where rows are 'faturas'
    const isEarned = said.signs.has('how-much') && !/^(?:d?[ao]s?|n[ao]s?|d[eo]|cada|por|uma?|em)$/.test(link)
    if (text === 'fatura' && isEarned && question.takings) {
      said.amount ??= question.takings
      return filler
    }
    // 'Qual serviço' of 'Tipo de serviço' is no row.
    const sort = lexicon.nouns.get(singular(text))
    if (sort && !lexicon.tables.has(singular(text)) && asks.test(link)) return { is: 'dimension', id: sort }
    const metric = moneyOfRows(question, at)
    if (metric) return { is: 'metric', metric }
  }
  // 'Quantos entraram pra conserto' beside 'Dias conserto'
  if (/^(?:pra|para)$/.test(link) && said.signs.has('how-many') && !isPlural(text) && said.values.length > 0)
    return filler
  // 'Quantas pizzas médias' are those of that size.
  const size =
    question.counting && /medi[ao]s$/.test(text)
      ? lexicon.meanings.get('media')?.find(({ is }) => is === 'value')
      : undefined
  const sum = data.metrics.find(({ mean }) => mean === meaning.metric.id)
  if (size?.is === 'value' && sum) {
    sayValue(question, { dimension: size.dimension, value: size.value, except: question.except })
    return { is: 'metric', metric: sum }
  }
  // 'Quantidade de cestas' is a count of them, though another column is a 'Quantidade de itens'.
  const counted = rest[0]?.text === 'de' ? rest[1] : undefined
  const isOfRows = counted?.meanings.some((one) => one.is === 'metric' && one.metric.id === 'rows')
  if (text === 'quantidade' && meaning.metric.id !== 'rows' && isOfRows)
    return { is: 'sign', sign: 'how-many' }
  // 'Taxa de fiado' may be what was charged, or how many of all.
  if (text === 'taxa' && rest[0]?.text === 'de' && namesValue(rest)) said.tangled = true
  // 'Desconto em kg', 'o preço no kg': the unit of the number that was named.
  const isUnit = lastNumber && !question.counting && unitLinks.test(link) && isUnitOf(text, lastNumber)
  return isUnit ? filler : meaning
}

/** The money that is meant by a word for rows. */
function moneyOfRows({ items, said, link, data, lexicon }: Question, at: number): Metric | undefined {
  const text = items[at]?.text ?? ''
  const owner = lexicon.owners.get(singular(text))
  // 'Valor total das mensalidades' is no count.
  const [ahead, near] = [items[at - 3], items[at - 2]]
  const money = /^(?:total|somad[oa])$/.test(near?.text ?? '') ? ahead : near
  const isValue =
    money !== undefined &&
    ((money.text === 'valor' && isFilled(money)) ||
      (/^som(?:a|am|ando|atorio|atoria)$/.test(money.text) && isPlural(text)))
  if (isValue && /^d[aeo]s?$/.test(link)) {
    // 'O valor das cobranças' of 'Valor' beside 'Valor pago'
    const whole = data.metrics.find(({ label, bottom }) => fullName(label) === 'valor' && !bottom)
    const metric = owner ?? whole ?? moneyIn(data)
    if (metric) return metric
    said.tangled = true
  }
  // 'O maior valor em contratos'
  if (money?.text === 'valor' && isFilled(money) && link === 'em') return owner ?? moneyIn(data)
  // 'Deve mais em mensalidades' is told in money.
  const inOwn = link === 'em' && /^(?:mais|menos)$/.test(near?.text ?? '')
  // 'Total de locação' beside 'Valor da locação' is no count.
  const isTotal = link === 'de' && near?.text === 'total' && !isPlural(text)
  return inOwn || isTotal ? owner : undefined
}

function meantByDimension(question: Question, meaning: MeaningOf<'dimension'>, at: number): Meaning {
  const { items, said, link, data, rows } = question
  const dimension = data.dimensions.find(({ id }) => id === meaning.id)
  const label = dimension?.label ?? ''
  const metric = data.metrics.find(({ counts }) => counts === meaning.id)
  // 'Onde o Bruno fez serviço'
  if (isServiceColumn(label) && /^(?:fez|faz|fizeram|fazem|fizemos)$/.test(link)) return filler
  if (isOfAll(question, at) || isHouseOf(question, at) || isBought(question, label, metric, at)) return filler
  // 'O valor vendido pros bares' went to all of them.
  const isToAll = /^(?:pr[ao]s|aos)$/.test(link) && isPlural(items[at]?.text ?? '') && said.metrics.length > 0
  const isFlag = dimension !== undefined && yesOf(dimension) !== undefined
  if (isToAll && !isFlag && !said.signs.has('compare') && !isValueOf(items.slice(at + 1), meaning.id))
    return filler
  if (said.differing) return meaning
  // 'Custo médio por lote', 'o maior desconto num pedido', where each row has a number of its own
  const isNumbering = dimension?.values.length === data.rows
  const numbers = isNumbering && metric?.id === 'rows'
  if (numbers && perEach.test(link) && (said.signs.has('mean') || said.metrics.at(-1)?.bottom))
    return { is: 'metric', metric }
  if (numbers && /^(?:num|uma?)$/.test(link) && said.highest) return filler
  const counted = items[at]?.text ?? ''
  if (isNumbering && rows && /^numero d/.test(counted) && isPlural(counted))
    return { is: 'metric', metric: rows }
  const isThings = asksForThings(items, at, meaning.id)
  // Each row has one service: 'quantos atendimentos' are rows.
  const isRows = isPlural(items[at]?.text ?? '') && isServiceColumn(label) && !said.signs.has('share')
  if (rows && !metric && isRows && !isThings) return { is: 'metric', metric: rows }
  const isBare = metric?.id === 'rows' && isBareNoun(question, at)
  return metric && (isBare || !isThings) ? { is: 'metric', metric } : meaning
}

/** Is the business meant, or any of its things, and no division: 'o pet fez', 'quanto deu a feira', 'que um aluno pagou'? */
function isOfAll({ items, said, link, lexicon }: Question, at: number): boolean {
  const text = items[at]?.text ?? ''
  if (/^uma?$/.test(link) && said.highest) return true
  if (!lexicon.tables.has(singular(text)) && !lexicon.tables.has(text)) return false
  // 'Que parte vem de Sorocaba nas feiras'
  if (/^(?:n|d|pel)[oa]s$/.test(link) && said.signs.has('share')) return true
  const isEarning = /^(?:deu|rendeu|fez|faturou|vendeu)$/.test(items[at - 2]?.text ?? '')
  return /^[oa]$/.test(link) && !isPlural(text) && (isEarning || isActing(items[at + 1]))
}

/** 'Os serviços do chaveiro', where 'Chaveiro' is a column, too. */
const isHouseOf = ({ items, said, link, data, lexicon }: Question, at: number): boolean => {
  const text = items[at]?.text ?? ''
  const isOther = said.dimensions.length > 0 && data.dimensions.length > 1
  return (
    isOther &&
    /^[dn][oa]$/.test(link) &&
    isHouse(text) &&
    lexicon.tables.has(text) &&
    !namesValue(items.slice(at + 1))
  )
}

/** Is it what was bought, whatever it was: 'os clientes que pediram kit', 'que mais compraram móveis, em valor'? */
function isBought(
  { items, said, link }: Question,
  label: string,
  metric: Metric | undefined,
  at: number,
): boolean {
  const isCounted = metric !== undefined && metric.id !== 'rows' && !isPlural(items[at]?.text ?? '')
  if (link === 'com') return isCounted
  if (!/^(?:ped(?:e|em|iu|iram)|(?:compr|encomend|lev)\p{L}+)$/u.test(link)) return false
  return isCounted || (said.dimensions.length > 0 && isThingColumn(label))
}

const isActing = (item: Item | undefined): boolean =>
  /^(?:fe[zc]|faz|fizeram|fazem|te[mv]e?|deu|atend(?:e|eu)|vend(?:e|eu)|fatur(?:a|ou)|receb(?:e|eu))$/.test(
    item?.text ?? '',
  )

/** 'Passeio mais caro', 'passeio vendeu mais em março' and 'o dia que mais vende passeio' are of rows, not of their sorts. */
function isBareNoun({ items, said }: Question, at: number): boolean {
  const [before, next] = [items[at - 1]?.text ?? '', items[at + 1]?.text ?? '']
  if (/^(?:qua(?:l|is)|que|por|cada|d[eoa])$/.test(before)) return false
  if (/^mais (?:car|barat)/.test(next)) return !items.slice(0, at).some(({ text }) => asks.test(text))
  const isDivided = said.weekday || said.dimensions.length + said.grains.length > 0
  return (at === 0 && /^vende/.test(next)) || (isDivided && /^vende|^compra/.test(before))
}
