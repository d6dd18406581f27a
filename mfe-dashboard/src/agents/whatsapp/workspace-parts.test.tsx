import {
  type Chat,
  type ChatConversation,
  getChat,
  getChatResults,
  getChatSuggestions,
  getChats,
  getWhatsappAgent,
  getWhatsappChannel,
  getWhatsappTemplates,
  getWorkspace,
  moveChat,
  removeWhatsappChannel,
  replyInChat,
  saveWhatsappChannel,
  saveWhatsappKnowledge,
  saveWhatsappSettings,
  sendChatTemplate,
  settleChatSuggestion,
  type WhatsappAgent,
  type Workspace,
} from '@ag/contracts'
import { fakeBackend, notified, renderScreen } from '@ag/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { parts } from './workspace-parts'

const { Work, Results, Settings } = parts

const path = '/dashboard/services/whatsapp'
const conversation: ChatConversation = {
  id: 'cnv_1',
  name: 'Visitante 4f2a',
  mode: 'called',
  waiting_since: '2026-11-24T13:00:00.000Z',
  unread: 2,
  last_text: 'vocês consertam geladeira?',
  last_at: '2026-11-24T13:00:00.000Z',
  channel: 'page',
}
const chat: Chat = {
  ...conversation,
  note: '',
  answer_until: null,
  messages: [
    {
      position: 1,
      from: 'customer',
      text: 'vocês consertam geladeira?',
      sent_at: '2026-11-24T13:00:00.000Z',
      delivery: null,
      problem: null,
    },
    {
      position: 2,
      from: 'agent',
      text: 'Chamei a equipe.',
      sent_at: '2026-11-24T13:00:00.000Z',
      delivery: null,
      problem: null,
    },
  ],
}
const agent: WhatsappAgent = {
  version: 0,
  knowledge: null,
  settings: null,
  suggested_slug: 'padaria-sol',
  origin: 'https://site.example',
}
const suggestion = {
  id: 'msg_1',
  text: 'vocês consertam geladeira?',
  asked_at: '2026-11-24T13:00:00.000Z',
  conversation_id: 'cnv_1',
}

const workspace: Workspace = {
  product_id: 'whatsapp',
  name: 'Atendimento WhatsApp',
  status: 'trialing',
  trial_ends_at: null,
  life: 'running',
  setup: [],
  results: [],
  draft: null,
  with_team: false,
}

beforeEach(() => {
  fakeBackend.replies(getWorkspace, workspace)
  fakeBackend.replies(getChats, { items: [conversation], waiting: 1, unread: 1, has_more: false })
  fakeBackend.replies(getChat, chat)
  fakeBackend.replies(getChatSuggestions, { items: [suggestion] })
  fakeBackend.replies(getWhatsappAgent, agent)
  fakeBackend.replies(getWhatsappChannel, { number: null })
})

const work = (address = path) => renderScreen(<Work />, { path: address, session: 'signed-in' })
const settings = (address = path) => renderScreen(<Settings />, { path: address, session: 'signed-in' })

async function write(field: HTMLElement, words: string) {
  await userEvent.click(field)
  await userEvent.paste(words)
}

it('shows who waits and opens a conversation', async () => {
  const { container, address } = work()
  expect(await screen.findByText('1 pessoa espera a equipe')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /Visitante 4f2a/ }))
  expect(address()).toBe(`${path}?conversa=cnv_1`)
  const log = await screen.findByRole('log', { name: 'Conversa com Visitante 4f2a' })
  expect(within(log).getByText('Chamei a equipe.')).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
})

it('answers in the name of the team', async () => {
  work(`${path}?conversa=cnv_1`)
  fakeBackend.replies(replyInChat, { ...chat, mode: 'team' })
  await write(await screen.findByLabelText(/^Resposta da equipe/), 'Não consertamos.')
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }))
  await waitFor(() =>
    expect(fakeBackend.requests(replyInChat)).toEqual([
      { id: expect.stringMatching(/^[\w-]{36}$/), text: 'Não consertamos.' },
    ]),
  )
  expect(screen.getByLabelText(/^Resposta da equipe/)).toHaveValue('')
})

it('takes a conversation over', async () => {
  fakeBackend.replies(moveChat, { ...chat, mode: 'team' })
  work(`${path}?conversa=cnv_1`)
  await userEvent.click(await screen.findByRole('button', { name: 'Assumir' }))
  await waitFor(() => expect(notified()).toEqual(['Você assumiu a conversa.']))
  expect(fakeBackend.requests(moveChat)).toEqual([{ mode: 'team' }])
})

it('says where conversations come from while there are none', async () => {
  fakeBackend.replies(getChats, { items: [], waiting: 0, unread: 0, has_more: false })
  work()
  expect(await screen.findByText('Nenhuma conversa por aqui')).toBeVisible()
})

