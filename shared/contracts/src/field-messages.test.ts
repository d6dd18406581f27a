import * as z from 'zod/mini'
import { endpoints } from './endpoints'
import { productSignup } from './notifications'

type Schema = z.core.$ZodType
/** What all kinds of schemas are made of, as far as it holds messages or other schemas. */
type Parts = Partial<{
  type: string
  error: (issue: object) => string | { message: string } | undefined
  checks: { _zod: { def: Parts } }[]
  shape: Record<string, Schema>
  element: Schema
  innerType: Schema
  options: Schema[]
  in: Schema
  out: Schema
  keyType: Schema
  valueType: Schema
  items: Schema[]
}>
const partsOf = (schema: Schema) => schema._zod.def as Parts

/** Every schema in a schema, itself first, with where it stands. */
function* schemasIn(schema: Schema, at: string): Generator<[at: string, schema: Schema]> {
  yield [at, schema]
  const {
    shape = {},
    element,
    innerType,
    options = [],
    in: before,
    out,
    keyType,
    valueType,
    items = [],
  } = partsOf(schema)
  for (const [key, inner] of Object.entries(shape)) yield* schemasIn(inner, `${at}.${key}`)
  // A transformation is only ever given what the schema before it lets through.
  for (const inner of [element, innerType, ...options, before, out, keyType, valueType, ...items])
    if (inner && partsOf(inner).type !== 'transform') yield* schemasIn(inner, at)
}

const lists = [[], [null], ['x'], Array.from({ length: 1001 }, () => 'x')]
const wrong: unknown[] = [
  undefined,
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e15,
  Number.NaN,
  '',
  ' ',
  '-',
  'a',
  'x'.repeat(20_000),
  'not a choice',
  'ana@',
  '2026-02-31',
  '2026-13-45T99:99',
  '12345678',
  '<b>',
  {},
  { x: 1 },
  ...lists,
]

/** What a schema says of values that are all wrong for something; those in place of every field, for an object. */
function told(schema: Schema): string[] {
  const { shape } = partsOf(schema)
  const values = shape
    ? wrong.map((value) => Object.fromEntries(Object.keys(shape).map((key) => [key, value])))
    : []
  return [...wrong, ...values].flatMap((value) => {
    const { issues = [] } = (schema as z.ZodMiniType).safeParse(value).error ?? {}
    return issues.map(({ message }) => message)
  })
}

/** What a schema would say whatever the value, by its own words: also those that only a nearly right value meets. */
function written(schema: Schema): string[] {
  const { error, checks = [] } = partsOf(schema)
  return [error, ...checks.map(({ _zod }) => _zod.def.error)].flatMap((words) => {
    const said = words?.({ code: 'custom', input: 'x' })
    return said === undefined ? [] : [typeof said === 'string' ? said : said.message]
  })
}

const inputs = endpoints.flatMap(({ method, path, body, query, params }) =>
  Object.entries({ body, query, params }).flatMap(([part, schema]) =>
    schema ? [[`${method} ${path} ${part}`, schema] as const] : [],
  ),
)

/** A sentence; and words that Portuguese has and English has not, or the other way about. */
const sentence = /^\p{Lu}.*[.?]$/u
const english =
  /\b(?:invalid|input|expected|received|required|too|must|should|string|number|boolean|object|array|value|least|most|characters?|the|of|is|not|with|please|enter|unrecognized|keys?|failed|error)\b/i
const portuguese =
  /\b(?:informe|use|escolha|preencha|valor|inválid[oa]|número|inclua|este|esta|aceite|confira|link|senha|código|data|hora|dia|arquivo|máximo|mínimo|não|já|de|um|uma|os?|as?)\b/iu

const foreignIn = (schema: Schema): string[] =>
  [...told(schema), ...written(schema)].filter(
    (words) => !sentence.test(words) || english.test(words) || !portuguese.test(words),
  )

/** Many calls share their fields. */
const known = new Map<Schema, string[]>()
function foreign(schema: Schema): string[] {
  const found = known.get(schema) ?? foreignIn(schema)
  known.set(schema, found)
  return found
}

test.each(inputs)('%s refuses every field in Portuguese', (at, schema) => {
  const found = [...schemasIn(schema, at)].flatMap(([where, inner]) =>
    foreign(inner).map((words) => `${where}: ${words}`),
  )
  expect([...new Set(found)]).toEqual([])
})

it('walks every call that takes something', () => {
  expect(inputs.length).toBeGreaterThan(100)
})

// What the contract itself has no words for.
test.each<[what: string, schema: Schema, value: unknown, words: string]>([
  ['nothing', z.string(), undefined, 'Preencha este campo.'],
  ['an empty text', z.string().check(z.minLength(1)), '', 'Preencha este campo.'],
  ['no choice of the list', z.enum(['card', 'pix']), 'cash', 'Escolha uma das opções.'],
  ['no number', z.number(), 'dez', 'Informe um número.'],
  ['another kind of value', z.string(), 12, 'Valor inválido.'],
  ['another form', z.string().check(z.regex(/^[a-z]+$/)), '123', 'Valor inválido.'],
  ['a short text', z.string().check(z.minLength(3)), 'a', 'Use pelo menos 3 caracteres.'],
  ['a long text', z.string().check(z.maxLength(2000)), 'a'.repeat(2001), 'Use no máximo 2.000 caracteres.'],
  ['a small number', z.number().check(z.gte(1)), 0, 'Informe um número a partir de 1.'],
  ['a large number', z.number().check(z.lte(100)), 101, 'Informe um número até 100.'],
  ['too few', z.array(z.string()).check(z.minLength(1)), [], 'Inclua pelo menos 1.'],
  ['too many', z.array(z.string()).check(z.maxLength(1)), ['a', 'b'], 'Inclua no máximo 1.'],
])('%s is told so', (_what, schema, value, words) => {
  expect((schema as z.ZodMiniType).safeParse(value).error?.issues[0]?.message).toBe(words)
})

test('a call without words of its own is refused in Portuguese, field by field', () => {
  const { issues = [] } = productSignup.body?.safeParse({ product_name: '', product_id: '?' }).error ?? {}
  expect(issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['user_email', 'Informe um e-mail válido.'],
    ['user_name', 'Informe seu nome.'],
    ['product_name', 'Preencha este campo.'],
    ['product_id', 'Valor inválido.'],
  ])
})
