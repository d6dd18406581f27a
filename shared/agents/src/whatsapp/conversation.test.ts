import fc from 'fast-check'
import { businesses } from './businesses'
import { beginConversation, type Conversation, type Turn, takeTurn } from './conversation'

const at = new Date('2026-11-24T10:00:00-03:00')
const [bakery] = businesses
const after = (...turns: Turn[]) => turns.reduce(takeTurn, beginConversation(bakery))
const customer = (text: string): Turn => ({ type: 'customer', text, at })
const spoken = ({ entries }: Conversation) => entries.map(({ from }) => from)

it('goes quiet when the team takes over, and speaks again when it gives back', () => {
  const taken = after(
    customer('oi'),
    { type: 'take', at },
    customer('quanto custa o bolo?'),
    customer('alô?'),
  )
  expect(spoken(taken)).toEqual(['customer', 'agent', 'note', 'customer', 'customer'])
  expect(taken.left).toBe(2)
  const returned = [
    { type: 'team', text: 'O bolo sai por R$ 45 hoje.', at },
    { type: 'return', at },
    customer('e o café?'),
  ].reduce((conversation, turn) => takeTurn(conversation, turn as Turn), taken)
  expect(spoken(returned).slice(5)).toEqual(['team', 'note', 'customer', 'agent'])
})

it('never speaks while the team holds the conversation, whatever is written', () => {
  const turn: fc.Arbitrary<Turn> = fc.oneof(
    fc
      .oneof(fc.string(), fc.constantFrom('sim', 'preço', 'atendente', '1', ...bakery.suggestions))
      .map(customer),
    fc.string().map((text): Turn => ({ type: 'team', text, at })),
    fc.constant<Turn>({ type: 'take', at }),
  )
  fc.assert(
    fc.property(fc.array(turn), fc.array(turn), (before, afterwards) => {
      const taken = takeTurn(before.reduce(takeTurn, beginConversation(bakery)), { type: 'take', at })
      const end = afterwards.reduce(takeTurn, taken)
      expect(spoken(end).slice(taken.entries.length)).not.toContain('agent')
      expect(end.mode).toBe('team')
      expect(end.replies).toEqual([])
    }),
  )
})

it('answers each message of a customer exactly once, until it has called the team', () => {
  fc.assert(
    fc.property(fc.array(fc.string().filter((text) => text.trim() !== '')), (texts) => {
      const end = after(...texts.map(customer))
      const answered = texts.length - end.left
      expect(spoken(end)).toEqual(
        texts.flatMap((_, index) => (index < answered ? ['customer', 'agent'] : ['customer'])),
      )
      expect(end.left > 0 && end.mode).not.toBe('agent')
    }),
  )
})

it('says once that somebody comes, and waits for the team', () => {
  const called = after(customer('quero um atendente'), customer('alguém aí?'), customer('quanto é o bolo?'))
  expect(spoken(called)).toEqual(['customer', 'agent', 'customer', 'customer'])
  expect(called.mode).toBe('called')
})

it('calls a person for what it does not know; nobody writes as the team before taking over', () => {
  expect(after(customer('vocês consertam geladeira?')).mode).toBe('called')
  expect(after({ type: 'team', text: 'oi', at }).entries).toEqual([])
  expect(after(customer('   ')).entries).toEqual([])
})

it('starts afresh with another business', () => {
  const other = businesses[1] ?? bakery
  expect(after(customer('oi'), { type: 'begin', business: other })).toEqual(beginConversation(other))
})
