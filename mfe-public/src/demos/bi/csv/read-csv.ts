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
} from '../engine/dataset'
import { plain, wordsOf } from '../engine/words'
import { CsvProblem, mostBytes, problems } from './csv-problem'
import { decodeText } from './decode-text'
import { type Cells, readCells } from './read-cells'
import { type DateStyle, readDate } from './read-date'
import { isBlank, isMoney, isPercent, type NumberStyle, readNumber, styleTold } from './read-number'

/** What was found in a column, for the visitor to check. */
export interface ColumnFound {
  name: string
  kind: 'number' | 'category' | 'date' | 'ignored'
}

export interface CsvRead {
  data: Dataset
  columns: ColumnFound[]
}

/** Makes a table of the visitor's file. Throws CsvProblem, whose message is for the visitor. */
export function readCsv(bytes: Uint8Array): CsvRead {
  if (bytes.length > mostBytes) throw new CsvProblem(problems.tooLarge)
  const cells = readCells(decodeText(bytes))
  const fileStyle = styleOfFile(cells)
  const columns = cells.header.map((name, place) => readColumn(name, place, cells, fileStyle))
  const measures = columns.flatMap((column) => (column.kind === 'number' ? [column] : []))
  const dimensions = columns.flatMap((column) => (column.kind === 'category' ? [column.dimension] : []))
  if (measures.length + dimensions.length === 0) throw new CsvProblem(problems.noNumbers)
  const times = columns.flatMap((column) => (column.kind === 'date' ? [column.time] : []))
  const sales = measures.find(({ name, means }) => !means && salesNames.test(plain(name)))
  const metrics = [...measures.flatMap((column) => metricsOf(column, column === sales)), rowsMetric]
  const data: Dataset = {
    name: 'arquivo',
    rowsName: 'linhas',
    rows: cells.rows.length,
    dimensions,
    measures: measures.map(({ measure }) => measure),
    ...(times[0] && { time: times[0] }),
    metrics,
    ...(sales && { sales: { money: sales.measure.id } }),
    notes: notesOf(cells, times),
  }
  return { data, columns: columns.map(({ name, kind }) => ({ name, kind })) }
}

function notesOf({ leftOut }: Cells, times: TimeColumn[]): string[] {
  return [
    ...(leftOut > 0 ? [`${leftOut} linha(s) com colunas a mais ou a menos ficaram de fora.`] : []),
    ...(times.length > 1 ? [`Os períodos usam a coluna “${times[0]?.label}”.`] : []),
    ...times.slice(0, 1).flatMap(({ days, label }) => {
      const without = days.filter((day) => day === noDay).length
      return without > 0 ? [`${without} linha(s) sem data em “${label}” não entram em períodos.`] : []
    }),
  ]
}

/* Columns */

type Column =
  | { name: string; kind: 'number'; measure: Measure; unit: Unit; means: boolean; bad: number }
  | { name: string; kind: 'category'; dimension: Dimension }
  | { name: string; kind: 'date'; time: TimeColumn }
  | { name: string; kind: 'ignored' }

/** Cells of a column that may be something else before it is no longer taken for numbers or dates. */
const tolerable = 0.02
/** A text that is nearly always another one names rows, and divides nothing. */
const mostValues = 5000

function readColumn(name: string, place: number, { rows }: Cells, fileStyle: NumberStyle): Column {
  const cells = rows.map((row) => (row[place] ?? '').trim())
  const filled = cells.filter((cell) => !isBlank(cell))
  if (filled.length === 0) return { name, kind: 'ignored' }
  return (
    dateColumn(name, cells, filled) ??
    (isIdentifier(name, filled) ? undefined : numberColumn(name, cells, filled, fileStyle)) ??
    categoryColumn(name, cells)
  )
}

function dateColumn(name: string, cells: string[], filled: string[]): Column | undefined {
  const styles: DateStyle[] = ['day-first', 'month-first']
  const style = styles.find((one) => mostly(filled, (cell) => readDate(cell, one) !== undefined))
  if (!style) return undefined
  const days = Int32Array.from(cells, (cell) => readDate(cell, style) ?? noDay)
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const day of days)
    if (day !== noDay) {
      first = Math.min(first, day)
      last = Math.max(last, day)
    }
  return { name, kind: 'date', time: { id: name, label: name, days, first, last } }
}

function mostly(cells: string[], test: (cell: string) => boolean): boolean {
  const most = Math.floor(cells.length * tolerable)
  let wrong = 0
  for (const cell of cells) if (!test(cell) && ++wrong > most) return false
  return true
}

