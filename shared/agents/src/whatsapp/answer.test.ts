import { answer, nextSlots } from './answer'
import { businesses } from './businesses'
import { openingAt } from './opening-hours'

const business = (id: string) => businesses.find((one) => one.id === id) ?? businesses[0]
const tuesday = new Date('2026-11-24T10:00:00-03:00')
const sunday = new Date('2026-11-29T22:00:00-03:00')
const said = (id: string, message: string, now = tuesday) =>
  answer(business(id), message, now).text.replaceAll('\u00a0', ' ')

it.each([
  ['padaria', 'estão abertos?', tuesday, 'Aberto agora, até 20h.'],
  ['padaria', 'estão abertos?', sunday, 'Fechado agora, abre amanhã às 6h.'],
  ['padaria', 'abrem domingo?', tuesday, 'No domingo, abrimos das 7h às 12h.'],
  ['loja', 'abrem domingo?', tuesday, 'No domingo, não abrimos.'],
  ['loja', 'abre amanhã?', tuesday, 'Amanhã, quarta, abrimos das 10h às 19h.'],
  ['padaria', 'quanto custa o pão?', tuesday, 'Pão francês: R$ 19,90 o quilo'],
  ['oficina', 'preço da revisão', tuesday, 'Revisão completa: a partir de R$ 390,00'],
  [
    'padaria',
    'vocês entregam?',
    tuesday,
    'Entregamos até 3 km, com taxa de R$ 7. O pedido sai em cerca de 40 minutos.',
  ],
])('%s, %s', (id, message, now, text) => {
  expect(said(id, message, now)).toBe(text)
})

it('calls a person for what it does not know, and says when one is there', () => {
  expect(answer(business('oficina'), 'o carro faz um barulho', tuesday)).toEqual({
    text: 'Não sei responder isso com o que a Oficina do Vale me ensinou. Chamei a equipe. Uma pessoa já vem falar com você.',
    calls: true,
    isUnknown: true,
  })
  expect(said('oficina', 'quero um atendente', sunday)).toBe(
    'Claro, vou chamar alguém da equipe. Estamos fechados: respondemos amanhã às 8h.',
  )
})

it('answers both questions of one message, and hands over only what it does not know', () => {
  expect(said('padaria', 'quanto custa o bolo de cenoura? e vcs entregam?')).toBe(
    'Bolo de cenoura: R$ 48,00\n\nEntregamos até 3 km, com taxa de R$ 7. O pedido sai em cerca de 40 minutos.',
  )
  const partly = answer(business('padaria'), 'quanto é o café? vcs consertam geladeira?', tuesday)
  expect(partly.text).toMatch(/^Café coado: .*\n\nNão sei responder isso/)
  expect(partly).toMatchObject({ calls: true, isUnknown: true })
})

it('says that something is not sold instead of taking what is like it', () => {
  expect(said('padaria', 'vcs tem bolo de chocolate?')).toBe(
    'Bolo de chocolate não temos.\nO que temos de parecido:\nBolo de cenoura: R$ 48,00',
  )
})

it('leaves what only people can promise to them where it is no example', () => {
  const { isShown: _, ...real } = business('padaria')
  const asked = answer(real, 'quero 2 pães de queijo', tuesday)
  expect(answer(real, 'sim', tuesday, asked.pending)).toMatchObject({ calls: true })
  const { isShown: __, ...clinic } = business('clinica')
  expect(answer(clinic, 'quero marcar fisioterapia', tuesday)).toMatchObject({ calls: true })
})

it('takes an order down only after a yes', () => {
  const asked = answer(business('padaria'), 'quero 2 pães de queijo e um café', tuesday)
  expect(asked.text.replaceAll('\u00a0', ' ')).toContain('Total: R$ 17,00. Confirmo?')
  expect(answer(business('padaria'), 'sim', tuesday, asked.pending).text).toMatch(/^Pedido anotado!/)
  expect(answer(business('padaria'), 'não', tuesday, asked.pending).text).toMatch(
    /^Tudo bem, não anotei nada/,
  )
  expect(answer(business('padaria'), 'vocês entregam?', tuesday, asked.pending).text).toMatch(/^Entregamos/)
})

it('books one of the times it offers, by number, hour or words', () => {
  const asked = answer(business('clinica'), 'marcar fisioterapia', tuesday)
  const [first = ''] = asked.replies ?? []
  for (const choice of ['1', first, first.split(' ').at(-1) ?? ''])
    expect(answer(business('clinica'), choice, tuesday, asked.pending).text).toBe(
      `Pronto! Sessão de fisioterapia: ${first}. A equipe confirma por aqui.`,
    )
  expect(answer(business('clinica'), 'não', tuesday, asked.pending).text).toBe('Tudo bem, não marquei nada.')
})

it('offers three times in opening hours, two hours away or more, and the same ones again', () => {
  for (const one of businesses)
    for (const now of [tuesday, sunday]) {
      const slots = nextSlots(one, now)
      expect(slots).toHaveLength(3)
      expect(nextSlots(one, now)).toEqual(slots)
      for (const slot of slots) {
        expect(slot.getTime() - now.getTime()).toBeGreaterThanOrEqual(2 * 60 * 60_000)
        expect(openingAt(one, slot).open).toBe(true)
      }
    }
})
