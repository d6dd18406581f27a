import { type Endpoint, endpoints, getBilling, getMeetingMonth, getMeetings } from '@ag/contracts'
import { fakeBackend, makeBilling, makeInvoice } from '@ag/testing'
import { call } from './call'
import { readReply } from './read-reply'

type Path = (string | number)[]
type Json = Record<string, unknown>

interface Schema {
  safeParse: (value: unknown) => { success: boolean; data?: unknown }
  isOpen?: true
  options?: Schema[]
  _zod: {
    def: {
      type: string
      shape?: Record<string, Schema>
      element?: Schema
      innerType?: Schema
      valueType?: Schema
      options?: Schema[]
      entries?: Record<string, string>
      values?: unknown[]
    }
  }
}

const texts = [
  'a',
  'a1',
  '2026-11-24',
  '09:00',
  '18:00',
  'https://exemplo.com.br/a',
  'https://exemplo.com.br',
  'ana@empresa.com.br',
  'SP',
  '01310-100',
  '2026-11',
  '2026-11-24T14:00:00-03:00',
  '/agents/bi',
  '1',
  '#0a6b4e',
  'padaria',
  '0123456789abcdef0123456789abcdef',
  '+5511912345678',
]

/** Something that fits, with one row in every list, or a row for each day of the week. */
function sampleOf(schema: Schema): unknown {
  const { type, shape, element, innerType, options, entries, values } = schema._zod.def
  if (shape) return Object.fromEntries(Object.entries(shape).map(([key, part]) => [key, sampleOf(part)]))
  if (element) {
    const row = sampleOf(element)
    return (
      [[row], Array.from({ length: 7 }, () => row)].find((rows) => schema.safeParse(rows).success) ?? [row]
    )
  }
  if (innerType) {
    const inner = sampleOf(innerType)
    return schema.safeParse(inner).success || !schema.safeParse(null).success ? inner : null
  }
  if (options) return sampleOf(options[0] as Schema)
  if (entries) return Object.values(entries)[0]
  if (values) return values[0]
  if (type === 'record') return {}
  const found = [...texts, 1, 15, true].find((value) => schema.safeParse(value).success)
  if (found === undefined) throw new Error(`no sample of ${type}`)
  return found
}

interface Found {
  path: Path
  schema: Schema
}

/** What a schema holds, lists with the first of their rows. */
function partsOf(schema: Schema, path: Path = []): Found[] {
  const { shape, element, innerType, options } = schema._zod.def
  const inner = innerType ?? options?.[0]
  const below = shape
    ? Object.entries(shape).flatMap(([key, part]) => partsOf(part, [...path, key]))
    : element
      ? partsOf(element, [...path, 0])
      : inner
        ? partsOf(inner, path)
        : []
  return [{ path, schema }, ...below]
}

const isRow = (path: Path) => path.some((step) => typeof step === 'number')
const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((part, step) => (part as Json)[step], value)

/** The same with another value in one place. */
function changed(value: unknown, path: Path, other: unknown): unknown {
  const copy = structuredClone(value)
  const last = path.at(-1)
  if (last === undefined) return other
  ;(at(copy, path.slice(0, -1)) as Json)[last] = other
  return copy
}

const replies = endpoints.flatMap((endpoint) =>
  endpoint.reply ? [{ endpoint, schema: endpoint.reply as unknown as Schema }] : [],
)
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

/** Each list that is not part of another list's row, and that may hold the same twice: others are taken whole. */
const lists = replies.flatMap(({ endpoint, schema }) =>
  partsOf(schema)
    .filter(({ schema: list, path }) => {
      const row = list._zod.def.element && sampleOf(list._zod.def.element)
      return list._zod.def.element && !isRow(path) && list.safeParse([row, row]).success
    })
    .map((part) => ({
      endpoint,
      reply: sampleOf(schema),
      path: part.path,
      row: part.schema._zod.def.element as Schema,
    })),
)
const words = replies.flatMap(({ endpoint, schema }) =>
  partsOf(schema)
    .filter((part) => part.schema.isOpen)
    .map(({ path }) => ({ endpoint, reply: sampleOf(schema), path })),
)

