import {
  type AssistantContext,
  bookFromAssistant,
  getAssistantSession,
  sendAssistantMessage,
} from '@ag/contracts'
import { fakeBackend, makeMeeting, makeSlot } from '@ag/testing'
import { waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import {
  here,
  makeAnswer,
  makeContext,
  makeConversation,
  makeMessage,
  openPanel,
  suggestions,
} from '../testing/show-assistant'

const complete: AssistantContext = makeContext({
  channel: 'video',
  preferred_time: '2026-11-24T14:00:00-03:00',
  contact_info: { name: 'Ana Souza', email: 'ana@empresa.com.br', phone: null, consent: true },
  lead: { agent_interest: 'prospect' },
  hold: { id: 'hold_1', expires_at: '2026-11-23T12:05:00.000Z' },
})
const confirmed = makeAnswer({
  response: 'Certo! Estou confirmando sua reunião.',
  suggestions: [],
  stage: 'confirm',
  context: complete,
})
const booked = { success: true as const, meeting: makeMeeting(), message: 'Reunião confirmada: ter., 24/11.' }
const slotLost = 'Esse horário acabou de ser reservado. Estes são os mais próximos:'
const slots = [makeSlot('2026-11-24 15:00'), makeSlot('2026-11-24 16:00')]
const labels = slots.map(({ label }) => label)

describe('the stage of confirming', () => {
  it('books once, and shows the meeting', async () => {
    fakeBackend.replies(sendAssistantMessage, confirmed)
    fakeBackend.replies(bookFromAssistant, booked)
    fakeBackend.isUnreachable(getAssistantSession)
    const { say, log } = await openPanel()

    await say('Confirmar')

    expect(await within(log).findByText('Reunião confirmada: ter., 24/11.')).toBeVisible()
    expect(within(log).getByRole('link', { name: 'Adicionar à agenda' })).toHaveAttribute(
      'href',
      booked.meeting.ics_url,
    )
    expect(within(log).getByRole('link', { name: 'Remarcar ou cancelar' })).toHaveAttribute(
      'href',
      booked.meeting.manage_url,
    )
    expect(fakeBackend.requests(bookFromAssistant)).toEqual([
      {
        channel: 'video',
        preferred_time: '2026-11-24T14:00:00-03:00',
        contact_info: {
          name: 'Ana Souza',
          email: 'ana@empresa.com.br',
          phone: '',
          company: '',
          notes: '',
          consent: true,
        },
        product_id: 'prospect',
        hold_id: 'hold_1',
      },
    ])
    const [headers] = fakeBackend.headers(bookFromAssistant)
    expect(headers?.get('session_id')).toBe('as_1')
    expect(headers?.get('x-session-id')).toBe('as_1')
    expect(headers?.get('idempotency-key')).toMatch(/^as_1-\d+$/)
  })

  it('books nothing without all that a booking takes', async () => {
    fakeBackend.replies(sendAssistantMessage, { ...confirmed, context: makeContext({ channel: 'video' }) })
    const { say, log } = await openPanel()
    await say('Confirmar')
    expect(await within(log).findByText('Certo! Estou confirmando sua reunião.')).toBeVisible()
    expect(fakeBackend.requests(bookFromAssistant)).toEqual([])
  })

  it('goes on after the page was loaded again, under the same key', async () => {
    localStorage.setItem('ag.assistant_session', 'as_1')
    fakeBackend.replies(
      getAssistantSession,
      makeConversation({ current_stage: 'confirm', context: complete }),
    )
    fakeBackend.replies(bookFromAssistant, booked)
    const { user, launcher, panel } = await openPanel()
    await waitFor(() => expect(fakeBackend.requests(bookFromAssistant)).toHaveLength(1))
    expect(fakeBackend.headers(bookFromAssistant)[0]?.get('idempotency-key')).toBe(
      `as_1-${Date.parse('2026-11-24T14:00:00-03:00')}`,
    )
    await user.keyboard('{Escape}')
    await user.click(launcher())
    await panel()
    expect(fakeBackend.requests(bookFromAssistant)).toHaveLength(1)
  })

  it('offers the nearest slots when the chosen one is gone', async () => {
    const quiet = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    fakeBackend.replies(sendAssistantMessage, confirmed)
    fakeBackend.fails(bookFromAssistant, 409, { code: 'SLOT_TAKEN', alternatives: slots })
    fakeBackend.isUnreachable(getAssistantSession)
    const { say, log, user } = await openPanel()
    await say('Confirmar')

    expect(await within(log).findByText(slotLost, undefined, { timeout: 3000 })).toBeVisible()
    const heard = here()
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
    expect(heard.filter((each) => each === slotLost)).toHaveLength(1)
    const list = within(log).getByRole('list', { name: 'Horários livres' })
    expect(
      within(list)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(labels)
    await waitFor(() => expect(suggestions()).toEqual(['Ver mais horários']), { timeout: 5000 })

    fakeBackend.replies(sendAssistantMessage, makeAnswer({ message_id: 'm9' }))
    await user.click(within(list).getByRole('button', { name: labels[0] ?? '' }))
    await waitFor(() => expect(fakeBackend.requests(sendAssistantMessage)).toHaveLength(2))
    expect(fakeBackend.requests(sendAssistantMessage)[1]?.message).toBe(labels[0])
    quiet.mockRestore()
  })

  it('may be tried again when anything else failed', async () => {
    const quiet = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    fakeBackend.replies(sendAssistantMessage, confirmed)
    fakeBackend.fails(bookFromAssistant, 500)
    fakeBackend.fails(getAssistantSession, 500)
    const { say, log, user } = await openPanel()
    await say('Confirmar')
    expect(
      await within(log).findByText('Não foi possível agendar sua reunião. Tente novamente.'),
    ).toBeVisible()
    fakeBackend.replies(bookFromAssistant, booked)
    fakeBackend.replies(sendAssistantMessage, { ...confirmed, message_id: 'm9' })
    await user.click(await here().findByRole('button', { name: 'Confirmar' }))
    expect(await within(log).findByText('Reunião confirmada: ter., 24/11.')).toBeVisible()
    expect(fakeBackend.requests(bookFromAssistant)).toHaveLength(2)
    expect(quiet).toHaveBeenCalledTimes(1)
    quiet.mockRestore()
  })
})

it('shows what an answer brings along', async () => {
  localStorage.setItem('ag.assistant_session', 'as_1')
  const cards = makeConversation().messages[2]?.metadata.cards ?? []
  fakeBackend.replies(
    getAssistantSession,
    makeConversation({
      messages: [
        makeMessage('m1', 'Tenho estes horários:', {
          metadata: { suggestions: [], cards: [{ type: 'slots', slots }], client_message_id: null },
        }),
        makeMessage('m2', 'Veja:', {
          metadata: {
            suggestions: [],
            client_message_id: null,
            cards: [
              ...cards,
              {
                type: 'product',
                id: 'prospect',
                name: 'Prospect AI',
                description: 'Encontra clientes.',
                price_formatted: 'R$ 399',
                demo_url: '/agents/prospect',
              },
              { type: 'consent', text: 'Concordo com o uso destes dados.', link: '/privacy' },
              {
                type: 'summary',
                label: 'terça-feira, 24/11, 14:00',
                channel: 'phone',
                name: 'Ana Souza',
                email: 'ana@empresa.com.br',
                phone: '+5511912345678',
              },
              { type: 'handoff', target: 'whatsapp', summary: 'interesse em Prospect AI' },
              { type: 'links', links: [{ label: 'Entrar', path: '/auth/login' }] },
            ],
          },
        }),
      ],
    }),
  )
  const { log, user, props } = await openPanel()

  expect(await within(log).findByText('Encontra clientes.')).toBeVisible()
  expect(within(log).queryByRole('list', { name: 'Horários livres' })).not.toBeInTheDocument()
  expect(
    within(log).getByRole('link', { name: 'Ver política de privacidade (abre em nova aba)' }),
  ).toHaveAttribute('href', '/privacy')
  expect(within(log).getByText('terça-feira, 24/11, 14:00 (horário de Brasília)')).toBeVisible()
  expect(within(log).getByText('+5511912345678')).toBeVisible()
  expect(await axe(document.body)).toHaveNoViolations()

  const summary = within(log).getByRole('textbox', { name: 'Resumo para a equipe' })
  await user.type(summary, ', somos 8')
  await user.click(within(log).getByRole('button', { name: /Abrir WhatsApp/ }))
  expect(props.openWhatsApp).toHaveBeenCalledWith(
    `https://wa.me/5511940000000?text=${encodeURIComponent('Olá! Estava conversando com o assistente do site. Resumo: interesse em Prospect AI, somos 8')}`,
  )
  await user.click(within(log).getByRole('link', { name: 'Ver página e demonstração' }))
  expect(props.navigate).toHaveBeenCalledWith('/agents/prospect')
})
