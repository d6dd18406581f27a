import type * as z from 'zod/mini'
import { currentPasswordField, newPasswordField } from './fields'

/** What is wrong with a part of a request. */
export interface Fault {
  /** Where it is, e.g. `contact_info.name`. */
  field: string
  message: string
}

type Schema = z.core.$ZodType
type Def = z.core.$ZodTypes['_zod']['def']

/** A text that may be longer has several lines; a shorter one is one line. */
const longestLine = 199
/** Nothing that a person fills in is nested deeper. */
const deepest = 24

/** Proved byte for byte, so taken as they come. */
const exact: ReadonlySet<Schema> = new Set([currentPasswordField, newPasswordField])

const words = {
  unknown: 'Este campo não existe aqui.',
  unreadable: 'Retire os caracteres que não são texto.',
  oneLine: 'Escreva em uma linha só.',
  tooDeep: 'Valor inválido.',
}

/**
 * Prepares a part of a request for its schema: texts become NFC with plain line ends and without marks that reorder or hide
 * them. Fields that the schema does not know, characters that are no text and line ends where there is one line are faults.
 */
export function readInput(schema: Schema, input: unknown): { value: unknown; faults: Fault[] } {
  const faults: Fault[] = []
  const value = read(schema, input, [])
  return { value, faults }

  function fault(path: readonly string[], message: string): undefined {
    faults.push({ field: path.join('.'), message })
  }

  function read(given: Schema | undefined, part: unknown, path: readonly string[]): unknown {
    if (path.length > deepest) return fault([], words.tooDeep)
    const known = given && pick(given, part)
    if (typeof part === 'string') return readText(known, part, path)
    if (Array.isArray(part))
      return part.map((each, index) => read(itemOf(known), each, [...path, String(index)]))
    if (part === null || typeof part !== 'object') return part
    const fields: Record<string, unknown> = {}
    for (const [name, each] of Object.entries(part)) {
      const at = [...path, name]
      const of = fieldOf(known, name)
      if (!isText(name)) fault(path, words.unreadable)
      else if (of === 'unknown') fault(at, words.unknown)
      else fields[name] = read(of, each, at)
    }
    return fields
  }

  function readText(known: Schema | undefined, text: string, path: readonly string[]): string | undefined {
    if (/^[\x20-\x7e]*$/.test(text)) return text
    if (known && exact.has(known)) return isWhole(text) ? text : fault(path, words.unreadable)
    const plain = text.replace(/\r\n?/g, '\n').replace(hidden, '').normalize('NFC')
    if (!isText(plain)) return fault(path, words.unreadable)
    if (known && isOneLine(known) && /[\n\t]/.test(plain)) return fault(path, words.oneLine)
    return plain
  }
}

/** Marks that change the order of what is read, and such that nobody sees. Joiners stay: emojis are made with them. */
const hidden = /[\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g
/** All control characters but the line end and the tab, and halves of characters. */
const isText = (text: string) => !/[^\P{Cc}\n\t]|\p{Cs}/u.test(text)
const isWhole = (text: string) => !/\p{Cs}/u.test(text)

/** Does a schema take one line only? One that takes anything takes lines too: a draft may hold a whole file. */
export function isOneLine(schema: Schema): boolean {
  const def = defOf(schema)
  if (def.type === 'unknown') return false
  return def.type !== 'string' || longestOf(schema) <= longestLine
}

/** The most characters that a schema of text takes. */
export function longestOf(schema: Schema): number {
  const checks = defOf(schema).checks ?? []
  const limits = checks.flatMap((check) => {
    const def = check._zod.def as { check: string; maximum?: number; length?: number }
    if (def.check === 'max_length') return [def.maximum ?? 0]
    return def.check === 'length_equals' ? [def.length ?? 0] : []
  })
  return Math.min(Number.POSITIVE_INFINITY, ...limits)
}

const defOf = (schema: Schema): Def => schema._zod.def as Def

/** The schema inside everything that only surrounds it, and of several the one that takes the value. */
function pick(schema: Schema, value: unknown): Schema | undefined {
  const def = defOf(schema)
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'catch':
    case 'readonly':
      return pick(def.innerType, value)
    case 'pipe':
      return pick(def.in, value)
    case 'lazy':
      return pick(def.getter(), value)
    case 'union': {
      const taken = def.options.find((option) => takes(option, value))
      return taken && pick(taken, value)
    }
    default:
      return schema
  }
}

const takes = (schema: Schema, value: unknown): boolean => {
  const result = schema._zod.run({ value, issues: [] }, { async: false })
  return !(result instanceof Promise) && result.issues.length === 0
}

function itemOf(schema: Schema | undefined): Schema | undefined {
  const def = schema && defOf(schema)
  return def?.type === 'array' ? def.element : undefined
}

function fieldOf(schema: Schema | undefined, name: string): Schema | undefined | 'unknown' {
  const def = schema && defOf(schema)
  if (def?.type === 'record') return def.valueType
  if (def?.type !== 'object') return undefined
  // What every object has by itself, such as `toString`, is no field.
  const own = Object.hasOwn(def.shape, name) ? def.shape[name] : undefined
  return own ?? def.catchall ?? 'unknown'
}
