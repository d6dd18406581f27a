import { noDay, type Unit } from '../dataset'
import { fullName } from './full-name'
import { type DateStyle, readDate } from './read-date'
import { isBlank, isMoney, isPercent, type NumberStyle, readNumber, styleTold } from './read-number'
import { countsOf, type TextColumn, type TextTable } from './text-columns'

/** What a column holds; who sent the file may say otherwise. */
export const columnKinds = ['number', 'category', 'date', 'ignored'] as const
export type ColumnKind = (typeof columnKinds)[number]

/** What was found in a column, for the visitor to check. */
export interface ColumnFound {
  name: string
  kind: ColumnKind
}

/** Cells of a column that may be something else before it is no longer taken for numbers or dates. */
const tolerable = 0.02
/** A text that is nearly always another one names rows, and divides nothing. */
export const mostValues = 5000

/** What a column seems to hold. */
export function kindOf(name: string, column: TextColumn, fileStyle: NumberStyle): ColumnKind {
  const filled = filledOf(column)
  if (filled.values.length === 0) return 'ignored'
  if (dateStyleOf(filled)) return 'date'
  if (!isIdentifier(name, filled) && looksNumeric(filled, fileStyle)) return 'number'
  return distinctTexts(column) > mostValues ? 'ignored' : 'category'
}

interface Filled {
  values: string[]
  counts: number[]
  rows: number
}

function filledOf(column: TextColumn): Filled {
  const counts = countsOf(column)
  const places = column.values.flatMap((value, place) => (isBlank(value) ? [] : [place]))
  return {
    values: places.map((place) => column.values[place] as string),
    counts: places.map((place) => counts[place] ?? 0),
    rows: places.reduce((sum, place) => sum + (counts[place] ?? 0), 0),
  }
}

function mostly({ values, counts, rows }: Filled, test: (cell: string) => boolean): boolean {
  const most = Math.floor(rows * tolerable)
  let wrong = 0
  for (const [place, value] of values.entries()) {
    if (test(value)) continue
    wrong += counts[place] ?? 0
    if (wrong > most) return false
  }
  return true
}

/* Dates */

const dateStyles: DateStyle[] = ['day-first', 'month-first']

const dateStyleOf = (filled: Filled): DateStyle | undefined =>
  dateStyles.find((style) => mostly(filled, (cell) => readDate(cell, style) !== undefined))

/** The days of a column; `noDay` where there is none. */
export function daysOf(column: TextColumn): Int32Array {
  const style = dateStyleOf(filledOf(column)) ?? 'day-first'
  const days = column.values.map((cell) => readDate(cell, style) ?? noDay)
  // A loop: the methods of typed arrays take ten times as long over a million rows.
  const { codes } = column
  const all = new Int32Array(codes.length)
  for (let row = 0; row < codes.length; row += 1) all[row] = days[codes[row] ?? -1] ?? noDay
  return all
}

/* Numbers */

function looksNumeric(filled: Filled, fileStyle: NumberStyle): boolean {
  const told = stylesTold(filled.values)
  // A column that writes its numbers in both ways cannot be read without guessing.
  if (told.size > 1) return false
  const [style = fileStyle] = told
  return mostly(filled, (cell) => !Number.isNaN(readNumber(cell, style)))
}

const stylesTold = (values: string[]) => new Set(values.map(styleTold).filter((style) => style !== undefined))

export interface Numbers {
  /** NaN where there is none. */
  values: Float64Array
  unit: Unit
  /** Cells with something that is no number. */
  bad: number
}

