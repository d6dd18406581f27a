import { getPricing } from '@ag/contracts'
import { fakeBackend, makePricing, renderScreen } from '@ag/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { CatalogueProvider } from '../../../catalogue/use-catalogue'
import { OutcomeCalculator } from './outcome-calculator'

const show = () =>
  renderScreen(
    <CatalogueProvider>
      <OutcomeCalculator />
    </CatalogueProvider>,
  )

const result = () => screen.findByRole('region', { name: 'Resultado por mês' })

beforeEach(() => fakeBackend.replies(getPricing, makePricing()))

it('passes axe, with and without a problem', async () => {
  const { container } = show()
  await within(await result()).findByText('Mensalidade do Atendimento WhatsApp: R$ 97,00')
  expect(await axe(container)).toHaveNoViolations()
  await userEvent.clear(screen.getByLabelText('Minutos em cada uma, hoje'))
  expect(await axe(container)).toHaveNoViolations()
})

it('is worked by keyboard, from the agent to the cost of an hour', async () => {
  const user = userEvent.setup()
  show()
  await within(await result()).findByText('Mensalidade do Atendimento WhatsApp: R$ 97,00')

  await user.tab()
  expect(screen.getByLabelText('Agente')).toHaveFocus()
  await user.tab()
  await user.clear(screen.getByLabelText('Conversas com clientes por mês'))
  await user.keyboard('1.200')
  await user.tab()
  await user.tab()
  await user.clear(screen.getByLabelText('Custo de uma hora da equipe (R$)'))
  await user.keyboard('40,50')

  const shown = within(await result())
  expect(shown.getByText('Tempo: 1.200 × 5 min ÷ 60 × 60% = 60 h')).toBeVisible()
  expect(shown.getByText('Valor do tempo: 60 h × R$ 40,50 = R$ 2.430,00')).toBeVisible()
  expect(shown.getByText('Mensagens de WhatsApp: 5.760 (8 em cada uma) = R$ 57,60')).toBeVisible()
  expect(shown.getByText('Economia: R$ 2.430,00 − R$ 154,60 = R$ 2.275,40')).toBeVisible()
  expect(shown.getByRole('status')).toHaveTextContent('R$ 2.275,40 de economia estimada')
  expect(shown.getByRole('status')).toHaveTextContent('60 horas devolvidas à equipe')
})

it('starts again from the example of another agent and keeps the cost of an hour', async () => {
  const user = userEvent.setup()
  show()
  await user.selectOptions(await screen.findByLabelText('Agente'), 'Business Intelligence')

  expect(screen.getByLabelText('Relatórios por mês')).toHaveValue('8')
  expect(screen.getByLabelText('Custo de uma hora da equipe (R$)')).toHaveValue('35')
  const shown = within(await result())
  expect(await shown.findByText('Mensalidade do Business Intelligence: R$ 199,00')).toBeVisible()
  expect(shown.queryByText(/em cada uma/)).not.toBeInTheDocument()
  expect(shown.getByRole('link', { name: /Testar grátis/ })).toHaveAttribute(
    'href',
    '/auth/signup?product=business-intelligence',
  )
})

it('says honestly when the agent is not worth it yet', async () => {
  const user = userEvent.setup()
  show()
  const tasks = await screen.findByLabelText('Conversas com clientes por mês')
  await user.clear(tasks)
  await user.type(tasks, '10')
  expect(await within(await result()).findByText(/Talvez ainda não seja a hora/)).toBeVisible()
  expect(within(await result()).getByRole('status')).toHaveTextContent('a mais do que economiza')
})

it('names the numbers it takes and keeps what was typed', async () => {
  const user = userEvent.setup()
  show()
  const minutes = await screen.findByLabelText('Minutos em cada uma, hoje')
  await user.clear(minutes)
  await user.type(minutes, 'cinco')
  expect(minutes).toHaveValue('cinco')
  expect(minutes).toBeInvalid()
  expect(minutes).toHaveAccessibleDescription('Use um número de 1 a 600.')
  expect(within(await result()).getByRole('status')).toHaveTextContent(
    'Corrija os números marcados para ver a conta.',
  )
})