it('brings a question that was not answered into the form, and settles it once it is taught', async () => {
  fakeBackend.replies(saveWhatsappKnowledge, { ...agent, version: 1 })
  fakeBackend.replies(settleChatSuggestion, undefined)
  const { address } = settings(`${path}?ensinar=msg_1`)
  const line = await screen.findByRole('group', { name: 'Pergunta 1' })
  expect(within(line).getByLabelText('Pergunta')).toHaveValue('vocês consertam geladeira?')
  await write(within(line).getByLabelText('Resposta'), 'Não consertamos.')
  await write(screen.getByLabelText('Nome que os clientes conhecem'), 'Padaria Sol')
  await userEvent.click(screen.getAllByRole('button', { name: 'Salvar' })[0] as HTMLElement)
  await waitFor(() => expect(notified()).toEqual(['Conteúdo salvo: o agente já responde com ele.']))
  expect(fakeBackend.requests(saveWhatsappKnowledge)).toMatchObject([
    {
      version: 0,
      knowledge: {
        name: 'Padaria Sol',
        questions: [{ title: 'vocês consertam geladeira?', answer: 'Não consertamos.' }],
      },
    },
  ])
  await waitFor(() => expect(address()).toBe(path))
})

it('begins with the frame of the business that was tried in the demo, without its prices and answers', async () => {
  const draft = {
    summary: '',
    content: { kind: 'padaria', asked: ['oi'] },
    made_at: '2026-11-24T13:00:00.000Z',
  }
  fakeBackend.replies(getWorkspace, { ...workspace, draft })
  settings()
  expect(await screen.findByLabelText('Como o cliente compra')).toHaveValue('order')
  expect(screen.getAllByLabelText('Pergunta').map((field) => (field as HTMLInputElement).value)).toContain(
    'Entrega',
  )
  expect(
    screen.getAllByLabelText('Resposta').every((field) => (field as HTMLTextAreaElement).value === ''),
  ).toBe(true)
  expect(screen.queryByLabelText('Preço em reais')).toBeNull()
})

it('says beside a line what is wrong with it, and sends nothing', async () => {
  const { container } = settings()
  await userEvent.click(await screen.findByRole('button', { name: 'Adicionar item' }))
  await write(screen.getByLabelText('Preço em reais'), 'abc')
  await userEvent.click(screen.getAllByRole('button', { name: 'Salvar' })[0] as HTMLElement)
  expect(await screen.findByText('Informe o nome do item.')).toBeVisible()
  expect(screen.getByText('Informe um valor em reais.')).toBeVisible()
  expect(fakeBackend.requests(saveWhatsappKnowledge)).toEqual([])
  expect(await axe(container)).toHaveNoViolations()
})

it('imports what it finds in a copied page, and tries it out before anything is saved', async () => {
  settings()
  await userEvent.click(await screen.findByLabelText('Texto copiado'))
  await userEvent.paste('Corte feminino: R$ 90,00\nVocês aceitam Pix?\nAceitamos.')
  expect(await screen.findByText('Encontrado: 1 item, 1 pergunta.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Usar este conteúdo' }))
  await write(screen.getByLabelText('Pergunta de cliente'), 'qto é o corte?')
  await userEvent.click(screen.getByRole('button', { name: 'Perguntar' }))
  expect(await screen.findByText(/^Corte feminino: R\$\s90,00$/)).toBeVisible()
})

