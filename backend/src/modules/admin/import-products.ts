import { type AdminProduct, type ImportReport, priceField, productEdit } from '@ag/contracts'
import { AppError, agentPath, toCents, withoutAccents } from '@ag/core'
import { parse } from 'csv-parse/sync'
import { asc, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Clock } from '../../clock'
import type { Db } from '../../db/database'
import { products } from '../../db/schema'
import { spreadsheet } from '../../spreadsheet'
import { type Actor, audit } from './audit'
import { addressTaken, describeProducts, isAddressTaken, priceAt } from './products'

const mostRows = 5_000
const mostAudited = 1_000
const listSeparator = ' | '

/** What a file of products holds, in the order of its columns. */
const columns = [
  'id',
  'name',
  'description',
  'price',
  'popular',
  'is_active',
  'demo_url',
  'seo_title',
  'seo_description',
  'sort_order',
  'integrations',
] as const
type ColumnName = (typeof columns)[number]

/** Products as a file that `importProducts` takes back. */
export function productsFile(items: readonly AdminProduct[]): string {
  const rows = items.map((product) => columns.map((column) => written(product[column])))
  return spreadsheet([columns, ...rows])
}

function written(value: AdminProduct[ColumnName]): string {
  if (typeof value === 'boolean') return value ? 'sim' : 'não'
  if (typeof value === 'number') return String(value).replace('.', ',')
  return Array.isArray(value) ? value.join(listSeparator) : (value ?? '')
}

/** A line of a file: a product, of which an absent column says nothing. */
const line = z.object({
  ...z.pick(z.partial(productEdit), {
    name: true,
    description: true,
    popular: true,
    is_active: true,
    demo_url: true,
    seo_title: true,
    seo_description: true,
    sort_order: true,
    integrations: true,
  }).shape,
  id: z
    .string('Informe o identificador.')
    .check(
      z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use letras minúsculas, números e hifens.'),
      z.maxLength(64, 'Use no máximo 64 caracteres.'),
    ),
  price: z.optional(priceField),
})
type Line = z.infer<typeof line>

interface Planned extends Line {
  row: number
  before: AdminProduct | undefined
}

/**
 * Reads a file and does what it says, all of it or nothing. A rehearsal goes the same way up to the writing, under the same
 * lock, and then reports the same.
 */
export const importProducts =
  ({ db, clock }: { db: Db; clock: Clock }) =>
  (actor: Actor, csv: string, isRehearsal: boolean): Promise<ImportReport> =>
    db.transaction(async (transaction) => {
      const now = clock()
      const { separator, columns: found, lines } = tableOf(csv)
      const known = await allProducts(transaction, now, !isRehearsal)
      const { planned, errors } = plan(lines, known)
      const changes = planned.flatMap(changesOf)
      const touched = new Set(changes.map(({ row }) => row))
      const created = planned.filter(({ before }) => !before)
      const updated = planned.filter(({ before, row }) => before && touched.has(row))
      const applied = !isRehearsal && errors.length === 0
      if (applied) {
        await writeAll(transaction, now, [...created, ...updated])
        await audit(transaction, now, actor, {
          action: 'import',
          entity: 'product',
          id: 'file',
          after: { create: created.length, update: updated.length, changes: changes.slice(0, mostAudited) },
        })
      }
      return {
        rows: lines.length,
        separator,
        columns: found,
        create: created.length,
        update: updated.length,
        unchanged: planned.length - created.length - updated.length,
        errors,
        changes,
        applied,
      }
    })

type Fields = Record<string, string>

/** What people call the columns besides, without accents. */
const otherNames: Record<string, ColumnName> = {
  identificador: 'id',
  codigo: 'id',
  nome: 'name',
  descricao: 'description',
  preco: 'price',
  'preco por mes': 'price',
  mensalidade: 'price',
  destaque: 'popular',
  ativo: 'is_active',
  publicado: 'is_active',
  demonstracao: 'demo_url',
  'titulo para buscadores': 'seo_title',
  'descricao para buscadores': 'seo_description',
  posicao: 'sort_order',
  ordem: 'sort_order',
  integracoes: 'integrations',
}

interface Table {
  separator: ImportReport['separator']
  columns: ImportReport['columns']
  /** Each with its line in the file. */
  lines: { row: number; fields: Fields }[]
}

