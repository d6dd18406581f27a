import { type AdminTask, getAdminMe, getAdminTasks, moveAdminTask, readAdminFilePart } from '@ag/contracts'
import { fakeBackend, renderScreen } from '@ag/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { TasksPart } from './tasks-part'

const task: AdminTask = {
  id: 'about',
  kind: 'questions',
  title: 'Conte sobre a empresa',
  hint: '',
  state: 'sent',
  questions: [{ id: 'business', label: 'O que sua empresa vende?', hint: null }],
  answers: { business: 'Pães' },
  files: [],
  note: '',
  updated_at: '2026-11-20T12:00:00Z',
  company_id: 'org_1',
  company: 'Padaria',
  product_id: 'email-marketing',
  product: 'Email Marketing',
}

function show(permissions: string[]) {
  fakeBackend.replies(getAdminMe, { role: 'admin', permissions })
  fakeBackend.replies(getAdminTasks, { items: [task], next_cursor: null, total: 1 })
  return renderScreen(<TasksPart />, { path: '/admin?aba=implantacao', session: 'signed-in' })
}

it('shows what a customer answered, and moves the step on with a word to them', async () => {
  const { container } = show(['leads:read', 'leads:write'])
  expect(await screen.findByRole('heading', { name: 'Padaria: Conte sobre a empresa' })).toBeVisible()
  expect(screen.getByText('Pães')).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
  await userEvent.click(screen.getByRole('button', { name: 'Concluir passo' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Recado (opcional)' }), 'Tudo certo.')
  fakeBackend.replies(moveAdminTask, { ...task, state: 'done' })
  fakeBackend.replies(getAdminTasks, { items: [], next_cursor: null, total: 0 })
  await userEvent.click(screen.getAllByRole('button', { name: 'Concluir passo' }).at(-1) as HTMLElement)
  expect(await screen.findByText('Nenhum passo nesta situação.')).toBeVisible()
  await waitFor(() =>
    expect(fakeBackend.requests(moveAdminTask)).toEqual([{ state: 'done', note: 'Tudo certo.' }]),
  )
})

it('lets those who may only read move nothing', async () => {
  show(['leads:read'])
  await screen.findByText('Pães')
  expect(screen.queryByRole('button')).toBeNull()
})

it('brings here what a customer handed in', async () => {
  const saved: string[] = []
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  URL.createObjectURL = () => 'blob:file'
  URL.revokeObjectURL = () => undefined
  const file = {
    id: 'fil_1',
    name: 'lista.csv',
    type: 'text/plain',
    bytes: 3,
    created_at: '2026-11-20T12:00:00Z',
  }
  fakeBackend.replies(getAdminMe, { role: 'admin', permissions: ['leads:read'] })
  fakeBackend.replies(getAdminTasks, { items: [{ ...task, files: [file] }], next_cursor: null, total: 1 })
  fakeBackend.replies(readAdminFilePart, { content: btoa('a;b') })
  renderScreen(<TasksPart />, { path: '/admin?aba=implantacao', session: 'signed-in' })
  await userEvent.click(await screen.findByRole('button', { name: 'Baixar lista.csv' }))
  await waitFor(() => expect(saved).toEqual(['lista.csv']))
})
