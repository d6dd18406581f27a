import * as z from 'zod/mini'
import { endpoints } from './endpoints'
import { newPasswordField } from './fields'
import { isOneLine, longestOf, readInput } from './read-input'

const form = z.object({
  name: z.string().check(z.maxLength(100)),
  notes: z.optional(z.string().check(z.maxLength(1000))),
  password: z.optional(newPasswordField),
  free: z.optional(z.record(z.string(), z.unknown())),
  items: z.optional(z.array(z.object({ text: z.string().check(z.maxLength(100)) }))),
  either: z.optional(z.union([z.object({ a: z.number() }), z.object({ b: z.number() })])),
})
const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: nested(depth - 1) })

it.each<[input: object, value: object]>([
  [{ name: 'Sa\u0303o Joa\u0303o' }, { name: 'São João' }],
  [{ name: '\u202a+55 11 98765-4321\u202c\u200b' }, { name: '+55 11 98765-4321' }],
  [{ name: '👩‍👩‍👧 Família' }, { name: '👩‍👩‍👧 Família' }],
  [
    { name: 'a', notes: 'um\r\ndois\rtrês\té' },
    { name: 'a', notes: 'um\ndois\ntrês\té' },
  ],
  [
    { name: 'a', password: 'é\u0301\r\n\u202e' },
    { name: 'a', password: 'é\u0301\r\n\u202e' },
  ],
  [
    { name: 'a', free: { x: [{ y: 'e\u0301' }] } },
    { name: 'a', free: { x: [{ y: 'é' }] } },
  ],
  // A draft from a demo may hold a whole file.
  [
    { name: 'a', free: { csv: 'Loja;Receita\r\nPraia;1\r\n' } },
    { name: 'a', free: { csv: 'Loja;Receita\nPraia;1\n' } },
  ],
  [
    { name: 'a', either: { b: 1 } },
    { name: 'a', either: { b: 1 } },
  ],
])('takes %j as %j', (input, value) => {
  expect(readInput(form, input)).toEqual({ value, faults: [] })
})

it.each<[input: object, field: string, message: string]>([
  [{ name: 'Ana\u0000' }, 'name', 'Retire os caracteres que não são texto.'],
  [{ name: 'Ana\u0085' }, 'name', 'Retire os caracteres que não são texto.'],
  [{ name: 'Ana \ud800' }, 'name', 'Retire os caracteres que não são texto.'],
  [{ name: 'a', password: '\ud800' }, 'password', 'Retire os caracteres que não são texto.'],
  [{ name: 'a', free: { x: ['\u0000'] } }, 'free.x.0', 'Retire os caracteres que não são texto.'],
  [{ name: 'a', free: { '\u0000': 1 } }, 'free', 'Retire os caracteres que não são texto.'],
  [{ name: 'Ana\nSouza' }, 'name', 'Escreva em uma linha só.'],
  [{ name: 'a', role: 'owner' }, 'role', 'Este campo não existe aqui.'],
  [{ name: 'a', toString: [1] }, 'toString', 'Este campo não existe aqui.'],
  [{ name: 'a', constructor: { a: 1 } }, 'constructor', 'Este campo não existe aqui.'],
  [{ name: 'a', items: [{ text: 'a', more: 1 }] }, 'items.0.more', 'Este campo não existe aqui.'],
  [{ name: 'a', either: { b: 1, c: 2 } }, 'either.c', 'Este campo não existe aqui.'],
  [{ name: 'a', free: { x: nested(30) } }, '', 'Valor inválido.'],
])('refuses %j', (input, field, message) => {
  expect(readInput(form, input).faults).toContainEqual({ field, message })
})

/** Fields that may have several lines, and such as nobody reads: notes, tokens, addresses of pages. */
const severalLines =
  'access_token address answer answers app_secret bio contact_info csv current_password cursor description device_note key message name note notes page_title page_url password proof query question reason referrer summary text ticket token user_agent values website words'.split(
    ' ',
  )

describe('every text of every contract', () => {
  const texts = endpoints.flatMap(({ method, path, params, query, body }) =>
    [params, query, body].flatMap((part) => [...textsIn(part, `${method} ${path}`)]),
  )

  it('has a length that it cannot pass, or a form', () => {
    const loose = texts.filter(
      ({ schema }) => longestOf(schema) === Number.POSITIVE_INFINITY && !hasForm(schema),
    )
    expect(loose.map(({ at }) => at)).toEqual([])
  })

  it('is one line, unless several are written there', () => {
    const several = texts.filter(({ schema }) => !isOneLine(schema) && !hasForm(schema))
    expect([...new Set(several.map(({ at }) => at.split(' ').at(-1)))].sort()).toEqual(severalLines)
  })
})

const hasForm = (schema: z.core.$ZodType) =>
  'format' in schema._zod.def ||
  (schema._zod.def.checks ?? []).some((check) => ['string_format', 'custom'].includes(check._zod.def.check))

function* textsIn(schema: unknown, at: string): Generator<{ at: string; schema: z.core.$ZodType }> {
  if (!(schema instanceof z.core.$ZodType)) return
  const def = schema._zod.def as z.core.$ZodTypes['_zod']['def'] & Record<string, unknown>
  if (def.type === 'string') yield { at, schema }
  if (def.type === 'object')
    for (const [name, field] of Object.entries(def.shape)) yield* textsIn(field, `${at} ${name}`)
  if (def.type === 'union') for (const option of def.options) yield* textsIn(option, at)
  for (const inner of ['innerType', 'in', 'element', 'valueType', 'catchall']) yield* textsIn(def[inner], at)
}
