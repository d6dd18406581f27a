import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { showDemo, writeInto } from '../../testing/show-demo'
import { Demo } from './marketingai-demo'

const show = () => showDemo(<Demo />)
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const plan = () => userEvent.click(screen.getByText('Montar o plano'))
const write = (name: string | RegExp, words: string) => writeInto(field(name), words)
const figures = () => within(screen.getByLabelText('O que esperar do mês'))
const moneyRow = (name: string) => {
  const table = within(screen.getByRole('table', { name: 'Verba e previsão por canal' }))
  return table.getByRole('row', { name: new RegExp(`^${name} `) }).textContent?.replaceAll('\u00a0', ' ')
}

it('passes axe', async () => {
  const { container } = await show()
  expect(await axe(container)).toHaveNoViolations()
})

it('passes axe with everything that can be wrong', async () => {
  const { container } = await show()
  await write(/^Verba do mês/, 'mil')
  await plan()
  await write(/^Google: Custo por clique .*mínimo$/, '')
  expect(await axe(container)).toHaveNoViolations()
})

it('spends exactly the budget and forecasts ranges', async () => {
  await show()
  expect(moneyRow('Total')).toBe('TotalR$ 3.000,001.824 a 6.14621 a 249')
  expect(figures().getByText('21 a 249')).toBeVisible()
  expect(figures().getByText(/^Para pagar a verba são 50 vendas\./)).toBeVisible()
  await write(/^Verba do mês/, '1.234,57')
  await plan()
  expect(await screen.findByText(/^Plano pronto/)).toBeVisible()
  expect(moneyRow('Total')).toMatch(/^TotalR\$ 1\.234,57/)
})

it.each([
  [/^Verba do mês/, 'mil', 'Digite um valor em reais, como 3.000 ou 1.500,50.'],
  [/^Verba do mês/, '99,99', 'A verba mínima para um plano é R$ 100.'],
  [/^Verba do mês/, '1.000.000,01', 'A demonstração vai até R$ 1.000.000 por mês.'],
  [/^Ticket médio/, '0', 'O ticket médio precisa ser maior que zero e ir até R$ 1.000.000.'],
  [/^Contatos que/, 'dois', 'Digite um número inteiro, de 0 a 1.000.000.'],
])('%p takes no %s', async (name, typed, message) => {
  await show()
  await write(name, typed)
  await plan()
  expect(field(name)).toBeInvalid()
  expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(message))
  expect(screen.queryByText(/^Plano pronto/)).not.toBeInTheDocument()
})

it('asks for a channel', async () => {
  await show()
  for (const channel of ['Google', 'Instagram e Facebook', 'E-mail', 'WhatsApp'])
    await userEvent.click(field(channel))
  expect(screen.getByText('Escolha pelo menos um canal.')).toBeVisible()
  await plan()
  expect(screen.queryByText(/^Plano pronto/)).not.toBeInTheDocument()
})

it('is planned for another goal by keyboard alone', async () => {
  await show()
  field('Objetivo').focus()
  await userEvent.selectOptions(field('Objetivo'), 'Gerar contatos')
  field(/^Contatos que/).focus()
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByText(/^Plano pronto/)).toBeVisible()
  expect(figures().getByText('Custo por contato')).toBeVisible()
  expect(figures().queryByText('Receita')).not.toBeInTheDocument()
  expect(screen.getByText('Separar os bons')).toBeVisible()
})

it('follows the assumptions as they are typed, and keeps the last that make a range', async () => {
  await show()
  const before = moneyRow('Google')
  await write(/^Google: Custo por clique .*máximo$/, '5')
  expect(moneyRow('Google')).not.toBe(before)
  const changed = moneyRow('Google')
  await write(/^Google: Custo por clique .*mínimo$/, '9')
  expect(field(/^Google: Custo por clique .*mínimo$/)).toHaveAccessibleDescription(
    'O mínimo precisa ser menor que o máximo: previsão é sempre uma faixa.',
  )
  expect(moneyRow('Google')).toBe(changed)
  await userEvent.click(screen.getByText('Voltar às premissas iniciais'))
  expect(moneyRow('Google')).toBe(before)
  expect(field(/^Google: Custo por clique .*máximo$/)).toHaveValue('2,45')
})

it('warns of too many channels for the money', async () => {
  await show()
  await write(/^Verba do mês/, '200')
  await plan()
  expect(await screen.findByText(/^Pouca verba para aprender em Google e Instagram e Facebook/)).toBeVisible()
})

it('shows the calendar, three ideas, and takes the plan along', async () => {
  const user = userEvent.setup()
  const copied = jest.spyOn(navigator.clipboard, 'writeText')
  await show()
  for (const title of ['Preparar e testar', 'Ligar o motor', 'Reforçar o que vende', 'Fechar e medir'])
    expect(screen.getByText(title)).toBeVisible()
  expect(screen.getByText('Hora vazia, mesa cheia')).toBeVisible()
  await user.click(screen.getByText('Copiar'))
  expect(copied).toHaveBeenCalledWith(expect.stringMatching(/^Plano de quatro semanas: vender mais\n/))
  const [trial] = await screen.findAllByRole('link', { name: /^Testar grátis/ })
  expect(decodeURIComponent(trial?.getAttribute('href') ?? '').replaceAll('+', ' ')).toContain(
    'Previsão: 21 a 249 vendas.',
  )
})
