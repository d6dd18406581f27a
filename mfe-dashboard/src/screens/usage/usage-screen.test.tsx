import { getDashboard, getUsage, getUsageFile, saveUsageLimit, type Usage } from '@ag/contracts'
import { fakeBackend, makeDashboard, makeMeter, makeUsage, notified, renderScreen } from '@ag/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { UsageScreen } from './usage-screen'

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00-03:00'), advanceTimers: true })
  fakeBackend.replies(getDashboard, makeDashboard())
})
afterEach(() => jest.useRealTimers())

const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime })

async function show(usage: Usage = makeUsage(), path = '/dashboard/usage') {
  fakeBackend.replies(getUsage, usage)
  const result = renderScreen(<UsageScreen />, { path, session: 'signed-in' })
  await screen.findByLabelText('Mês')
  return result
}

it('tells what was used, what it costs and where it leads', async () => {
  const { container } = await show()
  const meter = within(screen.getByRole('region', { name: 'Créditos de IA' }))
  expect(meter.getAllByText('6.200')[0]).toBeVisible()
  expect(meter.getByText('R$ 124,00')).toBeVisible()
  expect(meter.getByText('R$ 20,00 por mil')).toBeVisible()
  expect(meter.getByText('Nesse ritmo, o mês fecha em 9.300 créditos, R$ 186,00.')).toBeVisible()
  expect(screen.getByText('Projeção até 30/11/2026: R$ 186,00')).toBeVisible()
  expect(meter.getByRole('progressbar', { name: 'Limite do mês' })).toHaveAccessibleDescription(
    /^62% de R\$\s200,00$/,
  )
  expect(meter.getByRole('figure', { name: 'Créditos de IA por dia' })).toBeVisible()
  expect(meter.getByRole('rowheader', { name: 'Prospect AI' })).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
})

it.each([
  [1, '1 mensagem'],
  [3107, '3.107 mensagens'],
])('counts %i as %s', async (used, words) => {
  const meter = makeMeter({
    key: 'whatsapp_messages',
    label: 'Mensagens de WhatsApp',
    unit: 'mensagem',
    used,
  })
  await show(makeUsage({ meters: [meter] }))
  expect(screen.getByRole('region', { name: 'Mensagens de WhatsApp' })).toHaveTextContent(words)
})

it('keeps month and agent in the address, and asks for them', async () => {
  const { address } = await show()
  await user().selectOptions(screen.getByLabelText('Mês'), 'outubro de 2026')
  await waitFor(() => expect(address()).toBe('/dashboard/usage?mes=2026-10'))
  await waitFor(() => expect(screen.getByLabelText('Mês')).toHaveValue('2026-10'))
  await user().selectOptions(
    screen.getByLabelText('Agente'),
    await screen.findByRole('option', { name: 'Prospect AI' }),
  )
  await waitFor(() => expect(address()).toBe('/dashboard/usage?mes=2026-10&agente=prospect'))
  await waitFor(() =>
    expect(fakeBackend.paths(getUsage).at(-1)).toBe(
      '/api/v1/dashboard/usage?month=2026-10&product_id=prospect',
    ),
  )
})

it('takes the chosen agent along before its numbers are here', async () => {
  const save = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  URL.createObjectURL = jest.fn(() => 'blob:csv')
  URL.revokeObjectURL = jest.fn()
  await show()
  const option = await screen.findByRole('option', { name: 'Prospect AI' })
  fakeBackend.neverAnswers(getUsage)
  fakeBackend.says(getUsageFile, 'dia;agente\r\n')
  await user().selectOptions(screen.getByLabelText('Agente'), option)
  await waitFor(() => expect(screen.getByLabelText('Agente')).toHaveValue('prospect'))
  expect(screen.getByText('R$ 20,00 por mil').closest('[aria-busy]')).toBeInTheDocument()
  await user().click(screen.getByRole('button', { name: 'Baixar CSV' }))
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1))
  expect(fakeBackend.paths(getUsageFile)).toEqual(['/api/v1/dashboard/usage/export?product_id=prospect'])
  save.mockRestore()
})

