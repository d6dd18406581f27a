import fc from 'fast-check'
import { segments } from '../segments'
import { audiences, goals, segmentWords, tones } from './phrases'
import { type EmailBrief, writeEmail } from './write-email'

const bakery: EmailBrief = {
  business: 'Padaria Sol',
  segment: 'food',
  goal: 'offer',
  tone: 'close',
  audience: 'active',
  offer: '15% no café da manhã até domingo',
}

const ids = <Id extends string>(list: readonly { id: Id }[]) => fc.constantFrom(...list.map(({ id }) => id))
const briefs: fc.Arbitrary<EmailBrief> = fc.record({
  business: fc.string({ maxLength: 60 }),
  segment: ids(segments),
  goal: ids(goals),
  tone: ids(tones),
  audience: ids(audiences),
  offer: fc.string({ maxLength: 80 }),
})

it('writes three subjects, a preview and a body about the business', () => {
  const email = writeEmail(bakery)
  expect(email.subjects).toEqual([
    'Para você: 15% no café da manhã até domingo',
    'Guardamos isto para você',
    'A sua próxima refeição merece um agrado',
  ])
  expect(email.preview).toBe('Veja a seleção de Padaria Sol e como aproveitar. Leva um minuto.')
  expect(email.body).toContain('> 15% no café da manhã até domingo')
  expect(email.body).toMatch(/^Oi, {{primeiro_nome}},/)
  expect(email.body).toMatch(/Um abraço,\nEquipe Padaria Sol$/)
  expect(email.button).toBe('Quero aproveitar')
})

test.each<[Partial<EmailBrief>, string]>([
  [
    { goal: 'event', tone: 'formal', offer: 'Oficina de pães no sábado' },
    'Convite: oficina de pães no sábado',
  ],
  [{ goal: 'launch', offer: 'Pão Sol de fermentação natural' }, 'Chegou: Pão Sol de fermentação natural'],
  [{ goal: 'winback', tone: 'playful', offer: '' }, 'Bateu saudade? Um bom motivo para voltar'],
  [{ goal: 'welcome', tone: 'formal' }, 'Boas-vindas de Padaria Sol'],
  [{ goal: 'content', tone: 'playful', offer: 'Como guardar pão.' }, 'Anota aí: como guardar pão'],
])('%j begins with the subject %s', (change, subject) => {
  expect(writeEmail({ ...bakery, ...change }).subjects[0]).toBe(subject)
})

it('says something else for every goal, tone, audience and segment', () => {
  const bodies = goals.flatMap(({ id: goal }) =>
    tones.flatMap(({ id: tone }) =>
      audiences.flatMap(({ id: audience }) =>
        segments.map(({ id: segment }) => writeEmail({ ...bakery, goal, tone, audience, segment }).body),
      ),
    ),
  )
  expect(new Set(bodies).size).toBe(goals.length * tones.length * audiences.length * segments.length)
})

it('tells another version of the same brief when asked, and the same one for the same number', () => {
  const [first, second, third] = [0, 1, 2].map((version) => writeEmail(bakery, version))
  expect(second?.subjects).not.toEqual(first?.subjects)
  expect(second?.body).not.toBe(first?.body)
  expect(third?.body).not.toBe(second?.body)
  expect(writeEmail(bakery, 1)).toEqual(second)
})

it('never breaks a subject into lines, repeats a subject or leaves a gap, whatever is typed', () => {
  fc.assert(
    fc.property(briefs, fc.nat(9), (brief, version) => {
      const { subjects, preview, body } = writeEmail(brief, version)
      expect(new Set(subjects).size).toBe(3)
      for (const line of [...subjects, preview]) expect(line).not.toMatch(/[\n\r]|undefined/)
      expect(body).toMatch(/Equipe \S/)
      expect(writeEmail(brief, version)).toEqual({ subjects, preview, body, button: expect.any(String) })
    }),
  )
})

test.each(segments)('$name wishes for one thing, with its article', ({ id }) => {
  expect(segmentWords[id].wish).toMatch(/^(o seu|a sua) \S/)
})

it('fits previews into what a phone shows', () => {
  for (const { id: goal } of goals)
    for (const { id: tone } of tones)
      expect(writeEmail({ ...bakery, goal, tone }).preview.length).toBeLessThanOrEqual(90)
})