it('chooses the address, and hands over its link and its tag', async () => {
  fakeBackend.replies(saveWhatsappSettings, {
    ...agent,
    settings: { slug: 'padaria-sol', sites: [], silence_hours: 12 },
  })
  settings()
  expect(await screen.findByLabelText(/^Nome no endereço/)).toHaveValue('padaria-sol')
  await userEvent.selectOptions(screen.getByLabelText(/^Depois de chamar a equipe/), '12')
  await userEvent.click(screen.getAllByRole('button', { name: 'Salvar' })[1] as HTMLElement)
  expect(await screen.findByText('https://site.example/c/padaria-sol')).toBeVisible()
  expect(screen.getByText(/chat-button\.js" data-name="padaria-sol"/)).toBeVisible()
  expect(fakeBackend.requests(saveWhatsappSettings)).toEqual([
    { slug: 'padaria-sol', sites: [], silence_hours: 12 },
  ])
})

const number = {
  phone_number_id: '106540352242922',
  shown: '+55 11 4000-0000',
  name: 'Padaria Sol',
  is_verified: false,
  problem: null,
  webhook: 'https://site.example/webhooks/whatsapp/wac_1',
  verify_token: 'token-to-be-shown-once-more',
}

it('connects a number at WhatsApp, shows what Meta asks for, and takes it off again', async () => {
  const { container } = settings()
  await write(await screen.findByLabelText(/^Identificação do número/), '106540352242922')
  await write(screen.getByLabelText(/^Token de acesso/), 'token-of-the-number-1')
  await write(screen.getByLabelText(/^Chave secreta do app/), 'secret-of-the-app-0001')
  fakeBackend.replies(saveWhatsappChannel, { number })
  await userEvent.click(screen.getByRole('button', { name: 'Conectar número' }))
  expect(await screen.findByText('Falta o webhook')).toBeVisible()
  expect(fakeBackend.requests(saveWhatsappChannel)).toEqual([
    {
      phone_number_id: '106540352242922',
      access_token: 'token-of-the-number-1',
      app_secret: 'secret-of-the-app-0001',
    },
  ])
  expect(screen.getByText(number.webhook)).toBeVisible()
  expect(screen.getByText(number.verify_token)).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()

  fakeBackend.replies(removeWhatsappChannel, undefined)
  await userEvent.click(screen.getByRole('button', { name: 'Desligar número' }))
  const dialog = await screen.findByRole('dialog', { name: 'Desligar o número do WhatsApp?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Desligar número' }))
  expect(await screen.findByRole('button', { name: 'Conectar número' })).toBeVisible()
})

it('says when the token is over', async () => {
  fakeBackend.replies(getWhatsappChannel, { number: { ...number, is_verified: true, problem: 'token' } })
  settings()
  expect(await screen.findByText(/^O token não vale mais/)).toBeVisible()
  expect(screen.getByText('Não funciona')).toBeVisible()
})

it('tells how far WhatsApp has carried a message, and why one did not go', async () => {
  const [first, second] = chat.messages
  if (!first || !second) throw new Error('two messages')
  fakeBackend.replies(getChat, {
    ...chat,
    channel: 'whatsapp',
    answer_until: '2999-01-01T00:00:00.000Z',
    messages: [
      first,
      { ...second, delivery: 'read' },
      { ...second, position: 3, delivery: 'failed', problem: 'token' },
    ],
  })
  work(`${path}?conversa=cnv_1`)
  expect(await screen.findByText(/^Agente · lida/)).toBeVisible()
  expect(screen.getByText(/^Agente · não entregue · o token do WhatsApp não vale mais/)).toBeVisible()
  expect(screen.getByLabelText(/^Resposta da equipe/)).toBeVisible()
})

it('offers only an approved template after a day of silence', async () => {
  fakeBackend.replies(getChat, {
    ...chat,
    channel: 'whatsapp',
    answer_until: '2026-01-01T00:00:00.000Z',
  })
  fakeBackend.replies(getWhatsappTemplates, {
    items: [{ name: 'retomar', language: 'pt_BR', text: 'Olá, {{1}}! Podemos continuar?', values: 1 }],
  })
  fakeBackend.replies(sendChatTemplate, { ...chat, mode: 'team' })
  const { container } = work(`${path}?conversa=cnv_1`)
  expect(await screen.findByText(/^Passaram 24 horas da última mensagem/)).toBeVisible()
  expect(screen.queryByLabelText(/^Resposta da equipe/)).toBeNull()
  await userEvent.selectOptions(await screen.findByLabelText(/^Modelo aprovado/), 'retomar (pt_BR)')
  expect(screen.getByText('Olá, {{1}}! Podemos continuar?')).toBeVisible()
  await write(screen.getByLabelText(/^Campo \{\{1\}\}/), 'Bia')
  expect(await axe(container)).toHaveNoViolations()
  await userEvent.click(screen.getByRole('button', { name: 'Enviar modelo' }))
  await waitFor(() =>
    expect(fakeBackend.requests(sendChatTemplate)).toEqual([
      { id: expect.stringMatching(/^[\w-]{36}$/), name: 'retomar', language: 'pt_BR', values: ['Bia'] },
    ]),
  )
})

const results = {
  conversations: 12,
  answered: 90,
  handed_over: 3,
  by_team: 5,
  unanswered: 2,
  hours_saved: 3,
  minutes_an_answer: 2,
  hours: Array.from({ length: 24 }, (_, at) => (at === 19 ? 40 : at === 10 ? 12 : 0)),
}

it('shows what conversations came to, how hours are counted, and when most is written', async () => {
  fakeBackend.replies(getChatResults, results)
  const { container } = renderScreen(<Results />, { path, session: 'signed-in' })
  expect(await screen.findByText('Respondidas pelo agente')).toBeVisible()
  expect(screen.getByText('90')).toBeVisible()
  expect(screen.getByText('90 respostas × 2 minutos cada.')).toBeVisible()
  expect(screen.getByText('A hora com mais mensagens: das 19h às 20h.')).toBeVisible()
  expect(await screen.findByText('Perguntas sem resposta')).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
})

it('says what is needed while nobody has written', async () => {
  const none = { ...results, conversations: 0, answered: 0, hours: Array.from({ length: 24 }, () => 0) }
  fakeBackend.replies(getChatResults, none)
  renderScreen(<Results />, { path, session: 'signed-in' })
  expect(await screen.findByText('Nenhuma conversa nos últimos 30 dias')).toBeVisible()
})
