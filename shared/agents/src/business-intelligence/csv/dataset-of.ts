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
import { phraseKey, plain, wordsOf } from '../words'
import { type ColumnFound, daysOf, isAveraged, numbersOf, styleOfFile, textsOf } from './read-column'
import type { TextTable } from './text-columns'

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
        means: isAveraged(column, unit),
        bad: read.reduce((sum, { bad }) => sum + bad, 0),
      })
    }
    if (kind === 'category')
      dimensions.push({ id: column, label: labelOf(column), words: [], ...textsOf(parts) })
  })
  const sales = measures.find((one) => !one.means && salesNames.test(plain(one.name)))
  const rowsName = rowsNameOf(name ?? '', columns, sales !== undefined)
  return {
    name: name ?? 'arquivo',
    rowsName,
    rows,
    dimensions,
    measures: measures.map(({ measure }) => measure),
    ...(times[0] && { time: times[0] }),
    metrics: [...measures.flatMap((one) => metricsOf(one, one === sales)), rowsMetric(rowsName, columns)],
    ...(sales && { sales: { money: sales.measure.id } }),
    notes: notesOf(files, times),
  }
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

function notesOf(files: TextTable[], times: TimeColumn[]): string[] {
  const leftOut = files.reduce((sum, file) => sum + file.leftOut, 0)
  return [
    ...(leftOut > 0 ? [`${leftOut} linha(s) com colunas a mais ou a menos ficaram de fora.`] : []),
    ...(times.length > 1 ? [`Os períodos usam a coluna “${times[0]?.label}”.`] : []),
    ...times.slice(0, 1).flatMap(({ days, label }) => {
      const without = days.reduce((sum, day) => sum + (day === noDay ? 1 : 0), 0)
      return without > 0 ? [`${without} linha(s) sem data em “${label}” não entram em períodos.`] : []
    }),
  ]
}

const labelOf = (name: string): string =>
  (/^\p{Lu}[\p{Ll}\s_\d-]*$/u.test(name) ? name.toLowerCase() : name).replaceAll('_', ' ')

/* What can be asked of a column of numbers */

const salesNames =
  /\b(receita|faturamento|vendas?|valor (?:total|da venda|vendido|venda)|total(?: da venda)?|valor)\b/

function metricsOf({ measure, unit, means, bad, name }: NumberColumn, isSales: boolean): Metric[] {
  const note = bad > 0 ? { note: `${bad} valor(es) de “${name}” não são números e ficaram de fora.` } : {}
  const key = JSON.stringify(name)
  const words = isSales ? ['receita', 'faturamento', 'faturei', 'faturou', 'faturamos', 'faturaram'] : []
  const mean: Metric = {
    id: `${measure.id}:mean`,
    label: `média de ${measure.label}`,
    words: [
      `${measure.label} médio`,
      `${measure.label} média`,
      ...ownersOf(measure.label).map((owner) => `${owner} médio`),
      ...(isSales ? ['ticket médio', 'tíquete médio', 'valor médio'] : []),
      ...(means ? [measure.label, ...partsOf(measure.label)] : []),
    ],
    unit: unit === 'count' ? 'number' : unit,
    definition: `Média dos valores preenchidos da coluna “${name}”.`,
    formula: `AVG(${key})`,
    top: [sumOf(measure.id)],
    bottom: [{ of: { filled: measure.id }, sign: 1 }],
    ...note,
  }
  if (means) return [mean]
  const sum: Metric = {
    id: measure.id,
    label: measure.label,
    words: [...words, `soma de ${measure.label}`, ...partsOf(measure.label)],
    unit,
    definition: `Soma dos valores da coluna “${name}”.`,
    formula: `SUM(${key})`,
    top: [sumOf(measure.id)],
    mean: mean.id,
    ...note,
  }
  return [sum, mean]
}

/** 'valor do contrato': 'contrato médio' is its mean. */
const ownersOf = (label: string): string[] => /^valor d[aeo] (\p{L}+)$/iu.exec(label)?.slice(1) ?? []

/** 'valor total (R$)' may be called 'valor total'. */
function partsOf(text: string): string[] {
  const short = text.replace(/(?<!\s)\s*[([].*/s, '')
  return short === text || wordsOf(short).length === 0 ? [] : [short]
}

/** A table called 'Atendimentos' holds atendimentos; 'Vendas' with a column of money does not: there 'vendas' is the money. */
function rowsNameOf(name: string, columns: ColumnFound[], hasSales: boolean): string {
  const words = wordsOf(name)
  const [word = ''] = words
  const isPlural = /^\p{L}{3,}s$/u.test(word) && (words.length === 1 || /^d[aeo]s?$/.test(words[1] ?? ''))
  if (isPlural && isFree(name, columns) && !(hasSales && phraseKey([word]) === 'venda')) return labelOf(name)
  return ['linhas', 'registros'].find((general) => isFree(general, columns)) ?? 'ocorrências'
}

/** No column goes by this name. */
const isFree = (name: string, columns: ColumnFound[]): boolean =>
  columns.every((column) => phraseKey(wordsOf(column.name)) !== phraseKey(wordsOf(name)))

const generalRows = ['linhas', 'registros', 'quantidade de registros', 'quantidade de linhas', 'ocorrências']

function rowsMetric(rowsName: string, columns: ColumnFound[]): Metric {
  const short = rowsName.split(' ')[0] ?? ''
  const own = generalRows.includes(rowsName)
    ? []
    : [`quantidade de ${rowsName}`, `total de ${rowsName}`, ...(short === rowsName ? [] : [short])]
  return {
    id: 'rows',
    label: rowsName,
    words: [...generalRows, ...own].filter((name) => isFree(name, columns)),
    unit: 'count',
    definition: rowsName === 'linhas' ? 'Conta as linhas do arquivo.' : 'Conta as linhas da tabela.',
    formula: 'COUNT(*)',
    top: [countOfRows],
  }
}
