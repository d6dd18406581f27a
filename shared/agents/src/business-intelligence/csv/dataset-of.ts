import { isPerson, isThingColumn } from '../concepts'
import {
  countOfRows,
  type Dataset,
  type Dimension,
  type Measure,
  type Metric,
  noDay,
  sumOf,
  type TimeColumn,
  type Unit,
} from '../dataset'
import { mainDate } from '../date-columns'
import { isPlural, phraseKey, plain, singular, wordsOf } from '../words'
import {
  amountOf,
  columnNames,
  countedIn,
  isBodyWeight,
  isPriceOfOne,
  isProduct,
  isQuantity,
  ownerIn,
  takingsOf,
  tellsLoss,
} from './column-names'
import { fullName, wordsIn } from './full-name'
import { type ColumnFound, daysOf, isAveraged, numbersOf, styleOfFile, textsOf } from './read-column'
import type { TextTable } from './text-columns'
import { thingsOf } from './things-of-trades'

/** A table that people have named, for rows and queries to be called after it. */
interface Named {
  name: string
  columns: ColumnFound[]
}

/**
 * Makes a table to ask about of files that follow each other, each with the same columns in the same order. Without a
 * name it is called 'arquivo' and its rows 'linhas'.
 */
export function datasetOf(
  { name, columns }: Partial<Named> & Pick<Named, 'columns'>,
  files: TextTable[],
): Dataset {
  const rows = files.reduce((sum, file) => sum + file.rows, 0)
  const styles = files.map(styleOfFile)
  const measures: NumberColumn[] = []
  const dimensions: Dimension[] = []
  const times: TimeColumn[] = []
  columns.forEach(({ name: column, kind }, place) => {
    const parts = files.map((file) => file.columns[place] ?? { values: [], codes: new Int32Array() })
    if (kind === 'date') times.push(timeOf(column, parts.map(daysOf), rows))
    if (kind === 'number') {
      const read = parts.map((part, file) => numbersOf(column, part, styles[file] ?? 'comma'))
      const unit = unitOf(read.map((one) => one.unit))
      measures.push({
        name: column,
        measure: {
          id: column,
          label: labelOf(column),
          values: joined(
            Float64Array,
            read.map(({ values }) => values),
            rows,
          ),
        },
        unit,
        means: isAveraged(column, unit) || isBodyWeight(column, columns) || isPriceOfOne(column, columns),
        bad: read.reduce((sum, { bad }) => sum + bad, 0),
      })
    }
    if (kind === 'category')
      dimensions.push({ id: column, label: labelOf(column), words: [], ...textsOf(parts) })
  })
  for (const one of measures) one.means ||= isRateAmong(one, measures)
  const summed = measures.filter((one) => !one.means)
  const sales = takingsOf(summed, dimensions, name)
  // 'Total' of decimals is money where nothing says otherwise.
  if (sales?.unit === 'number' && /^total(?: (?:d[aeo] )?[a-z]+)?$/.test(fullName(sales.name)))
    sales.unit = 'money'
  const units = summed.find((one) => isQuantity(one.name))
  const product = dimensions.find(({ id }) => isProduct(id))
  const rowsName = rowsNameOf(name ?? '', columns, sales !== undefined)
  const { namesOf, shared } = namesFor(columns, dimensions, rowsName)
  for (const dimension of dimensions) {
    dimension.words.push(...namesOf(dimension.id))
    if (dimension.values.every((value) => value === '' || value in stateNames)) dimension.aliases = stateNames
  }
  const time = mainDate(name ?? '', times)
  const numbering = dimensions.flatMap((dimension) =>
    nounNumbered(dimension, rows).map((noun) => ({ id: dimension.id, noun })),
  )
  // 'Consumo' of water and light is paid for.
  const isOfMains =
    /^consumo\b/.test(fullName(name ?? '')) &&
    dimensions.some(({ values }) => values.some((value) => /^(?:agua|energia|luz|gas)\b/.test(plain(value))))
  const isOutlay = isOfMains || /\b(?:pagar|despesas?|gastos?|custos?)\b/.test(fullName(name ?? ''))
  const hasPrice = measures.some((one) => /^preco\b|\bunitario\b/.test(fullName(one.name)))
  const valued = summed.filter((one) => one.unit === 'money' && /\bvalor\b/.test(fullName(one.name)))
  return {
    name: name ?? 'arquivo',
    rowsName,
    ...(isOutlay && { outlay: true }),
    rows,
    dimensions,
    measures: measures.map(({ measure }) => measure),
    ...(time && { time }),
    ...(times.length > 1 && { dates: times }),
    metrics: [
      ...measures.flatMap((one) =>
        metricsOf(
          one,
          one === sales && !isOutlay,
          [
            ...namesOf(one.name),
            ...(one === units
              ? ['quantidade', 'unidades', 'peças', 'itens', ...thingSold(name ?? '', columns)].filter(
                  (word) => isFree(word, columns) && !isValue(word, dimensions),
                )
              : []),
            ...(one === sales &&
            (valued.length < 2 ||
              /^(?:valor|preco) (?:total|cobrado|pago|final)$/.test(fullName(one.name))) &&
            isFree('valor', columns)
              ? ['valor']
              : []),
            // 'Valor total' is that of 'Valor', where another column is the 'Valor pago'.
            ...((fullName(one.name) === 'valor' || (one === sales && isFree('valor', columns))) &&
            isFree('valor total', columns)
              ? ['valor total']
              : []),
            ...(one === sales &&
            /^(?:valor )?total(?: [a-z]+)?$/.test(fullName(one.name)) &&
            isFree('total', columns)
              ? ['total']
              : []),
          ],
          hasPrice,
        ).map((metric) => withCounted(metric, one.name, dimensions)),
      ),
      rowsMetric(
        rowsName,
        name ?? '',
        columns,
        [
          ...namesOfRows(columns).filter((word) => !isValue(word, dimensions)),
          ...numbering.map(({ noun }) => noun),
          ...[...thingsOf(name ?? '', columns), ...doneWith(name ?? '', columns)].filter(
            (word) => !isValue(word, dimensions) && !isOfTotal(word, columns),
          ),
          ...soldThing(name ?? '', sales?.name),
        ],
        numbering.find(({ noun }) => !isFree(noun, columns))?.id,
      ),
    ],
    ...((sales || units) && {
      sales: {
        ...(sales && { money: sales.measure.id }),
        ...(units && { units: units.measure.id }),
        ...(product && { product: product.id }),
      },
    }),
    shared,
    notes: notesOf(files),
  }
}

