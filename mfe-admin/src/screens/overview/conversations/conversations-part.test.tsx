import {
  type AdminConversation,
  type AdminConversationDetails,
  answerAdminConversation,
  answerQuestion,
  getAdminConversation,
  getAdminConversations,
  getAdminMe,
  getLabelledFile,
  getUnansweredQuestions,
  getUnderstoodDays,
  holdAdminConversation,
  ignoreQuestion,
  labelQuestion,
} from '@ag/contracts'
import { fakeBackend, renderScreen } from '@ag/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { ConversationsPart } from './conversations-part'

const waiting: AdminConversation = {
  id: 'b6d1',
  name: 'Visitante b6d1',
  is_customer: false,
  person: null,
  waiting_since: '2026-11-23T12:00:00Z',
  unread: 2,
  last_text: 'Quero falar com uma pessoa',
  last_at: '2026-11-23T12:00:00Z',
  page_path: '/agents/prospect',
}
const details: AdminConversationDetails = {
  ...waiting,
  email: null,
  phone: null,
  messages: [
    {
      id: 'm1',
      type: 'user',
      content: 'Quero falar com uma pessoa',
      timestamp: '2026-11-23T12:00:00Z',
      metadata: { suggestions: [], cards: [], client_message_id: null },
    },
  ],
}

function show(path = '/admin?aba=conversas', permissions = ['leads:read', 'leads:write', 'faq:write']) {
  fakeBackend.replies(getAdminMe, { role: 'comercial', permissions })
  return renderScreen(<ConversationsPart />, { path, session: 'signed-in' })
}

beforeEach(() => {
  fakeBackend.replies(getAdminConversations, {
    items: [
      waiting,
      { ...waiting, id: 'c0', name: 'Ana Souza', waiting_since: null, unread: 0, person: 'Bia' },
    ],
    next_cursor: 'mais',
    total: 30,
    waiting: 1,
    unread: 1,
  })
  fakeBackend.replies(getAdminConversation, details)
  fakeBackend.replies(getUnansweredQuestions, {
    items: [
      {
        id: 'q1',
        question: 'Vocês emitem nota?',
        times: 3,
        last_at: '2026-11-22T12:00:00Z',
        similar: [{ id: 'q3', question: 'emite nota?' }],
        likely: [
          { intent: 'invoice', example: 'vocês emitem nota fiscal todo mês?' },
          { intent: 'section_help', example: 'qual menu tem as notas fiscais' },
        ],
      },
      {
        id: 'q2',
        question: 'Qual a capital da Austrália?',
        times: 1,
        last_at: '2026-11-22T12:00:00Z',
        similar: [],
        likely: [{ intent: 'off_topic', example: 'qual a capital da austrália' }],
      },
    ],
    labelled: 2,
  })
  fakeBackend.replies(getUnderstoodDays, {
    days: [
      { day: '2026-11-22', turns: 50, understood: 45 },
      { day: '2026-11-23', turns: 30, understood: 27 },
    ],
  })
})