/** The numbers of a column and what they measure. */
export function numbersOf(name: string, column: TextColumn, fileStyle: NumberStyle): Numbers {
  const { values: filled, counts } = filledOf(column)
  const told = stylesTold(filled)
  const [style = fileStyle] = told.size === 1 ? told : []
  const read = Float64Array.from(column.values, (cell) =>
    isBlank(cell) ? Number.NaN : readNumber(cell, style),
  )
  const numbers = filled.map((cell) => readNumber(cell, style))
  const bad = numbers.reduce((sum, value, place) => sum + (Number.isNaN(value) ? (counts[place] ?? 0) : 0), 0)
  const unit: Unit =
    filled.length > 0 && filled.every(isPercent)
      ? 'percent'
      : !name.includes('%') &&
          (filled.some(isMoney) ||
            /r\$/i.test(name) ||
            /(?:\b|_)(?:rs|reais|brl)$/i.test(name) ||
            isMoneyName(fullName(name)))
        ? 'money'
        : numbers.every((value) => Number.isNaN(value) || Number.isInteger(value))
          ? 'count'
          : 'number'
  const { codes } = column
  const values = new Float64Array(codes.length)
  for (let row = 0; row < codes.length; row += 1) values[row] = read[codes[row] ?? -1] ?? Number.NaN
  return { values, unit, bad }
}

/** Names of columns that say: money; something that is averaged, not summed; a key. */
const moneyNames =
  /\b(receita|faturamento|preco|custo|valor|lucro|despesa|salario|ticket|desconto|frete|comissao|gorjeta|mensalidade|aluguel|honorarios|multa|juros|pedagio|bonus|repasse|saldo|gasto|investimento|orcamento|cache|anuidade|premio|gratificacao|reembolso|combustivel|gasolina|sinal|glosa|consumo (?:no |do )?(?:bar|frigobar|restaurante|cantina|lanchonete|cafeteria|loja))\b/
/** What is charged, not a rate. */
const feeNames =
  /\btaxa (?:d[aeo] )?(?!d[aeo] |(?:conversao|ocupacao|juros|retorno|abandono|rejeicao|aprovacao|desistencia|inadimplencia|crescimento|sucesso|resposta|abertura|cliques|mortalidade|postura|conclusao|evasao|presenca|utilizacao|rotatividade|perdas?|defeitos?|media|imposto|iss|icms|cambio|desconto|comissao|acerto|erro|falha|recompra)\b)[a-z]+/
/** 'Horas aluguel' are hours. */
const amountNames =
  /^(?:horas?|minutos?|dias|meses|qtde?|quantidade|numero|num|nro|unidades|pecas|litros|quilos) /
const isMoneyName = (name: string): boolean =>
  !amountNames.test(name) &&
  !/^(?!preco|valor|custo|frete|taxa).* (?:kg|quilos?|l|lts?|litros?|ton|min|minutos?|h|hs|horas?|km|m2|dias|un|unidades)$/.test(
    name,
  ) &&
  (moneyNames.test(name) || feeNames.test(name))
const meanNames =
  /\b(idade|tamanho|pct|umidade|velocidade|densidade|nps|nota|preco|taxa|percentual|media|medio|temperatura|temp(?! (?:min|minutos|h|horas)\b)|altura|score|avaliacao|satisfacao|estrelas|csat|\d a ?\d+|\da\d+|indice|margem|unitario|latitude|longitude)\b/
/** What was agreed on for the whole is no price of one. */
const agreed = /^preco (?=(?:fechado|total|final|cobrado|pago|acertado|combinado|contratado)\b)/
/** What an invoice comes to is no mark. */
const invoiced =
  /^(?:valor|total)(?: (?:total|bruto|liquido))* (?:d[aeo]s? )?notas?\b|\bnotas? fisca(?:l|is)\b/
const keyNames =
  /^(?:id|codigo|cod|cpf|cnpj|cep|telefone|celular|fone|ddd|ano|sku|ean|rg|matricula|prontuario|pedido|os|ordem|comanda|protocolo|numeracao|numero(?! (?:d[aeo]s? )?[a-z]{2,}s$)|nf|nota fiscal)\b|\b(?:numero|id|codigo|cpf|cnpj|cep|telefone|celular)$/

