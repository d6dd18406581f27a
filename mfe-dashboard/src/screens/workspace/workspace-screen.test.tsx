import {
  type AgentTask,
  answerAgentTask,
  beginHandIn,
  discardDraft,
  dropHandIn,
  finishHandIn,
  getAgentTasks,
  getDashboard,
  getWorkspace,
  saveDraft,
  sendHandInPart,
  type Workspace,
} from '@ag/contracts'
import { demoDraftKey, storedDraft } from '@ag/core/demo-draft'
import { readStored, writeStored } from '@ag/platform'
import { fakeBackend, makeDashboard, renderRoutes } from '@ag/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { WorkspaceScreen } from './workspace-screen'

const agent = 'email-marketing'
const draft = {
  summary: 'Campanha de Natal',
  content: { subject: 'Panetones' },
  made_at: '2026-11-20T12:00:00Z',
}
const workspace: Workspace = {
  product_id: agent,
  name: 'Email Marketing',
  status: 'trialing',
  trial_ends_at: '2026-12-07T12:00:00Z',
  life: 'running',
  setup: [
    { id: 'about', title: 'Conte sobre a empresa', hint: 'Para começar.', done: false, place: 'work' },
    { id: 'meeting', title: 'Reunião de início', hint: 'Trinta minutos.', done: true, place: 'work' },
  ],
  results: [
    { key: 'hours', label: 'Horas poupadas', value: 3.5, unit: 'hours', how: 'Três minutos por resposta.' },
  ],
  draft: null,
  with_team: true,
}
const task: AgentTask = {
  id: 'about',
  kind: 'questions',
  title: 'Conte sobre a empresa',
  hint: 'Para começar.',
  state: 'open',
  questions: [{ id: 'business', label: 'O que sua empresa vende?', hint: null }],
  answers: {},
  files: [],
  note: '',
  updated_at: null,
}

function show(change: Partial<Workspace> = {}, search = '') {
  fakeBackend.replies(getDashboard, makeDashboard())
  fakeBackend.replies(getWorkspace, { ...workspace, ...change })
  fakeBackend.replies(getAgentTasks, { tasks: [task] })
  return renderRoutes([{ path: '/dashboard/services/:agent', element: <WorkspaceScreen /> }], {
    path: `/dashboard/services/${agent}${search}`,
    session: 'signed-in',
  })
}
afterEach(() => writeStored(demoDraftKey, undefined))

it('shows the steps, the results with how they are counted, and passes axe', async () => {
  const { container } = show()
  expect(await screen.findByText('1 de 2 passos feitos')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Email Marketing' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Fazer agora Conte sobre a empresa' })).toHaveAttribute(
    'href',
    `/dashboard/services/${agent}?aba=trabalho`,
  )
  expect(screen.getByText('3,5 h')).toBeVisible()
  expect(screen.getByText('Três minutos por resposta.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Serviços' })).toHaveAttribute('aria-current', 'page')
  expect(await axe(container)).toHaveNoViolations()
})

it('answers what the team asks, and refuses to send nothing', async () => {
  show({}, '?aba=trabalho')
  await userEvent.click(await screen.findByRole('button', { name: 'Enviar para a equipe' }))
  expect(await screen.findByText('Responda em poucas palavras.')).toBeVisible()
  fakeBackend.replies(answerAgentTask, { tasks: [{ ...task, state: 'sent' }] })
  fakeBackend.replies(getAgentTasks, { tasks: [{ ...task, state: 'sent' }] })
  await userEvent.type(screen.getByRole('textbox', { name: /O que sua empresa vende/ }), 'Pães')
  await userEvent.click(screen.getByRole('button', { name: 'Enviar para a equipe' }))
  expect(await screen.findByText('Com a equipe')).toBeVisible()
  expect(fakeBackend.requests(answerAgentTask)).toEqual([{ answers: { business: 'Pães' } }])
})