it('projects nothing and limits nothing in a month that is over', async () => {
  await show(
    makeUsage({ period: { start: '2026-10-01', end: '2026-10-31' } }),
    '/dashboard/usage?mes=2026-10',
  )
  expect(screen.getByText('Custo do uso no mês')).toBeVisible()
  expect(screen.queryByText(/Projeção|Nesse ritmo/)).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Mudar limite' })).not.toBeInTheDocument()
})

it('says when a limit is reached, and what happens then', async () => {
  await show(
    makeUsage({ meters: [makeMeter({ cost: 210, limit_action: 'pause', limit_reached_on: '2026-11-20' })] }),
  )
  expect(screen.getByText('Limite atingido em 20/11/2026.')).toBeVisible()
  expect(
    screen.getByText('Ao chegar a 100%, o agente para até você mudar o limite ou o mês virar.'),
  ).toBeVisible()
})

it('says when a limit will be reached', async () => {
  await show(makeUsage({ meters: [makeMeter({ limit_projected_on: '2026-11-27' })] }))
  expect(screen.getByText('Nesse ritmo, o limite é atingido em 27/11/2026.')).toBeVisible()
})

it('sets a limit, in reais as they are written here', async () => {
  await show(makeUsage({ meters: [makeMeter({ limit_amount: null })] }))
  fakeBackend.replies(saveUsageLimit, makeMeter({ limit_amount: 1234.5 }))
  await user().click(screen.getByRole('button', { name: 'Definir limite' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Limite do mês: Créditos de IA' }))
  await user().type(dialog.getByRole('textbox', { name: /Quanto gastar/ }), '1.234,50')
  await user().selectOptions(dialog.getByRole('combobox'), 'Pausar o que gera custo')
  await user().click(dialog.getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(notified()).toEqual(['Limite salvo.']))
  expect(fakeBackend.requests(saveUsageLimit)).toEqual([{ limit_amount: 1234.5, limit_action: 'pause' }])
})

it.each(['muito', '0', '-5', ''])('refuses “%s” as a limit', async (text) => {
  await show()
  await user().click(screen.getByRole('button', { name: 'Mudar limite' }))
  const amount = screen.getByRole('textbox', { name: /Quanto gastar/ })
  await user().clear(amount)
  if (text) await user().type(amount, text)
  await user().click(screen.getByRole('button', { name: 'Salvar' }))
  await waitFor(() =>
    expect(amount).toHaveAccessibleDescription(/Informe (?:um valor em reais|pelo menos R\$ 1)\.$/),
  )
  expect(fakeBackend.requests(saveUsageLimit)).toEqual([])
})

it('removes a limit', async () => {
  await show()
  fakeBackend.replies(saveUsageLimit, makeMeter({ limit_amount: null }))
  await user().click(screen.getByRole('button', { name: 'Mudar limite' }))
  await user().click(screen.getByRole('button', { name: 'Remover limite' }))
  await waitFor(() => expect(notified()).toEqual(['Limite removido.']))
  expect(fakeBackend.requests(saveUsageLimit)).toEqual([{ limit_amount: null, limit_action: 'notify' }])
})

it('hands out the month as a file', async () => {
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  URL.createObjectURL = jest.fn(() => 'blob:csv')
  URL.revokeObjectURL = jest.fn()
  await show()
  fakeBackend.says(getUsageFile, 'dia;agente\r\n2026-11-01;Prospect AI\r\n')
  await user().click(screen.getByRole('button', { name: 'Baixar CSV' }))
  await waitFor(() => expect(clicked).toHaveBeenCalledTimes(1))
  const [[blob]] = jest.mocked(URL.createObjectURL).mock.calls as [[Blob]]
  expect(blob.size).toBe(36)
  clicked.mockRestore()
})

it('has words for a month without use, and for data that does not come', async () => {
  const { unmount } = await show(makeUsage({ meters: [makeMeter({ used: 0, cost: 0, projected_cost: 0 })] }))
  expect(screen.getByText('Ainda não há uso neste período.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Baixar CSV' })).toBeDisabled()
  unmount()
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  fakeBackend.fails(getUsage, 400, { code: 'VALIDATION_FAILED' })
  renderScreen(<UsageScreen />, { path: '/dashboard/usage?mes=2026-08', session: 'signed-in' })
  expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeVisible()
  complaints.mockRestore()
})