const mostCompared = 200

/** Is it money for one, of something that another column counts: does it come to a third, row by row? */
function isRateAmong(rate: NumberColumn, all: NumberColumn[]): boolean {
  if (!isMoney(rate)) return false
  return all.some(
    (count) => !isMoney(count) && all.some((whole) => whole !== rate && isProductOf(whole, rate, count)),
  )
}

const isMoney = ({ unit, name }: NumberColumn): boolean =>
  unit === 'money' || /^(?:valor|preco|custo)\b/.test(fullName(name))

function isProductOf(whole: NumberColumn, rate: NumberColumn, count: NumberColumn): boolean {
  const values = (one: NumberColumn) => one.measure.values.subarray(0, mostCompared)
  const [wholes, rates, counts] = [values(whole), values(rate), values(count)]
  let several = false
  for (let row = 0; row < wholes.length; row += 1) {
    const [is, of = 0, by = 0] = [wholes[row] ?? Number.NaN, rates[row], counts[row]]
    // A price of two digits may have been rounded before it was multiplied.
    if (!(Math.abs(is - of * by) <= 0.01 + Math.abs(by) / 200)) return false
    several ||= by !== 1 && of !== 0
  }
  return several
}

interface NumberColumn {
  name: string
  measure: Measure
  unit: Unit
  means: boolean
  bad: number
}

function joined<Column extends Float64Array | Int32Array>(
  Kind: new (length: number) => Column,
  parts: Column[],
  rows: number,
): Column {
  const [only] = parts
  if (only && parts.length === 1) return only
  const whole = new Kind(rows)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

function timeOf(name: string, parts: Int32Array[], rows: number): TimeColumn {
  const days = joined(Int32Array, parts, rows)
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const day of days)
    if (day !== noDay) {
      first = Math.min(first, day)
      last = Math.max(last, day)
    }
  return { id: name, label: labelOf(name), days, first, last }
}

/** Money in one file is money in all; percents and whole numbers have to be such everywhere. */
function unitOf(units: Unit[]): Unit {
  if (units.includes('money')) return 'money'
  const [first = 'number'] = units
  return units.every((unit) => unit === first) ? first : 'number'
}