function numberColumn(
  name: string,
  cells: string[],
  filled: string[],
  fileStyle: NumberStyle,
): Column | undefined {
  const told = new Set(filled.map(styleTold).filter((style) => style !== undefined))
  // A column that writes its numbers in both ways cannot be read without guessing.
  if (told.size > 1) return undefined
  const [style = fileStyle] = told
  if (!mostly(filled, (cell) => !Number.isNaN(readNumber(cell, style)))) return undefined
  const values = Float64Array.from(cells, (cell) => (isBlank(cell) ? Number.NaN : readNumber(cell, style)))
  const bad = filled.filter((cell) => Number.isNaN(readNumber(cell, style))).length
  const percent = filled.every(isPercent)
  const unit: Unit = percent
    ? 'percent'
    : filled.some(isMoney) || moneyNames.test(plain(name))
      ? 'money'
      : values.every((value) => Number.isNaN(value) || Number.isInteger(value))
        ? 'count'
        : 'number'
  return {
    name,
    kind: 'number',
    measure: { id: name, label: label(name), values },
    unit,
    means: percent || meanNames.test(plain(name)),
    bad,
  }
}

/** Names of columns that say: money; something that is averaged, not summed; sales; a key. */
const moneyNames = /\b(receita|faturamento|preco|custo|valor|lucro|despesa|salario|ticket|desconto|frete)\b/
const meanNames =
  /\b(idade|nota|preco|taxa|percentual|media|medio|temperatura|altura|peso|score|avaliacao|indice|margem|unitario|latitude|longitude)\b/
const salesNames =
  /\b(receita|faturamento|vendas?|valor (?:total|da venda|vendido|venda)|total(?: da venda)?|valor)\b/
const keyNames =
  /^(?:id|codigo|cod|cpf|cnpj|cep|telefone|celular|fone|ddd|ano|sku|ean|rg|matricula|pedido|numero|nf|nota fiscal)\b|\b(?:id|codigo|cpf|cnpj|cep|telefone|celular)$/

/** Numbers that name something: summing them says nothing. */
function isIdentifier(name: string, filled: string[]): boolean {
  if (keyNames.test(plain(name)) && filled.every((cell) => !isMoney(cell) && /^[\d\s./()+-]+$/.test(cell)))
    return true
  return filled.some((cell) => /^0\d{3,}$/.test(cell))
}

function categoryColumn(name: string, cells: string[]): Column {
  const places = new Map<string, number>()
  const codes = new Int32Array(cells.length).fill(-1)
  for (const [row, cell] of cells.entries()) {
    if (cell === '') continue
    const value = cell.slice(0, 80)
    const place = places.get(value) ?? places.size
    if (place === places.size) places.set(value, place)
    codes[row] = place
    if (places.size > mostValues) return { name, kind: 'ignored' }
  }
  return {
    name,
    kind: 'category',
    dimension: { id: name, label: label(name), words: [], values: [...places.keys()], codes },
  }
}

const label = (name: string): string =>
  (/^\p{Lu}[\p{Ll}\s_\d-]*$/u.test(name) ? name.toLowerCase() : name).replaceAll('_', ' ')

/** How most of the file writes its numbers; where nothing tells, a semicolon between columns means Brazilian ones. */
function styleOfFile({ rows, delimiter }: Cells): NumberStyle {
  const count = { comma: 0, point: 0 }
  for (const row of rows.slice(0, 500))
    for (const cell of row) {
      const style = styleTold(cell.trim())
      if (style) count[style] += 1
    }
  if (count.comma !== count.point) return count.comma > count.point ? 'comma' : 'point'
  return delimiter === ',' ? 'point' : 'comma'
}

/* What can be asked of a column of numbers */

function metricsOf(column: Extract<Column, { kind: 'number' }>, isSales: boolean): Metric[] {
  const { measure, unit, means, bad, name } = column
  const note = bad > 0 ? { note: `${bad} valor(es) de “${name}” não são números e ficaram de fora.` } : {}
  const key = JSON.stringify(name)
  const words = isSales ? ['receita', 'faturamento', 'faturei', 'faturou'] : []
  const mean: Metric = {
    id: `${measure.id}:mean`,
    label: `média de ${measure.label}`,
    words: [
      `${measure.label} médio`,
      `${measure.label} média`,
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

/** 'valor total (R$)' may be called 'valor total'. */
function partsOf(text: string): string[] {
  const short = text.replace(/\s*[([].*$/, '')
  return short === text || wordsOf(short).length === 0 ? [] : [short]
}

const rowsMetric: Metric = {
  id: 'rows',
  label: 'linhas',
  words: ['linha', 'registros', 'quantidade de registros', 'quantidade de linhas', 'ocorrencias'],
  unit: 'count',
  definition: 'Conta as linhas do arquivo.',
  formula: 'COUNT(*)',
  top: [countOfRows],
}