describe('the inbox of the assistant', () => {
  it('tells who waits, finds by what was said, and goes on to older ones', async () => {
    const { container } = show()
    expect(await screen.findByText('1 pessoa espera a equipe')).toBeVisible()
    expect(
      screen.getByRole('button', { name: /Visitante b6d1.*Quero falar.*Espera uma pessoa.*2 novas/ }),
    ).toBeVisible()
    expect(screen.getByRole('button', { name: /Ana Souza.*Com Bia/ })).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
    await userEvent.click(screen.getByRole('button', { name: 'Mais antigas' }))
    await waitFor(() => expect(fakeBackend.paths(getAdminConversations).at(-1)).toMatch(/cursor=mais/))
    await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar nas conversas' }), 'nota')
    await userEvent.click(screen.getByRole('radio', { name: 'Esperando' }))
    await waitFor(() =>
      expect(fakeBackend.paths(getAdminConversations).at(-1)).toMatch(/\?q=nota&filter=waiting$/),
    )
  })

  it('takes a conversation over, answers in it and gives it back', async () => {
    const { container } = show()
    await userEvent.click(await screen.findByRole('button', { name: /Visitante b6d1/ }))
    const conversation = within(await screen.findByRole('article', { name: 'Visitante b6d1' }))
    expect(screen.getByRole('heading', { name: 'Visitante b6d1' })).toHaveFocus()
    fakeBackend.replies(holdAdminConversation, { ...details, person: 'Rita', waiting_since: null })
    await userEvent.click(conversation.getByRole('button', { name: 'Assumir' }))
    expect(await conversation.findByText('Com Rita')).toBeVisible()
    expect(fakeBackend.requests(holdAdminConversation)).toEqual([{ holder: 'person' }])

    const said = { ...details.messages[0], id: 'm2', type: 'assistant' as const, content: 'Olá! Sou a Rita.' }
    const after = {
      ...details,
      person: 'Rita',
      waiting_since: null,
      messages: [
        ...details.messages,
        {
          ...said,
          timestamp: '2026-11-23T12:01:00Z',
          metadata: { suggestions: [], cards: [], client_message_id: null, person: 'Rita' },
        },
      ],
    }
    fakeBackend.replies(answerAdminConversation, after)
    fakeBackend.replies(getAdminConversation, after)
    await userEvent.type(
      conversation.getByRole('textbox', { name: /^Resposta da equipe/ }),
      'Olá! Sou a Rita.',
    )
    await userEvent.click(conversation.getByRole('button', { name: 'Enviar' }))
    const log = within(conversation.getByRole('log', { name: 'Conversa com Visitante b6d1' }))
    expect(await log.findByText('Olá! Sou a Rita.')).toBeVisible()
    expect(log.getByText(/Rita, da equipe/)).toBeVisible()
    expect(fakeBackend.requests(answerAdminConversation)).toEqual([
      { id: expect.stringMatching(/^[\w-]{36}$/), text: 'Olá! Sou a Rita.' },
    ])
    expect(await axe(container)).toHaveNoViolations()
    fakeBackend.replies(holdAdminConversation, details)
    await userEvent.click(conversation.getByRole('button', { name: 'Devolver ao assistente' }))
    await waitFor(() =>
      expect(fakeBackend.requests(holdAdminConversation).at(-1)).toEqual({ holder: 'assistant' }),
    )
  })

  it('lets those who may only read change nothing', async () => {
    show('/admin?aba=conversas&conversa=b6d1', ['leads:read'])
    const conversation = within(await screen.findByRole('article', { name: 'Visitante b6d1' }))
    expect(conversation.queryByRole('button', { name: 'Assumir' })).not.toBeInTheDocument()
    expect(conversation.queryByRole('textbox')).not.toBeInTheDocument()
    expect(await screen.findByText('Vocês emitem nota?')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Responder' })).not.toBeInTheDocument()
  })
})

describe('questions that the assistant did not understand', () => {
  const question = (name: string) => screen.findByRole('listitem', { name })

  it('become answers in two presses', async () => {
    show()
    const asked = within(await question('Vocês emitem nota?'))
    expect(asked.getByText(/3 vezes/)).toBeVisible()
    await userEvent.click(asked.getByRole('button', { name: 'Responder' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Responder' }))
    expect(dialog.getByRole('textbox', { name: /^Pergunta/ })).toHaveValue('Vocês emitem nota?')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Resposta' }), 'Sim, a cada pagamento.')
    fakeBackend.replies(answerQuestion, undefined)
    fakeBackend.replies(ignoreQuestion, undefined)
    fakeBackend.replies(getUnansweredQuestions, { items: [], labelled: 0 })
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }))
    expect(await screen.findByText('O assistente entendeu tudo o que perguntaram.')).toBeVisible()
    expect(fakeBackend.requests(answerQuestion)).toEqual([
      { question: 'Vocês emitem nota?', answer: 'Sim, a cada pagamento.' },
    ])
    // Those like it are settled by it.
    expect(fakeBackend.paths(ignoreQuestion)).toEqual([expect.stringMatching(/\/unanswered\/q3$/)])
  })

  it('are let be', async () => {
    show()
    const asked = within(await question('Qual a capital da Austrália?'))
    fakeBackend.replies(ignoreQuestion, undefined)
    fakeBackend.replies(getUnansweredQuestions, { items: [], labelled: 0 })
    await userEvent.click(asked.getByRole('button', { name: 'Ignorar' }))
    expect(await screen.findByText('O assistente entendeu tudo o que perguntaram.')).toBeVisible()
    expect(fakeBackend.paths(ignoreQuestion)).toEqual([expect.stringMatching(/\/unanswered\/q2$/)])
  })

  it('are labelled in one press, along with those like it', async () => {
    show()
    const asked = within(await question('Vocês emitem nota?'))
    await userEvent.click(asked.getByText('1 pergunta parecida'))
    expect(asked.getByText('emite nota?')).toBeVisible()
    fakeBackend.replies(labelQuestion, undefined)
    fakeBackend.replies(getUnansweredQuestions, { items: [], labelled: 4 })
    await userEvent.click(asked.getByRole('button', { name: 'Fatura' }))
    expect(await screen.findByText('4 mensagens com assunto anotado')).toBeVisible()
    expect(fakeBackend.requests(labelQuestion)).toEqual([{ intent: 'invoice', similar: ['q3'] }])
  })

  it('are given a meaning that was not likely', async () => {
    show()
    const asked = within(await question('Qual a capital da Austrália?'))
    await userEvent.click(asked.getByRole('button', { name: 'Outro assunto' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'O que a pessoa quis?' }))
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Assunto' }), 'Sobre a empresa')
    fakeBackend.replies(labelQuestion, undefined)
    fakeBackend.replies(getUnansweredQuestions, { items: [], labelled: 3 })
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar assunto' }))
    expect(await screen.findByText('3 mensagens com assunto anotado')).toBeVisible()
    expect(fakeBackend.requests(labelQuestion)).toEqual([{ intent: 'company', similar: [] }])
  })

  it('leave as a file once they have a meaning', async () => {
    show()
    fakeBackend.replies(getLabelledFile, undefined)
    await userEvent.click(await screen.findByRole('button', { name: 'Baixar para o treino' }))
    await waitFor(() => expect(fakeBackend.paths(getLabelledFile)).toHaveLength(1))
  })

  it('are only read by whoever may not write answers', async () => {
    show(undefined, ['leads:read'])
    const asked = within(await question('Vocês emitem nota?'))
    expect(asked.queryByRole('button')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Baixar para o treino' })).toBeNull()
  })
})

it('says how much of what was written was understood', async () => {
  const { container } = show()
  expect(await screen.findByText('90% nos últimos 30 dias: 72 de 80 mensagens.')).toBeVisible()
  expect(screen.getByRole('figure', { name: 'Mensagens entendidas por dia' })).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
})
