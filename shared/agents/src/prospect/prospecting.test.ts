import fc from 'fast-check'
import { scoreOf, scoreParts } from './lead-score'
import { leads } from './leads'
import { approach, leadSays, type Prospecting, repliesTo } from './prospecting'

const at = new Date('2026-11-24T10:00:00-03:00')
const seller = {
  company: 'Luz Solar',
  product: 'painéis solares',
  ideal: 'comércios',
  city: 'Recife',
  idealSize: 'few' as const,
}
const after = (...messages: string[]) =>
  messages.reduce<Prospecting>(
    (conversation, message) => leadSays(conversation, message, at),
    approach(seller, at),
  )
const lastWords = ({ lines }: Prospecting) => lines.at(-1)?.text
const scores = (...messages: string[]) =>
  messages.map((_, index) => scoreOf(after(...messages.slice(0, index + 1)).facts, 'few').total)

it('says who is writing, by what right, and how to make it stop', () => {
  expect(lastWords(after())).toMatch(/agente de IA da Luz Solar, de Recife.*painéis solares para comércios/s)
  expect(lastWords(after())).toMatch(/legítimo interesse \(LGPD, art\. 7º, IX\).*PARAR/s)
})

it.each(leads.map((lead) => [lead.name, lead] as const))(
  '%s answers everything and ends with a slot',
  (_, { answers }) => {
    const said = scoreParts.map((part) => answers[part])
    const conversation = after(...said, '1')
    expect(conversation.standing).toEqual({ status: 'proposed', slot: new Date('2026-11-25T14:30:00-03:00') })
    expect(lastWords(conversation)).toContain('Propus a reunião para amanhã às 14h30')
  },
)

it('raises the score answer by answer', () => {
  const [marina] = leads
  expect(scores(...scoreParts.map((part) => marina.answers[part]))).toEqual([30, 50, 80, 100])
})

it('asks nothing twice that the lead has told already', () => {
  const conversation = after('Tenho interesse, somos 8 pessoas e preciso para esta semana')
  expect(conversation.standing).toMatchObject({ status: 'asking', part: 'contact' })
})

it('asks again once, then goes on without', () => {
  const once = after('sim', 'xpto')
  expect(lastWords(once)).toBe('Não entendi bem. Quantas pessoas trabalham com você?')
  const twice = leadSays(once, 'xpto', at)
  expect(twice.skipped).toEqual(['size'])
  expect(twice.standing).toMatchObject({ part: 'timing' })
})

it.each([
  ['é um robô?', 'Sou um agente de IA'],
  ['como conseguiu meu contato?', 'Seu contato profissional estava em fonte pública'],
])('answers %s and keeps its question open', (asked, said) => {
  const conversation = after(asked)
  expect(lastWords(conversation)).toContain(said)
  expect(conversation.standing).toMatchObject({ status: 'asking', part: 'interest' })
})

it('offers other times when none suits', () => {
  const { standing } = after('sim', 'só eu', 'agora', 'Ana', 'nenhum')
  expect(standing).toMatchObject({ status: 'offering', page: 1 })
})

it('takes a no for an answer', () => {
  expect(after('agora não').standing).toEqual({ status: 'declined' })
})

it('leaves a lead alone at once and for good, at any point, and records it', () => {
  const anything = fc.array(
    fc.oneof(fc.string(), fc.constantFrom('sim', 'agora', '1', 'Só eu', 'Ana', 'Outros horários')),
  )
  fc.assert(
    fc.property(
      anything,
      fc.constantFrom('PARAR', 'quero sair', 'Não quero'),
      anything,
      (before, stop, later) => {
        const stopped = after(...before, stop)
        expect(stopped.standing).toMatchObject({ status: 'opted-out', at })
        const end = later.reduce((conversation, message) => leadSays(conversation, message, at), stopped)
        expect(end).toBe(stopped)
        expect(repliesTo(end, at)).toEqual([])
      },
    ),
  )
})

it('understands every reply it offers', () => {
  for (const conversation of [after(), after('sim'), after('sim', 'só eu'), after('sim', 'só eu', 'agora')])
    for (const reply of repliesTo(conversation, at)) {
      const said = lastWords(leadSays(conversation, reply, at))
      expect([reply, said]).not.toEqual([reply, expect.stringContaining('Não entendi')])
    }
})

it('never keeps a telephone number', () => {
  const conversation = after('sim', 'só eu', 'agora', 'Ana, (11) 98888-7777')
  expect(conversation.lines.map(({ text }) => text).join()).not.toContain('98888')
})