function notesOf(files: TextTable[]): string[] {
  const leftOut = files.reduce((sum, file) => sum + file.leftOut, 0)
  return leftOut > 0 ? [`${leftOut} linha(s) com colunas a mais ou a menos ficaram de fora.`] : []
}

const labelOf = (name: string): string =>
  (/^\p{Lu}[\p{Ll}\s_\d-]*$/u.test(name) ? name.toLowerCase() : name).replaceAll('_', ' ')

/* How people call the columns */

/** The states by their letters. */
const stateNames: Record<string, string[]> = Object.fromEntries(
  `AC Acre;AL Alagoas;AP Amapá;AM Amazonas;BA Bahia;CE Ceará;DF Distrito Federal;ES Espírito Santo;GO Goiás;MA Maranhão;
  MT Mato Grosso;MS Mato Grosso do Sul;MG Minas Gerais,Minas;PA Pará;PB Paraíba;PR Paraná;PE Pernambuco;PI Piauí;
  RJ Rio de Janeiro,Rio;RN Rio Grande do Norte;RS Rio Grande do Sul;RO Rondônia;RR Roraima;SC Santa Catarina;
  SP São Paulo;SE Sergipe;TO Tocantins`
    .split(';')
    .map((state) => [state.trim().slice(0, 2), state.trim().slice(3).split(',')]),
)

/** Names of each column; single words that several share are told apart. */
function namesFor(columns: ColumnFound[], dimensions: Dimension[], rowsName: string) {
  const used = columns.filter(({ kind }) => kind === 'number' || kind === 'category')
  const names = new Map(used.map((column) => [column.name, columnNames(column)]))
  const rows = phraseKey(wordsOf(rowsName))
  const [first = ''] = wordsOf(rowsName)
  const values = new Set(dimensions.flatMap(({ values }) => values.map((value) => phraseKey(wordsOf(value)))))
  const holders = new Map<string, string[]>()
  const keysOf = (phrases: string[]) => new Set(phrases.map((one) => phraseKey(wordsOf(one))))
  for (const [name, { whole }] of names)
    for (const word of keysOf(whole)) holders.set(word, [...(holders.get(word) ?? []), name])
  // 'Ovos' are those of 'Qtd. ovos', where another column has 'Ovos trincados'.
  const wholly = new Set(holders.keys())
  for (const [name, { whole, parts }] of names)
    for (const word of keysOf(parts))
      if (!wholly.has(word) && !keysOf(whole).has(word))
        holders.set(word, [...(holders.get(word) ?? []), name])
  // 'Peças' are not those 'com defeito', where others are told as well.
  for (const [word, of] of holders) {
    const good = of.filter((name) => !tellsLoss(name))
    if (good.length === 1) holders.set(word, good)
  }
  // 'Mão de obra' of 'Valor mão de obra', where another column tells the value of something else.
  const taken = new Set([...wordsOf(rowsName), ...namesOfRows(columns)].map(singular))
  const amounts = used.flatMap(({ name, kind }) => (kind === 'number' ? amountOf(name) : []))
  const valued = used.filter(
    ({ name, kind }) => kind === 'number' && /^(?:valor|preco|custo|total)\b/.test(fullName(name)),
  )
  if (amounts.length > 0 && valued.length > 1)
    for (const { name, of } of amounts) {
      const key = phraseKey(wordsOf(of))
      // 'Excedentes' of 'Valor excedente' may be the 'Págs excedentes'.
      const isElsewhere = used.some(
        (other) =>
          other.name !== name && other.kind === 'number' && wordsIn(other.name).map(singular).includes(key),
      )
      if (holders.has(key) || taken.has(key) || isElsewhere) continue
      holders.set(key, [name])
      names.get(name)?.whole.push(of)
    }
  const isOwn = (name: string) => (word: string) => {
    const key = phraseKey(wordsOf(word))
    const isRows = key === rows || (key === singular(first) && key !== phraseKey(wordsOf(name)))
    return !isRows && !values.has(key) && (isFree(word, columns) || key === phraseKey(wordsOf(name)))
  }
  const isAlone = (word: string, name: string) => {
    const of = holders.get(phraseKey(wordsOf(word)))
    return of?.length === 1 && of[0] === name
  }
  return {
    namesOf: (name: string): string[] => {
      const { whole, parts } = names.get(name) ?? { whole: [], parts: [] }
      return [...new Set([...whole, ...parts])].filter((word) => isAlone(word, name)).filter(isOwn(name))
    },
    shared: Object.fromEntries(
      [...holders]
        .filter(
          ([word, { length }]) => length > 1 && isFree(word, columns) && word !== rows && !values.has(word),
        )
        .map(([word, of]) => [word, of.map(labelOf)]),
    ),
  }
}