/** 'Mesa 4': one of several things of a house, which are told apart by a number. */
const numberedThing =
  /^(?:mesa|cadeira|sala|quadra|pista|box|baia|leito|poltrona|turma|rota|bomba|bico|aro|maquina|andar|bloco)$/

export const isAveraged = (name: string, unit: Unit): boolean =>
  unit === 'percent' ||
  name.includes('%') ||
  /^(?:valor|preco|custo) por\b/.test(fullName(name)) ||
  meanNames.test(fullName(name).replace(feeNames, '').replace(agreed, '').replace(invoiced, ''))

/** Numbers that name something: summing them says nothing. */
function isIdentifier(name: string, { values: filled, rows }: Filled): boolean {
  if (keyNames.test(fullName(name)) && filled.every((cell) => !isMoney(cell) && /^[\d\s./()+-]+$/.test(cell)))
    return true
  if (numberedThing.test(fullName(name)) && filled.every((cell) => /^\d{1,4}$/.test(cell))) return true
  // 'Safra', 'Modelo': years, whatever they are called.
  const areYears =
    filled.length > 1 &&
    !isMoneyName(fullName(name)) &&
    filled.every((cell) => /^(?:19[5-9]|20[0-4])\d$/.test(cell))
  return (
    areYears ||
    (!measured.test(fullName(name)) && numberRows(filled, rows)) ||
    filled.some((cell) => /^0\d{3,}$/.test(cell))
  )
}

const measured =
  /\b(?:kg|quilos?|gramas?|peso|litros?|ml|min|minutos?|h|horas?|km|m2|metros?|dias|quantidade|qtde?|un|unidades|pecas|pessoas|total|valor|preco|custo)\b/
const fewestNumbered = 20

/** Whole numbers that hardly leave one out, and none twice: 'Cupom' from 1041 to 2010. */
function numberRows(filled: string[], rows: number): boolean {
  if (rows < fewestNumbered || filled.length < rows || !filled.every((cell) => /^\d{1,9}$/.test(cell)))
    return false
  let [first, last] = [Number.POSITIVE_INFINITY, 0]
  for (const cell of filled) [first, last] = [Math.min(first, Number(cell)), Math.max(last, Number(cell))]
  return last - first < 2 * rows
}

/* Categories */

const longestText = 80

function distinctTexts({ values }: TextColumn): number {
  return values.length <= mostValues ? values.length : new Set(values.map(textOf)).size
}

const textOf = (cell: string): string => cell.slice(0, longestText)

/** The distinct texts of columns that follow each other, and for each row the place of its own; -1 for none. */
export function textsOf(columns: TextColumn[]): { values: string[]; codes: Int32Array } {
  const places = new Map<string, number>()
  const codes = new Int32Array(columns.reduce((rows, column) => rows + column.codes.length, 0))
  let at = 0
  for (const column of columns) {
    const own = Int32Array.from(column.values, (cell) => {
      if (cell === '') return -1
      const text = textOf(cell)
      const place = places.get(text) ?? places.size
      if (place === places.size) places.set(text, place)
      return place
    })
    for (const code of column.codes) codes[at++] = own[code] ?? -1
  }
  return { values: [...places.keys()], codes }
}

/* A file */

const sampled = 500

/** How most of the file writes its numbers; where nothing tells, a semicolon between columns means Brazilian ones. */
export function styleOfFile({ columns, rows, delimiter }: TextTable): NumberStyle {
  const count = { comma: 0, point: 0 }
  for (const { values, codes } of columns) {
    const styles = new Map<number, NumberStyle | undefined>()
    for (let row = 0; row < Math.min(rows, sampled); row += 1) {
      const code = codes[row] ?? -1
      if (!styles.has(code)) styles.set(code, styleTold(values[code] ?? ''))
      const style = styles.get(code)
      if (style) count[style] += 1
    }
  }
  if (count.comma !== count.point) return count.comma > count.point ? 'comma' : 'point'
  return delimiter === ',' ? 'point' : 'comma'
}
