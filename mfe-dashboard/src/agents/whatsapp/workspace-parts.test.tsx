import {
  type Chat,
  type ChatConversation,
  getChat,
  getChatSuggestions,
  getChats,
  getWhatsappAgent,
  getWorkspace,
  moveChat,
  replyInChat,
  saveWhatsappKnowledge,
  saveWhatsappSettings,
  settleChatSuggestion,
  type WhatsappAgent,
  type Workspace,
} from '@ag/contracts'
import { fakeBackend, notified, renderScreen } from '@ag/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { Settings, Work } from './workspace-parts'

const path = '/dashboard/services/whatsapp'
const conversation: ChatConversation = {
  id: 'cnv_1',
  name: 'Visitante 4f2a',
  mode: 'called',
  waiting_since: '2026-11-24T13:00:00.000Z',
  unread: 2,
  last_text: 'vocês consertam geladeira?',
  last_at: '2026-11-24T13:00:00.000Z',
}
const chat: Chat = {
  ...conversation,
  note: '',
  messages: [
    {
      position: 1,
      from: 'customer',
      text: 'vocês consertam geladeira?',
      sent_at: '2026-11-24T13:00:00.000Z',
    },
    { position: 2, from: 'agent', text: 'Chamei a equipe.', sent_at: '2026-11-24T13:00:00.000Z' },
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