/* What can be asked of a column of numbers */

function metricsOf(
  { measure, unit, means, bad, name }: NumberColumn,
  isSales: boolean,
  names: string[],
  hasPrice: boolean,
): Metric[] {
  const note = bad > 0 ? { note: `${bad} valor(es) de “${name}” não são números e ficaram de fora.` } : {}
  const key = JSON.stringify(name)
  const words = isSales
    ? [
        ...(/^valor (?:pag|cobrad|recebid|faturad)o$/.test(fullName(name))
          ? [fullName(name).replace('valor', 'total')]
          : []),
        'valor vendido',
        'valor faturado',
        'total vendido',
        'valor recebido',
        'recebimento',
        'recebimentos',
        'receita',
        'faturamento',
        'faturei',
        'faturou',
        'faturamos',
        'faturaram',
        'faturam',
        'arrecadação',
      ]
    : []
  const owner = ownerIn(name)
  const ofOwner = owner === undefined ? [] : totalsOf(owner, fullName(name), unit)
  const called = [...new Set([measure.label, ...names])]
  // 'Hospedagem (R$)', 'Diária (R$)'
  const isBareMoney = unit === 'money' && !/^(?:valor|preco|custo|total)\b/.test(fullName(name))
  const mean: Metric = {
    id: `${measure.id}:mean`,
    label: `média de ${measure.label}`,
    words: [
      ...called.flatMap((one) => [`${one} médio`, `${one} média`, `média de ${one}`]),
      ...called.flatMap((one) =>
        /^(?:valor|preco|custo|tempo|prazo) /.test(one)
          ? [one.replace(' ', ' médio ')]
          : /^(?:nota|area|duracao|idade|taxa) /.test(one)
            ? [one.replace(' ', ' média ')]
            : [],
      ),
      ...(owner === undefined ? [] : [`${owner} médio`, `${owner} média`]),
      // 'Valor médio da diária' of 'Diária (R$)'
      ...(isBareMoney ? names.map((one) => `valor médio de ${one}`) : []),
      ...(isSales
        ? ['ticket médio', 'tíquete médio', 'valor médio', ...(hasPrice ? [] : ['preço médio'])]
        : []),
      ...(means ? [...called, ...partsOf(measure.label)] : []),
    ],
    unit: unit === 'count' ? 'number' : unit,
    definition: `Média dos valores preenchidos da coluna “${name}”.`,
    formula: `AVG(${key})`,
    top: [sumOf(measure.id)],
    bottom: [{ of: { filled: measure.id }, sign: 1 }],
    ...note,
  }
  if (means) return [owner === undefined ? mean : { ...mean, owner }]
  const sum: Metric = {
    id: measure.id,
    label: measure.label,
    words: [
      ...words,
      ...called.flatMap((one) => [one, `soma de ${one}`]),
      // 'Valor de hospedagem' of 'Hospedagem (R$)'
      ...(isBareMoney ? names.map((one) => `valor de ${one}`) : []),
      ...partsOf(measure.label),
      ...ofOwner,
    ],
    unit,
    definition: `Soma dos valores da coluna “${name}”.`,
    formula: `SUM(${key})`,
    top: [sumOf(measure.id)],
    mean: mean.id,
    ...(owner !== undefined && unit === 'money' && { owner }),
    ...note,
  }
  return [sum, mean]
}

const links = ['de', 'do', 'da', 'dos', 'das']

/** How people ask for the sum of what is paid for a thing: 'total das comandas', 'valor em frete'. */
function totalsOf(owner: string, name: string, unit: Unit): string[] {
  if (/^total\b/.test(name)) return links.map((link) => `total ${link} ${owner}`)
  if (unit !== 'money' || !/^valor\b/.test(name)) return []
  return [...[...links, 'em'].map((link) => `valor total ${link} ${owner}`), `valor em ${owner}`]
}

/** A sum of things that a dimension names. */
function withCounted(metric: Metric, name: string, dimensions: Dimension[]): Metric {
  const thing = metric.bottom ? undefined : countedIn(name)
  const counts = dimensions.find(({ id }) => thing && phraseKey(wordsOf(id)) === singular(thing))?.id
  return counts === undefined ? metric : { ...metric, counts }
}