/** The lines of a file as their columns say, or why it is no such file. */
function tableOf(csv: string): Table {
  const separator = separatorOf(csv)
  const [heading, ...rows] = readCsv(csv, separator)
  const headings = heading?.record.map((name) => name.trim()) ?? []
  const names = headings.map(columnOf)
  const unknown = headings.filter((_, index) => names[index] === undefined)
  if (!names.includes('id')) throw badFile('Falta a coluna id.')
  if (unknown.length > 0) throw badFile(`Colunas desconhecidas: ${unknown.join(', ')}.`)
  if (new Set(names).size < names.length) throw badFile('Há colunas repetidas.')
  if (rows.length === 0) throw badFile('O arquivo não tem linhas.')
  if (rows.length > mostRows) throw badFile('Um arquivo pode ter até 5.000 linhas.')
  return {
    separator,
    columns: headings.map((name, index) => ({ heading: name, field: names[index] ?? name })),
    lines: rows.map(({ record, info }) => ({
      row: info.lines,
      fields: Object.fromEntries(names.map((name, index) => [name, record[index]?.trim() ?? ''])),
    })),
  }
}

function columnOf(heading: string): ColumnName | undefined {
  const plain = withoutAccents(heading.toLowerCase())
  return columns.find((column) => column === plain) ?? otherNames[plain]
}

/** What parts the heading most often. */
function separatorOf(csv: string): Table['separator'] {
  const [heading = ''] = csv.split('\n', 1)
  const count = (separator: string) => heading.split(separator).length
  return ([';', ',', '\t'] as const).toSorted((one, other) => count(other) - count(one))[0] ?? ';'
}

interface CsvRecord {
  record: string[]
  info: { lines: number }
}

function readCsv(csv: string, delimiter: string): CsvRecord[] {
  try {
    // With `info` each record comes with where it stood, which the library's types do not know.
    return parse(csv, {
      bom: true,
      delimiter,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
    }) as unknown as CsvRecord[]
  } catch (cause) {
    throw badFile('Não foi possível ler o arquivo. Salve como CSV separado por ponto e vírgula.', cause)
  }
}

const badFile = (message: string, cause?: unknown) =>
  new AppError('VALIDATION_FAILED', { errors: [{ field: 'csv', code: 'CSV_INVALID', message }], cause })

async function allProducts(db: Db, now: Date, isLocked: boolean): Promise<Map<string, AdminProduct>> {
  if (isLocked) await db.select({ id: products.id }).from(products).orderBy(asc(products.id)).for('update')
  const rows = await db.select({ product: products, price_cents: priceAt(now) }).from(products)
  return new Map((await describeProducts(db, rows)).map((product) => [product.id, product]))
}

/** What each line asks for; every line is looked at, whatever is wrong with the others. */
function plan(lines: Table['lines'], known: ReadonlyMap<string, AdminProduct>) {
  const planned: Planned[] = []
  const errors: ImportReport['errors'] = []
  const seen = new Set<string>()
  for (const { row, fields } of lines) {
    const wrong = (field: string, message: string) => errors.push({ row, field, message })
    const { values, refused } = valuesOf(fields)
    for (const { field, message } of refused) wrong(field, message)
    const parsed = z.safeParse(line, values)
    for (const { path, message } of parsed.error?.issues ?? []) {
      const field = String(path[0])
      if (!refused.some((each) => each.field === field)) wrong(field, message)
    }
    const before = known.get(fields.id ?? '')
    if (seen.has(fields.id ?? '')) wrong('id', 'Este identificador se repete no arquivo.')
    seen.add(fields.id ?? '')
    if (!before && isAddressTaken(fields.id ?? '')) wrong('id', addressTaken)
    if (!before && parsed.data) {
      for (const [field, message] of Object.entries(neededOfNew)) {
        const isRefused = refused.some((each) => each.field === field)
        if (!isRefused && parsed.data[field as keyof Line] === undefined) wrong(field, message)
      }
    }
    if (parsed.data && errors.at(-1)?.row !== row) planned.push({ ...parsed.data, row, before })
  }
  return { planned, errors }
}

const neededOfNew = {
  name: 'Informe o nome.',
  description: 'Descreva o agente.',
  price: 'Informe um preço.',
}

/** Texts as what they stand for; an empty cell says nothing. */
function valuesOf(fields: Fields) {
  const values: Record<string, unknown> = {}
  const refused: { field: string; message: string }[] = []
  for (const [field, text] of Object.entries(fields)) {
    if (text === '' && field !== 'id' && field !== 'integrations') continue
    const value = readCell(field as ColumnName, withoutGuard(text))
    if (value === undefined)
      refused.push({ field, message: messages[field as ColumnName] ?? 'Valor inválido.' })
    else values[field] = value
  }
  return { values, refused }
}

