import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'
import { type Call, describeCalls, misread, refused } from './compare-calls'
import { type Endpoint, endpoint } from './endpoint'
import { endpoints } from './endpoints'
import { openWords } from './open-words'

// The calls as the servers that run today know them, a line each. Who has replaced every backend and published every area writes them anew:
// `RENEW_RELEASED_API=on npx jest released-api`.
const file = fileURLToPath(new URL('../released-api.jsonl', import.meta.url))

const today = describeCalls(endpoints)
if (process.env.RENEW_RELEASED_API)
  writeFileSync(file, today.map((call) => `${JSON.stringify(call)}\n`).join(''))
const released = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Call)

describe('beside the version before, in any order', () => {
  it('a backend takes what released clients send', () => {
    expect(refused(today, released)).toEqual([])
  })

  it('released clients understand what a backend answers', () => {
    expect(misread(released, today)).toEqual([])
  })

  it('a released backend takes what clients send, but for calls that it does not know yet', () => {
    const known = today.filter(({ call }) => released.some((each) => each.call === call))
    expect(refused(released, known)).toEqual([])
  })

  it('clients understand what a released backend answers', () => {
    expect(misread(today, released)).toEqual([])
  })
})

describe('a change is told that', () => {
  const fields = { name: z.string().check(z.maxLength(20)), kind: z.enum(['one', 'two']) }
  const save = (parts: Partial<Endpoint>) => [
    ...describeCalls([
      endpoint({ method: 'PUT', path: '/api/v1/things/:id', body: z.object(fields), ...parts }),
    ]),
  ]
  const before = save({ reply: z.object(fields) })

  it.each<[change: string, now: Call[], told: string]>([
    ['wants a field', save({ body: z.object({ ...fields, size: z.number() }) }), 'body.size: may be missing'],
    [
      'takes less',
      save({ body: z.object({ ...fields, kind: z.literal('one') }) }),
      'body.kind: the word two',
    ],
    [
      'takes shorter ones',
      save({ body: z.object({ ...fields, name: z.string().check(z.maxLength(9)) }) }),
      'maxLength',
    ],
    ['wants a key', save({ isKeyed: true }), 'needs a key'],
    ['is another kind', save({ body: z.object({ ...fields, name: z.number() }) }), 'string for number'],
    ['takes a call away', [], 'is gone'],
  ])('%s', (_change, now, told) => {
    expect(refused(now, before)).toEqual([expect.stringContaining(told)])
  })

  it.each<[change: string, reply: z.ZodMiniType, told: string]>([
    ['answers without a field', z.object({ kind: fields.kind }), 'reply.name: may be missing'],
    ['answers null', z.object({ ...fields, name: z.nullable(fields.name) }), 'null for string'],
    ['has another word', z.object({ ...fields, kind: z.enum(['one', 'two', 'three']) }), 'the word three'],
  ])('%s', (_change, reply, told) => {
    expect(misread(before, save({ reply }))).toEqual([expect.stringContaining(told)])
  })
})

it('what may be left out, and words that there may be more of, are no change', () => {
  const status = (words: [string, ...string[]]) =>
    describeCalls([
      endpoint({
        method: 'POST',
        path: '/api/v1/things',
        body: z.object({ name: z.string(), ...(words.length > 1 && { size: z.optional(z.number()) }) }),
        reply: z.object({
          status: openWords(z.enum(words)),
          ...(words.length > 1 && { size: z.optional(z.number()) }),
        }),
      }),
    ])
  const before = status(['open'])
  const now = status(['open', 'paid'])
  for (const [one, other] of [
    [before, now],
    [now, before],
  ] as const)
    expect([...refused(one, other), ...misread(one, other)]).toEqual([])
})