/** 'valor total (R$)' may be called 'valor total'. */
function partsOf(text: string): string[] {
  const short = text.replace(/(?<!\s)\s*[([].*/s, '')
  return short === text || wordsOf(short).length === 0 ? [] : [short]
}

/** A table called 'Atendimentos' holds atendimentos; 'Vendas' with a column of money does not: there 'vendas' is the money. */
function rowsNameOf(file: string, columns: ColumnFound[], hasSales: boolean): string {
  // 'Planilha de chamados' has chamados.
  const name = file.replace(
    /^(?:planilha|tabela|lista|listagem|controle|relat[oó]rio|base|cadastro|funil|livro|quadro|hist[oó]rico|agenda|acompanhamento|registro|fila)[\s_-]+(?:d[aeo]s?[\s_-]+)?(?=\p{L}{3})/iu,
    '',
  )
  const words = wordsOf(name)
  const [word = ''] = words
  // 'Barris' beside a column of how many barrels there were are no rows.
  const isCounted = columns.some(
    ({ kind, name: column }) =>
      kind === 'number' && phraseKey(wordsOf(countedIn(column) ?? '')) === phraseKey([word]),
  )
  // 'Redes sociais' of a report of them that has a column 'Rede' have more than one row each.
  const isReport = name !== file
  const isColumn = columns.some(
    ({ kind, name: column }) => kind === 'category' && phraseKey(wordsOf(column)) === phraseKey([word]),
  )
  const isSeveral =
    !(isReport && isColumn) &&
    !isCounted &&
    thingSold(name, columns).length === 0 &&
    /^\p{L}{3,}s$/u.test(word) &&
    words.filter((one) => one.length > 2).length < 4
  if (
    isSeveral &&
    isFree(name, columns) &&
    !(hasSales && /^(?:venda|recebimento|receita)$/.test(phraseKey([word])))
  )
    return labelOf(name)
  return ['linhas', 'registros'].find((general) => isFree(general, columns)) ?? 'ocorrências'
}

const isValue = (word: string, dimensions: Dimension[]): boolean =>
  dimensions.some(({ values }) =>
    values.some((value) => phraseKey(wordsOf(value)) === phraseKey(wordsOf(word))),
  )

/** 'Hospedagem' of 'Total hospedagem (R$)' is no stay. */
const isOfTotal = (thing: string, columns: ColumnFound[]): boolean =>
  columns.some(
    ({ kind, name }) =>
      kind === 'number' &&
      /^total\b/.test(fullName(name)) &&
      singular(ownerIn(name) ?? '') === singular(plain(thing)),
  )

/** No column goes by this name. */
const isFree = (name: string, columns: ColumnFound[]): boolean =>
  columns.every((column) => phraseKey(wordsOf(column.name)) !== phraseKey(wordsOf(name)))

const generalRows = [
  'linhas',
  'registros',
  'lançamentos',
  'quantidade de registros',
  'quantidade de linhas',
  'ocorrências',
  'vezes',
  'movimento',
  'casos',
]

/** What the only date of a row is the day of, and what there are sorts of. */
function namesOfRows(columns: ColumnFound[]): string[] {
  const dates = columns.filter(({ kind }) => kind === 'date')
  const sorts = columns.filter(({ kind, name }) => kind === 'category' && /^tipo\b/.test(fullName(name)))
  // 'Ingressos' of 'Tipo de ingresso' beside 'Qtd. ingressos' are no rows.
  const counted = new Set(
    columns.flatMap(({ kind, name }) =>
      kind === 'number' ? [phraseKey(wordsOf(countedIn(name) ?? ''))] : [],
    ),
  )
  // 'Despesas' of 'Tipo de despesa' and 'Valor despesa' beside 'Total vendas' are no rows, either.
  const numbers = columns.filter(({ kind }) => kind === 'number')
  if (numbers.some(({ name }) => /^total\b/.test(fullName(name))))
    for (const { of } of numbers.flatMap(({ name }) => amountOf(name))) counted.add(phraseKey(wordsOf(of)))
  return [...(dates.length === 1 ? dates : []), ...sorts]
    .flatMap(({ name }) => nounIn(name))
    .filter((noun) => !counted.has(phraseKey(wordsOf(noun))))
}

/** 'Ingressos' of a table 'Ingressos vendidos' that tells how many were sold at once. */
function thingSold(name: string, columns: ColumnFound[]): string[] {
  const [thing = '', done = ''] = wordsOf(name)
  const isCounted = columns.some(({ kind, name: column }) => kind === 'number' && isQuantity(column))
  return isPlural(thing) && /^(?:vendid|comprad|produzid|alugad|distribuid)[oa]s$/.test(done) && isCounted
    ? [thing]
    : []
}

/** 'Cestas' of a table of their deliveries, where each has its 'Valor cesta'. */
function soldThing(name: string, sales = ''): string[] {
  const owner = ownerIn(sales)
  return owner !== undefined && wordsOf(name).map(singular).includes(singular(owner)) ? [owner] : []
}

/** 'Caçambas' of a table of their hires, where no number tells how many each is of. */
function doneWith(name: string, columns: ColumnFound[]): string[] {
  const [deed = '', thing = '', ...more] = wordsOf(name)
  const isDeed = /^(?:locacoes|alugueis|entregas|reservas|visitas|encomendas|instalacoes)$/.test(deed)
  const isCounted = columns.some(
    ({ kind, name: column }) => kind === 'number' && (isQuantity(column) || countedIn(column)),
  )
  return isDeed && more.length === 0 && isPlural(thing) && !isCounted ? [thing] : []
}

/** 'Pedido' of 'Nº pedido', of which no two rows have the same; 'OS' are orders. */
function nounNumbered({ id, values }: Dimension, rows: number): string[] {
  const [head = '', ...rest] = fullName(id).split(' ')
  const of = /^(?:id|codigo|numero)$/.test(head)
    ? rest.filter((word) => !/^d[aeo]s?$/.test(word))
    : [head, ...rest]
  const [noun = ''] = of
  if (of.length !== 1 || values.length < rows || isPerson(noun)) return []
  if (noun === 'os' || noun === 'ordem') return ['ordens', 'ordem']
  const isNumber = noun !== head || /^(?:pedido|comanda|protocolo|nota)$/.test(noun)
  return isNumber || values.every((value) => /\d/.test(value)) ? [noun] : []
}

/** 'evento' of 'data_evento' and 'tipo_evento'; people are not rows, as they may come again. */
function nounIn(name: string): string[] {
  const [head = '', ...rest] = fullName(name).split(' ')
  const of = rest.filter((word) => !/^d[aeo]s?$/.test(word))
  return /^(?:data|dia|tipo)$/.test(head) &&
    !isPerson(of[0] ?? '') &&
    of.length === 1 &&
    !/^(?:hora|mes|ano|dia|fim|inicio|venda)$/.test(of[0] ?? '')
    ? of
    : []
}

/** @param numbered the column that numbers the rows and is called after them */
function rowsMetric(
  rowsName: string,
  table: string,
  columns: ColumnFound[],
  others: string[],
  numbered?: string,
): Metric {
  const short = rowsName.split(' ')[0] ?? ''
  const named = [short, ...wordsOf(table).slice(1).filter(isPlural)]
  const counts =
    numbered ??
    columns.find(
      ({ kind, name }) =>
        kind === 'category' &&
        (isThingColumn(name) || phraseKey(wordsOf(name)) === phraseKey(wordsOf(short))) &&
        named.some((word) => phraseKey(wordsOf(name)) === phraseKey(wordsOf(word))),
    )?.name
  const people = /^(?:matricul|inscric)/.test(phraseKey([short].flatMap(wordsOf)))
    ? ['alunos', 'estudantes', 'inscritos']
    : []
  const own = generalRows.includes(rowsName)
    ? []
    : [
        `quantidade de ${rowsName}`,
        `número de ${rowsName}`,
        // 'Total das comandas' is a sum where each has its 'Total da comanda'.
        ...(isOfTotal(short, columns) ? [] : [`total de ${rowsName}`]),
        ...(short === rowsName ? [] : [short]),
      ]
  return {
    id: 'rows',
    label: rowsName,
    words: [...generalRows, ...own, ...others, ...people].filter((name) => isFree(name, columns)),
    unit: 'count',
    definition: rowsName === 'linhas' ? 'Conta as linhas do arquivo.' : 'Conta as linhas da tabela.',
    formula: 'COUNT(*)',
    top: [countOfRows],
    ...(counts !== undefined && { counts }),
  }
}