/** The apostrophe that our own files put before what looks like a formula. */
const withoutGuard = (text: string) => text.replace(/^'(?=[=+\-@])/, '')

const messages: Partial<Record<ColumnName, string>> = {
  price: 'Informe um preço, como 79 ou 79,90.',
  popular: 'Use sim ou não (também valem s, n, 1 e 0).',
  is_active: 'Use sim ou não (também valem s, n, 1 e 0).',
  sort_order: 'Informe a posição.',
}

function readCell(column: ColumnName, text: string): unknown {
  if (column === 'price') return readNumber(text)
  if (column === 'sort_order') return /^\d{1,4}$/.test(text) ? Number(text) : undefined
  if (column === 'popular' || column === 'is_active') return yesOrNo[withoutAccents(text.toLowerCase())]
  if (column === 'integrations') return text === '' ? [] : text.split('|').map((name) => name.trim())
  return text
}

const yesOrNo: Record<string, boolean | undefined> = {
  ...Object.fromEntries(['sim', 's', '1', 'x', 'verdadeiro', 'true', 'yes'].map((word) => [word, true])),
  ...Object.fromEntries(['nao', 'n', '0', 'falso', 'false', 'no'].map((word) => [word, false])),
}

/** '1.299,90', '79,9' or '79.90' in reais. */
function readNumber(text: string): number | undefined {
  const plain = text.replace(/^R\$\s*/, '')
  if (/^\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$/.test(plain))
    return Number(plain.replaceAll('.', '').replace(',', '.'))
  return /^\d+(?:[.,]\d+)?$/.test(plain) ? Number(plain.replace(',', '.')) : undefined
}

/** What a line would change, field by field. */
function changesOf({ row, before, ...values }: Planned): ImportReport['changes'] {
  return Object.entries(values)
    .filter(([field, to]) => field !== 'id' && to !== undefined)
    .map(([field, to]) => ({ row, id: values.id, field, from: before?.[field as ColumnName] ?? null, to }))
    .filter(({ from, to }) => JSON.stringify(from) !== JSON.stringify(to))
}

/** Writes all lines, each table in one statement, however many they are. */
async function writeAll(db: Db, now: Date, lines: readonly Planned[]): Promise<void> {
  if (lines.length === 0) return
  const rows = (values: unknown, shape: string) =>
    sql`jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as given(${sql.raw(shape)})`
  const shape =
    'id text, name text, description text, popular boolean, is_active boolean, demo_url text, seo_title text, seo_description text, sort_order int'
  const names = sql.raw(shape.replace(/ (?:text|boolean|int)/g, ''))
  await db.execute(sql`
    insert into products (${names})
    select ${names} from ${rows(lines.map(productRow), shape)}
    on conflict (id) do update set
      name = excluded.name, description = excluded.description, popular = excluded.popular,
      is_active = excluded.is_active, demo_url = excluded.demo_url, seo_title = excluded.seo_title,
      seo_description = excluded.seo_description, sort_order = excluded.sort_order,
      version = products.version + 1`)
  const newPrices = lines.flatMap(({ id, price, before }) =>
    price === undefined || price === before?.price ? [] : { id, cents: toCents(price) },
  )
  await db.execute(sql`
    insert into prices (product_id, version, price_cents, effective_from)
    select id, coalesce((select max(version) from prices where product_id = given.id), 0) + 1, cents,
      ${now.toISOString()}::timestamptz
    from ${rows(newPrices, 'id text, cents int')}`)
  const linked = lines.filter(({ integrations: given }) => given !== undefined)
  const ids = linked.map(({ id }) => ({ id }))
  await db.execute(sql`
    delete from integrations where product_id in (select id from ${rows(ids, 'id text')})`)
  const links = linked.flatMap(({ id, integrations: given = [] }) =>
    [...new Set(given)].map((name, order) => ({ id, name, place: order + 1 })),
  )
  await db.execute(sql`
    insert into integrations (product_id, name, sort_order)
    select id, name, place from ${rows(links, 'id text, name text, place int')}`)
}

function productRow({ id, before, ...values }: Planned): typeof products.$inferInsert {
  const known = before ?? blankProduct(id)
  return {
    id,
    name: values.name ?? known.name,
    description: values.description ?? known.description,
    popular: values.popular ?? known.popular,
    is_active: values.is_active ?? known.is_active,
    demo_url: values.demo_url ?? known.demo_url,
    seo_title: values.seo_title ?? known.seo_title,
    seo_description: values.seo_description ?? known.seo_description,
    sort_order: values.sort_order ?? known.sort_order,
  }
}

/** What a new product is where its line does not say. */
const blankProduct = (id: string) => ({
  name: id,
  description: '',
  popular: false,
  is_active: false,
  demo_url: agentPath(id),
  seo_title: id,
  seo_description: '',
  sort_order: 1000,
})