it('hands files to the team, tells what is wrong with one, and takes one back', async () => {
  const step: AgentTask = { ...task, id: 'files', kind: 'files', title: 'Envie seus arquivos', questions: [] }
  const file = {
    id: 'fil_1',
    name: 'lista.csv',
    type: 'text/plain',
    bytes: 3,
    created_at: '2026-11-20T12:00:00Z',
  }
  const shown = show({}, '?aba=trabalho')
  fakeBackend.replies(getAgentTasks, { tasks: [step] })
  await userEvent.click(await screen.findByRole('button', { name: 'Enviar arquivos' }))
  expect(await screen.findByText('Escolha ao menos um arquivo.')).toBeVisible()
  const field = screen.getByLabelText(/^Arquivos/)
  await userEvent.upload(field, new File(['a;b'], 'lista.csv', { type: 'text/csv' }))
  fakeBackend.replies(beginHandIn, { id: 'fil_1' })
  fakeBackend.replies(sendHandInPart, undefined)
  fakeBackend.fails(finishHandIn, 400, { code: 'VALIDATION_FAILED', userMessage: 'Envie PDF ou texto.' })
  await userEvent.click(screen.getByRole('button', { name: 'Enviar arquivos' }))
  expect(await screen.findByText('Envie PDF ou texto.')).toBeVisible()
  fakeBackend.replies(finishHandIn, file)
  fakeBackend.replies(getAgentTasks, { tasks: [{ ...step, state: 'sent', files: [file] }] })
  await userEvent.click(screen.getByRole('button', { name: 'Enviar arquivos' }))
  expect(await screen.findByText('Com a equipe')).toBeVisible()
  expect(fakeBackend.requests(sendHandInPart)).toEqual([{ content: btoa('a;b') }, { content: btoa('a;b') }])
  expect(await axe(shown.container)).toHaveNoViolations()
  fakeBackend.replies(dropHandIn, undefined)
  fakeBackend.replies(getAgentTasks, { tasks: [step] })
  await userEvent.click(screen.getByRole('button', { name: 'Apagar lista.csv' }))
  await waitFor(() => expect(screen.queryByText('lista.csv')).toBeNull())
})

it('shows what came from the demo until it is discarded', async () => {
  show({ draft })
  expect(await screen.findByText('Campanha de Natal')).toBeVisible()
  fakeBackend.replies(discardDraft, undefined)
  fakeBackend.replies(getWorkspace, workspace)
  await userEvent.click(screen.getByRole('button', { name: 'Descartar' }))
  await waitFor(() => expect(screen.queryByText('Campanha de Natal')).toBeNull())
})

it('brings what was made in a demo by somebody who has an account', async () => {
  const { summary, content } = draft
  writeStored(demoDraftKey, storedDraft({ agent, summary, content }, Date.now()))
  show()
  fakeBackend.replies(saveDraft, draft)
  await userEvent.click(await screen.findByRole('button', { name: 'Trazer para este agente' }))
  await waitFor(() => expect(fakeBackend.requests(saveDraft)).toEqual([{ summary, content }]))
  await waitFor(() => expect(readStored(demoDraftKey)).toBeUndefined())
})

it.each([
  ['rests', { status: 'paused', life: 'resting' }, /Este agente está parado/],
  ['has ended', { status: 'cancelled', life: 'ended' }, /O plano deste agente terminou/],
] as const)('can be read when it %s, says why it does nothing, and leads back', async (_, change, words) => {
  show(change, '?aba=trabalho')
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Voltar a usar' })).toHaveAttribute(
    'href',
    `/dashboard/services?product=${agent}`,
  )
  expect(
    await screen.findByText(
      'O que você envia aqui chega à nossa equipe. Você recebe um e-mail a cada passo.',
    ),
  ).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Enviar para a equipe' })).toBeNull()
})

it('offers an agent that the company does not have', async () => {
  fakeBackend.replies(getDashboard, makeDashboard())
  fakeBackend.fails(getWorkspace, 404, { code: 'NOT_FOUND' })
  renderRoutes([{ path: '/dashboard/services/:agent', element: <WorkspaceScreen /> }], {
    path: '/dashboard/services/prospect',
    session: 'signed-in',
  })
  expect(await screen.findByRole('link', { name: 'Ver preço e começar o teste' })).toHaveAttribute(
    'href',
    '/dashboard/services?product=prospect',
  )
})
