import * as z from 'zod/mini'
import type { Endpoint } from './endpoint'

// Whether two versions of the calls understand each other. Nothing that ships imports this.

type Part = 'params' | 'query' | 'body' | 'reply'

/** One call as it goes over the wire. */
export interface Call extends Partial<Record<Part, Shape>> {
  call: string
  isKeyed?: true
}

/** The part of JSON Schema that the contracts come to. */
interface Shape {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  /** A client reads any other word as `unknown`. */
  isOpen?: true
  anyOf?: Shape[]
  oneOf?: Shape[]
  allOf?: Shape[]
  properties?: Record<string, Shape>
  required?: string[]
  additionalProperties?: Shape | boolean
  propertyNames?: Shape
  items?: Shape
  pattern?: string
  format?: string
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  multipleOf?: number
}

/** Describes calls by what is sent and answered, without their rules across fields. */
export const describeCalls = (endpoints: readonly Endpoint[]): Call[] =>
  endpoints.map(({ method, path, isKeyed, params, query, body, reply }) => ({
    call: `${method} ${path.replace(/:\w+/g, ':')}`,
    ...(isKeyed && { isKeyed }),
    ...shapes({ params, query, body, reply }),
  }))

function shapes(parts: Record<Part, z.ZodMiniType | undefined>): Partial<Record<Part, Shape>> {
  const given = Object.entries(parts).filter(([, schema]) => schema)
  return Object.fromEntries(given.map(([name, schema]) => [name, shapeOf(schema as z.ZodMiniType)]))
}

function shapeOf(schema: z.ZodMiniType): Shape {
  const { $schema: _, ...shape } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      if ('isOpen' in zodSchema) Object.assign(jsonSchema, { isOpen: true })
    },
  })
  return JSON.parse(JSON.stringify(shape)) as Shape
}

/** What a backend does not take of what clients of another version may send. */
export const refused = (backend: Call[], clients: Call[]): string[] =>
  clients.flatMap((sent) => {
    const taken = find(backend, sent)
    if (!taken) return [`${sent.call} is gone`]
    const keyless = taken.isKeyed && !sent.isKeyed ? [`${sent.call} needs a key`] : []
    const parts = (['params', 'query', 'body'] as const).flatMap((part) =>
      taken[part] ? misfits(taken[part], sent[part] ?? nothing, `${sent.call} ${part}`) : [],
    )
    return [...keyless, ...parts]
  })

/** What clients do not understand of what a backend of another version may answer; calls that it does not know it does not answer. */
export const misread = (clients: Call[], backend: Call[]): string[] =>
  clients.flatMap((reader) => {
    const answered = find(backend, reader)
    if (!answered || !reader.reply) return []
    return misfits(reader.reply, answered.reply ?? nothing, `${reader.call} reply`)
  })

const find = (calls: Call[], { call }: Call) => calls.find((each) => each.call === call)
/** What is sent where nothing is declared. */
const nothing: Shape = { type: 'object' }

/** Why a reader does not read all that a writer may write. It leaves alone what it has no name for. */
function misfits(reader: Shape, writer: Shape, at: string): string[] {
  const written = optionsOf(writer)
  if (written) return written.flatMap((option) => misfits(reader, option, at))
  const options = optionsOf(reader)
  if (options) {
    const each = options.map((option) => misfits(option, writer, at))
    const [first = []] = each.toSorted((one, other) => one.length - other.length)
    return first
  }
  if (!reader.type && !reader.enum && reader.const === undefined) return []
  if (reader.isOpen && writer.type === 'string') return []
  const words = writer.enum ?? (writer.const === undefined ? undefined : [writer.const])
  if (words)
    return words.filter((word) => !reads(reader, word)).map((word) => `${at}: the word ${word} is new`)
  if (reader.enum || reader.const !== undefined) return [`${at}: may be any word`]
  const isNumber = reader.type === 'number' && writer.type === 'integer'
  if (reader.type !== writer.type && !isNumber) return [`${at}: ${writer.type} for ${reader.type}`]
  return [...limits(reader, writer, at), ...parts(reader, writer, at)]
}

function optionsOf({ anyOf, oneOf, ...shape }: Shape): Shape[] | undefined {
  if (!Array.isArray(shape.type)) return anyOf ?? oneOf
  return shape.type.map((type) => (type === 'null' ? { type } : { ...shape, type }))
}

function reads({ enum: words, const: word, type, pattern, minLength, maxLength }: Shape, value: unknown) {
  if (words) return words.includes(value)
  if (word !== undefined) return word === value
  if (typeof value !== 'string') return type === typeof value
  const fits = value.length >= (minLength ?? 0) && value.length <= (maxLength ?? Number.POSITIVE_INFINITY)
  return type === 'string' && fits && (!pattern || new RegExp(pattern, 'u').test(value))
}

function limits(reader: Shape, writer: Shape, at: string): string[] {
  const least = (['minLength', 'minItems', 'minimum'] as const).filter(
    (name) => (reader[name] ?? Number.NEGATIVE_INFINITY) > (writer[name] ?? Number.NEGATIVE_INFINITY),
  )
  const most = (['maxLength', 'maxItems', 'maximum'] as const).filter(
    (name) => (reader[name] ?? Number.POSITIVE_INFINITY) < (writer[name] ?? Number.POSITIVE_INFINITY),
  )
  // Whether one pattern takes all that another does cannot be told: it is the same, or it is another.
  const same = (['pattern', 'format', 'multipleOf', 'allOf'] as const).filter(
    (name) => reader[name] !== undefined && JSON.stringify(reader[name]) !== JSON.stringify(writer[name]),
  )
  return [...least, ...most, ...same].map((name) => `${at}: ${name} is narrower`)
}

function parts(reader: Shape, writer: Shape, at: string): string[] {
  const found: string[] = []
  if (reader.items) found.push(...misfits(reader.items, writer.items ?? {}, `${at}[]`))
  if (reader.propertyNames)
    found.push(...misfits(reader.propertyNames, writer.propertyNames ?? {}, `${at}{}`))
  if (typeof reader.additionalProperties === 'object' && typeof writer.additionalProperties === 'object')
    found.push(...misfits(reader.additionalProperties, writer.additionalProperties, `${at}{}`))
  for (const [name, shape] of Object.entries(reader.properties ?? {})) {
    const written = writer.properties?.[name]
    if (reader.required?.includes(name) && !writer.required?.includes(name))
      found.push(`${at}.${name}: may be missing`)
    if (written) found.push(...misfits(shape, written, `${at}.${name}`))
  }
  return found
}
