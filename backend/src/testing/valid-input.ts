import * as z from 'zod/mini'

type Schema = z.core.$ZodType
type Def = z.core.$ZodTypes['_zod']['def']
type Path = readonly string[]

/** Texts of which nearly every field takes one. */
const texts = [
  'Texto',
  'Um texto mais longo',
  'um-texto-com-mais-de-32-caracteres-dele',
  'carla@empresa.com.br',
  '(11) 91234-5678',
  '52998224725',
  '11222333000181',
  '01310100',
  '2026-12-01',
  '2026-12-01T14:00:00-03:00',
  '2026-12-01T14:00:00Z',
  '2026-12',
  '08:00',
  '18:00',
  '123456',
  'SP',
  'texto',
  'mail',
  'girassol trovão bicicleta',
  'site.example',
  'https://site.example/pagina',
  'https://site.example',
  '/agents/texto',
  '',
]
const numbers = [1, 0, 2, 10, 60, 100, 1000, 2026]

/** Makes what a schema takes, all of its fields filled in. @param given values of fields, by their names */
export function validInput(schema: Schema, given: Readonly<Record<string, unknown>> = {}) {
  /** Where in it there are objects of which every field is known. */
  const objects: Path[] = []

  function of(each: Schema, path: Path): unknown {
    const name = path.at(-1)
    if (name !== undefined && name in given && takes(each, given[name])) return given[name]
    const def = each._zod.def as Def
    switch (def.type) {
      case 'string':
        return firstOf(each, texts)
      case 'number':
        return firstOf(each, numbers)
      case 'boolean':
        return takes(each, true)
      case 'enum':
        return firstOf(each, Object.values(def.entries))
      case 'literal':
        return def.values[0]
      case 'null':
        return null
      case 'nullable':
        return firstTaken(each, [def.innerType], path) ?? null
      case 'optional':
      case 'default':
      case 'prefault':
        return of(def.innerType, path)
      case 'pipe':
        return of(def.in, path)
      case 'lazy':
        return of(def.getter(), path)
      case 'union':
        return firstTaken(each, def.options, path)
      case 'array':
        return listOf(each, def.element, path)
      case 'record':
        return firstOf(each, [{ texto: of(def.valueType, [...path, 'texto']) }, {}])
      case 'object':
        if (!def.catchall) objects.push(path)
        return objectOf(each, def.shape, path)
      default:
        return 'Texto'
    }
  }

  function firstTaken(schema: Schema, options: readonly Schema[], path: Path): unknown {
    for (const option of options) {
      const before = objects.length
      const value = of(option, path)
      if (takes(schema, value)) return value
      objects.splice(before)
    }
    return undefined
  }

  function listOf(schema: Schema, element: Schema, path: Path): unknown[] {
    const first = of(element, [...path, '0'])
    const list = firstOf(schema, [[first], Array.from({ length: 7 }, () => first)])
    if (list) return list
    const inside = path.join('.')
    objects.splice(0, objects.length, ...objects.filter((each) => !each.join('.').startsWith(`${inside}.`)))
    return []
  }

  /** Where fields exclude each other, as few of them as it takes. */
  function objectOf(schema: Schema, shape: Readonly<Record<string, Schema>>, path: Path): unknown {
    const all = Object.entries(shape).map(([name, field]) => [name, of(field, [...path, name])] as const)
    const full = Object.fromEntries(all)
    if (takes(schema, full)) return full
    const needed = all.filter(([name]) => !takes(shape[name] as Schema, undefined))
    const one = all.map((field) => Object.fromEntries([...needed, field])).find((each) => takes(schema, each))
    return one ?? full
  }

  const value = of(schema, [])
  return {
    value,
    objects: objects.filter((path) => isObject(at(value, path))),
    isValid: takes(schema, value),
  }
}

/** The same with one field more in one of its objects. */
export function withUnknownField(value: unknown, path: Path): unknown {
  const copy = structuredClone(value)
  Object.assign(at(copy, path) as object, { unexpected: 'x' })
  return copy
}

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], value)
const firstOf = <Value>(schema: Schema, values: readonly Value[]) =>
  values.find((each) => takes(schema, each))
const isObject = (value: unknown) => typeof value === 'object' && value !== null
const takes = (schema: Schema, value: unknown) => z.safeParse(schema as z.ZodMiniType, value).success
