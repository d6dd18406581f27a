import fc from 'fast-check'
import type * as z from 'zod/mini'

type Schema = z.core.$ZodType
type Def = z.core.$ZodTypes['_zod']['def']

/** Texts that have broken something somewhere. */
const hostile = [
  '',
  ' ',
  '\u0000',
  'a\u0000@b.co',
  '\ud800',
  '\u202eabc\u2066',
  'a\r\nBcc: x@example.com',
  '👩‍👩‍👧',
  'é\u0301',
  '__proto__',
  "' or 1=1 --",
  '%00',
  '../../etc/passwd',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '=cmd|x',
  'x'.repeat(5000),
  '9'.repeat(400),
  'NaN',
  '-1',
  '1e999',
  'null',
]

/** Texts with which a call may get past its first check. */
const plausible = [
  'Ana Souza',
  'ana@empresa.com.br',
  '11987654321',
  '11222333000181',
  '52998224725',
  '01310-100',
  'SP',
  'https://site.example/p?q=1',
  'https://site.example',
  '2026-11-30',
  '2026-11-30T14:00:00.000Z',
  '2026-02-30',
  '9999-12-31',
  '0001-01-01',
  '2026-11',
  '2026',
  '08:00',
  '23:59',
  '1',
  '20',
  'site-builder',
  'whatsapp',
  'business-intelligence',
  'girassol trovão bicicleta',
  'pt-BR',
]

const anyNumber = fc.oneof(
  fc.integer({ min: -2, max: 12 }),
  fc.constantFrom(1e15, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, 0.1, -0.5, 1_999_99),
)

/** Anything at all, as far as JSON can say it. */
const anything = fc.oneof(
  { maxDepth: 2 },
  fc.constantFrom(...hostile, null, true, [], {}, -1, 1e308),
  fc.jsonValue({ maxDepth: 2 }),
)

/** Makes what a call's schema asks for, or nearly: some of it missing, too much, of another kind or hostile. */
export function arbitraryInput(schema: Schema, ids: readonly string[]): fc.Arbitrary<unknown> {
  const text = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...plausible) },
    { weight: 4, arbitrary: fc.nat().map((index) => ids[index % Math.max(1, ids.length)] ?? 'x') },
    { weight: 2, arbitrary: fc.constantFrom(...hostile) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  )
  const nearly = (arbitrary: fc.Arbitrary<unknown>) =>
    fc.oneof({ weight: 12, arbitrary }, { weight: 1, arbitrary: anything })

  function of(each: Schema): fc.Arbitrary<unknown> {
    const def = each._zod.def as Def
    switch (def.type) {
      case 'string':
        return nearly(text)
      case 'number':
        return nearly(anyNumber)
      case 'boolean':
        return nearly(fc.boolean())
      case 'enum':
        return nearly(fc.constantFrom(...Object.values(def.entries)))
      case 'literal':
        return nearly(fc.constantFrom(...def.values))
      case 'optional':
      case 'nullable':
      case 'default':
        return fc.oneof({ weight: 3, arbitrary: of(def.innerType) }, fc.constantFrom(null, undefined))
      case 'pipe':
        return of(def.in)
      case 'union':
        return fc.oneof(...def.options.map(of))
      case 'array':
        return nearly(fc.array(of(def.element), { maxLength: 3 }))
      case 'record':
        return nearly(fc.dictionary(text, of(def.valueType), { maxKeys: 3 }))
      case 'object': {
        const shape = Object.fromEntries(Object.entries(def.shape).map(([name, field]) => [name, of(field)]))
        const fields = fc.record(shape)
        const spoilt = fc
          .tuple(fields, fc.constantFrom(...Object.keys(shape), 'more'), anything)
          .map(([value, name, given]) => ({ ...value, [name]: given }))
        return nearly(fc.oneof({ weight: 5, arbitrary: fields }, { weight: 1, arbitrary: spoilt }))
      }
      default:
        return anything
    }
  }
  return of(schema)
}
