import { pageContext } from '@ag/core'
import { fakeTools } from '../../testing/assistant-tools'
import { reply } from './engine'
import { isAlmost, pointOf, wordsOf } from './words'

test.each([
  ['Olá, VOCÊ aí!', ['ola', 'voce', 'ai']],
  ['qto custa o e-mail mkt?', ['quanto', 'custa', 'o', 'email', 'marketing']],
  ['oiiiii', ['oi']],
  ['constructor toString', ['constructor', 'tostring']],
  ['fds', ['fim', 'de', 'semana']],
  ['😀', []],
])('“%s” is %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words)
})

test.each([
  ['reuniao', 'reuniao', true],
  ['reuniaum', 'reuniao', false],
  ['esqeci', 'esqueci', true],
  ['inteligence', 'intelligence', true],
  ['quando', 'quanto', true],
  ['bi', 'be', false],
  ['preco', 'greco', false],
])('%s may be %s: %s', (word, other, may) => {
  expect(isAlmost(word, other)).toBe(may)
})

it('judges a message by its first words, each once', () => {
  expect(pointOf('a b a b')).toEqual(['a', 'b'])
  expect(pointOf(Array.from({ length: 500 }, (_, each) => `w${each}`).join(' '))).toHaveLength(60)
})

const letters = (seed: number, length: number) =>
  Array.from({ length }, (_, each) => String.fromCharCode(97 + ((seed * 7 + each * 5) % 26))).join('')
const filled = (unit: (each: number) => string) =>
  Array.from({ length: 2000 }, (_, each) => unit(each))
    .join('')
    .slice(0, 2000)

test.each([
  ['short words', filled((each) => `${letters(each, 5)} `)],
  ['long words', filled((each) => `${letters(each, 9)} `)],
  ['one word', 'a'.repeat(2000)],
  ['digits', '9'.repeat(2000)],
  ['half addresses', filled(() => 'a@')],
  ['half numbers', filled(() => '(11) ')],
  ['openings', filled(() => 'da empresa ')],
  ['names', filled(() => 'meu nome é ')],
  ['days', filled(() => 'dia 24 às ')],
])('keeps nobody waiting with 2,000 characters of %s', async (_what, text) => {
  const tools = fakeTools(new Date('2026-11-23T12:00:00Z'))
  const conversation = {
    stage: 'contact' as const,
    memory: { asked: 'name' as const },
    context: { page_context: pageContext({ path: '/', company: 'Automatize' }) },
  }
  await reply(conversation, 'oi', tools)
  // Of the processor's own time, in microseconds: what else the machine does adds to a turn, and the least of three is its own.
  const turns: number[] = []
  while (turns.length < 3) {
    const before = process.cpuUsage()
    await reply(conversation, text, tools)
    const { user, system } = process.cpuUsage(before)
    turns.push(user + system)
  }
  expect(Math.min(...turns)).toBeLessThan(500_000)
})
