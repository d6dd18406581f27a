import { CsvProblem, visitorLimits } from '@ag/agents/business-intelligence/csv/csv-problem'
import { readFile } from '@ag/agents/business-intelligence/csv/read-csv'
import { readKnowledge } from '@ag/agents/whatsapp/read-knowledge'
import { booking, dayField } from '@ag/contracts'
import { readInput } from '@ag/contracts/read-input'
import { AppError } from '@ag/core'
import fc from 'fast-check'
import { readEvent } from './modules/agents/whatsapp/read-event'
import { readCompletion } from './modules/assistant/read-completion'
import { createTokens } from './modules/auth/tokens'

/** `npm run bench:parsers` gives more. */
const inputs = Number(process.env.INPUTS ?? 1_000)
/** Milliseconds of processor that no input may take. */
const longest = 50

const words = [
  '',
  ' ',
  '\t',
  '\n',
  '\r\n',
  '\0',
  '"',
  "'",
  '\\',
  '\ud800',
  '\u202e',
  '\ufeff',
  'é',
  '😀',
  '__proto__',
  '-1',
  '1e999',
  '0,5',
  'null',
  '{',
  '}',
  '[',
  ']',
  ':',
  ',',
  ';',
]
const events = [
  'data: ',
  'data:{"choices":[{"delta":{"content":"a"}}]}\n\n',
  'data: {"choices":[{"delta":{"tool_calls":[{"index":15}]},"finish_reason":"x"}]}\n\n',
  'data: [DONE]\n\n',
  'event: x\n',
  'id: 1\n',
  'retry: 9\n',
  '\n\n',
]
const table = ['mês;valor\n', 'a;1\n', 'b;2,5\n', 'R$ 1.234,56', '31/12/2026', '%', '"a;b"']
const menu = ['Bolo - R$ 48,00\n', 'R$', '12x', '- ', '* ', 'Seg a sex 8h às 18h\n', '?', '.']

/** Texts of words that a parser knows, of any characters, and of one word very often. */
const textOf = (known: string[]) => {
  const word = fc.constantFrom(...words, ...known)
  return fc.oneof(
    { weight: 6, arbitrary: fc.array(word, { maxLength: 30 }).map((parts) => parts.join('')) },
    { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
    {
      weight: 1,
      arbitrary: fc.tuple(word, fc.nat(500), word).map(([one, often, end]) => one.repeat(often) + end),
    },
  )
}

const bookingLike = fc.oneof(
  fc.anything({ maxDepth: 4, withNullPrototype: true }),
  textOf([]).map((text) => ({
    channel: text,
    preferred_time: text,
    contact_info: { name: text, email: text, phone: text },
  })),
)

const messageLike = fc.record(
  {
    id: textOf([]),
    from: fc.constantFrom('5511912345678', '', '1'),
    timestamp: fc.constantFrom('1', '99999999999', 'x'),
    type: fc.constantFrom('text', 'image', 'constructor'),
    text: fc.oneof(fc.record({ body: textOf([]) }), fc.anything({ maxDepth: 1 })),
    errors: fc.anything({ maxDepth: 2 }),
    profile: fc.record({ name: textOf([]) }),
  },
  { requiredKeys: [] },
)
const eventLike = fc
  .record(
    { messages: fc.array(messageLike), statuses: fc.array(messageLike), contacts: fc.array(messageLike) },
    { requiredKeys: [] },
  )
  .map((told) => ({ field: 'messages', value: { ...told, metadata: { phone_number_id: '7' } } }))
  .map((change) => ({ object: 'whatsapp_business_account', entry: [{ id: '1', changes: [change] }] }))
const event = fc.oneof(
  textOf([]),
  eventLike.map((told) => JSON.stringify(told)),
)

const dateLike = fc.oneof(
  textOf(['2028-02-29', '2027-02-29', '-13-', 'T24:00', 'Z', '+99:99', '.999999999']),
  fc.tuple(fc.integer(), fc.integer(), fc.integer()).map((parts) => parts.join('-')),
)

const tokens = createTokens('a secret of tests that is long enough', () => new Date())
const issued = tokens.issue(
  { userId: 'usr_1', sessionId: 'ses_1', generation: 1 },
  new Date(),
  new Date(Date.now() + 3_600_000),
)
/** The head of a token of ours, and what may come after it. */
const tokenParts = [
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9',
  'eyJhbGciOiJub25lIn0',
  '.',
  '..',
  'e30',
  'bnVsbA',
  '=',
  '%2e',
]

const parsers: Array<
  [
    name: string,
    given: fc.Arbitrary<unknown>,
    parse: (given: never) => unknown,
    isOwn: (error: unknown) => boolean,
  ]
> = [
  ['what a form sends', bookingLike, (given: unknown) => readInput(booking, given), () => false],
  [
    'a table',
    textOf(table),
    (text: string) => readFile(Buffer.from(text), visitorLimits),
    (error) => error instanceof CsvProblem,
  ],
  ['a day', dateLike, (text: string) => readInput(dayField, text), () => false],
  [
    'a token',
    fc.oneof(fc.constant('issued'), textOf(['issued', ...tokenParts])),
    async (text: string) => tokens.read(text.replaceAll('issued', await issued)),
    (error) => error instanceof AppError,
  ],
  ['what a company writes of itself', textOf(menu), readKnowledge, () => false],
  [
    'an event of WhatsApp',
    event,
    (text: string) => readEvent(Buffer.from(text), '7'),
    (error) => error instanceof AppError,
  ],
  ['an answer of a model', textOf(events), read, isSaid],
]

it.each(parsers)('%s is read or refused in time, whatever it is', async (name, given, parse, isOwn) => {
  let slowest = 0
  let refused = 0
  /** Milliseconds; a parser that throws what is not its own ends the run. */
  async function take(value: never): Promise<number> {
    const begun = process.cpuUsage()
    try {
      await parse(value)
    } catch (error) {
      if (!isOwn(error)) throw error
      refused += 1
    }
    const { user, system } = process.cpuUsage(begun)
    return (user + system) / 1000
  }
  await fc.assert(
    fc.asyncProperty(given, async (value) => {
      let spent = await take(value as never)
      // The machine has other work too: what is slow stays slow.
      for (let again = 0; again < 3 && spent > longest; again += 1)
        spent = Math.min(spent, await take(value as never))
      slowest = Math.max(slowest, spent)
      expect(spent).toBeLessThan(longest)
    }),
    { numRuns: inputs },
  )
  expect(refused).toBeLessThan(inputs)
  if (process.env.INPUTS)
    console.info(`${name}: ${inputs} inputs, ${refused} refused, slowest ${slowest.toFixed(1)} ms`)
})

function read(text: string) {
  return readCompletion(
    new Response(text, { headers: { 'content-type': 'text/event-stream' } }),
    () => undefined,
  )
}

/** What the reader says of an answer, and no slip of its own. */
function isSaid(error: unknown): boolean {
  return error instanceof Error && !(error instanceof TypeError || error instanceof RangeError)
}