it.each(replies.map(({ endpoint, schema }) => [nameOf(endpoint), endpoint, sampleOf(schema)] as const))(
  '%s is read as it is where it fits',
  (_, endpoint, reply) => {
    expect(readReply(endpoint, reply)).toEqual(endpoint.reply?.safeParse(reply).data)
  },
)

describe('a row that does not fit', () => {
  it.each(lists.map((list) => [`${nameOf(list.endpoint)} ${list.path.join('.')}`, list] as const))(
    'takes nothing else down: %s',
    (_, { endpoint, reply, path, row }) => {
      const good = at(reply, [...path, 0])
      const whole = readReply(endpoint, changed(reply, path, [good, good]))
      for (const bad of [null, { unheard: 'of' }, ['odd'], changed(good, firstField(row), { odd: 1 })]) {
        const odd = changed(reply, path, [good, bad, good])
        if (row.safeParse(bad).success) continue
        expect(endpoint.reply?.safeParse(odd).success).toBe(false)
        expect(readReply(endpoint, odd)).toEqual(whole)
        // Alone, too, where the list may be empty.
        if (endpoint.reply?.safeParse(changed(reply, path, [])).success)
          expect(at(readReply(endpoint, changed(reply, path, [bad])), path)).toEqual([])
      }
    },
  )

  it('knows every list', () => {
    expect(lists.length).toBeGreaterThan(40)
    for (const { path } of [getMeetingMonth, getMeetings, getBilling])
      expect(lists.some(({ endpoint }) => endpoint.path === path)).toBe(true)
  })
})

/** The first thing in a row that must be there. */
function firstField(row: Schema): Path {
  const [key] =
    Object.entries(row._zod.def.shape ?? {}).find(([, part]) => !part.safeParse({ odd: 1 }).success) ?? []
  return key === undefined ? [] : [key]
}

describe('a word that this build does not know', () => {
  it.each(words.map((word) => [`${nameOf(word.endpoint)} ${word.path.join('.')}`, word] as const))(
    'is unknown, and everything else is there: %s',
    (_, { endpoint, reply, path }) => {
      const odd = changed(reply, path, 'brand_new')
      expect(endpoint.reply?.safeParse(odd).success).toBe(false)
      expect(readReply(endpoint, odd)).toEqual(changed(readReply(endpoint, reply), path, 'unknown'))
    },
  )

  it('does without a word in a list of them', () => {
    const types = ['card', 'crypto', 'pix'] as 'card'[]
    const billing = makeBilling({ payment_types: types, invoices: [makeInvoice({ payment_types: types })] })
    const read = readReply(getBilling, billing)
    expect(read.payment_types).toEqual(['card', 'pix'])
    expect(read.invoices[0]?.payment_types).toEqual(['card', 'pix'])
  })
})

it('shows a row whole or not at all', () => {
  const lines = [{ label: 'Prospect AI', amount: 399 }, { label: 'WhatsApp' }] as {
    label: string
    amount: number
  }[]
  const billing = makeBilling({
    invoices: [makeInvoice({ id: 'inv_1' }), makeInvoice({ id: 'inv_2', lines })],
  })
  expect(readReply(getBilling, billing).invoices.map(({ id }) => id)).toEqual(['inv_1'])
})

it('refuses what is not what was asked for: another shape, or a list of which nothing fits', () => {
  for (const answer of [{ month: '2026-11' }, { month: '2026-11', items: [{ id: 1 }, { id: 2 }] }])
    expect(() => readReply(getMeetingMonth, answer)).toThrow(expect.objectContaining({ code: 'BAD_GATEWAY' }))
})

it('reaches whoever calls, and says on the console of development builds what was odd', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const good = makeInvoice({ id: 'inv_1' })
  fakeBackend.says(
    getBilling,
    JSON.stringify(makeBilling({ invoices: [good, { ...good, total: 'x' as never }] })),
  )
  expect((await call(getBilling)).invoices).toEqual([good])
  expect(warned).not.toHaveBeenCalled()
  process.env.AG_DEVELOPMENT = 'true'
  await call(getBilling)
  expect(warned).toHaveBeenCalledWith(
    '/api/v1/dashboard/billing does not fit its contract:',
    [expect.stringMatching(/^invoices\.1: \{/)],
    expect.anything(),
  )
  Reflect.deleteProperty(process.env, 'AG_DEVELOPMENT')
  warned.mockRestore()
})
