import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { showDemo } from '../../testing/show-demo'
import { Demo } from './whatsapp-demo'

const show = () => showDemo(<Demo />)
const log = () => screen.getByRole('log')
const press = (name: string) => userEvent.click(screen.getByText(name, { selector: 'button, button *' }))
const said = () => [...log().children].map((line) => line.textContent?.replaceAll('\u00a0', ' '))

async function write(label: string, words: string) {
  const user = userEvent.setup()
  await user.click(screen.getByLabelText(label))
  await user.paste(words)
  await user.keyboard('{Enter}')
}

it('answers what a customer writes or presses, from what is in sight', async () => {
  await show()
  await press('Vocês estão abertos agora?')
  expect(log()).toHaveTextContent('Agente: Aberto agora, até 20h.')
  expect(log()).toHaveFocus()
  await write('Mensagem do cliente', 'qnto custa o bolo de cenora')
  expect(said().at(-1)).toContain('Bolo de cenoura: R$ 48,00')
})

it('goes quiet when the visitor takes over, and speaks again when it gets the conversation back', async () => {
  await show()
  await press('Assumir')
  expect(screen.getByText('Você assumiu. O agente está em silêncio.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Devolver ao agente' })).toHaveFocus()
  await write('Mensagem da equipe', 'Oi, aqui é a Júlia, da padaria.')
  await userEvent.click(screen.getByRole('radio', { name: 'Cliente' }))
  await write('Mensagem do cliente', 'Quanto custa o bolo de cenoura?')
  expect(said()).toHaveLength(3)
  expect(log()).not.toHaveTextContent('Agente:')
  expect(screen.getByText('com o agente em silêncio').nextElementSibling).toHaveTextContent('1')

  await press('Devolver ao agente')
  await press('Quanto custa o bolo de cenoura?')
  expect(log()).toHaveTextContent('Agente: Bolo de cenoura')
})

it('says that it does not know and calls a person', async () => {
  await show()
  await userEvent.click(screen.getByRole('radio', { name: 'Oficina' }))
  await press('Meu carro está fazendo um barulho estranho')
  expect(log()).toHaveTextContent('Não sei responder isso')
  expect(screen.getByText('O agente chamou a equipe')).toBeVisible()
})

it('knows whether the shop is open at the moment that is chosen', async () => {
  await show()
  expect(screen.getByText('Aberto agora, até 20h')).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: 'Domingo, 22h' }))
  expect(screen.getByText('Fechado agora, abre amanhã às 6h')).toBeVisible()
  await press('Vocês estão abertos agora?')
  expect(log()).toHaveTextContent('Agente: Fechado agora, abre amanhã às 6h.')
})

it('is used by keyboard alone', async () => {
  await show()
  const replies = screen.getByRole('list', { name: 'Respostas rápidas' })
  within(replies).getByRole('button', { name: 'Quero 2 pães de queijo' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(log()).toHaveTextContent('2 × Pão de queijo')
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Sim, confirmo' })).toHaveFocus()
  await userEvent.keyboard(' ')
  expect(log()).toHaveTextContent('Pedido anotado!')
})

it('hands over the conversation as text, and its figures go along to the sign-up', async () => {
  const user = userEvent.setup()
  const copied = jest.spyOn(navigator.clipboard, 'writeText')
  await show()
  await press('Vocês entregam?')
  await user.click(screen.getByRole('button', { name: 'Copiar' }))
  expect(copied).toHaveBeenCalledWith(
    [
      'Conversa de demonstração: Padaria Aurora (dados de exemplo)',
      '[10:00] Cliente: Vocês entregam?',
      '[10:00] Agente: Entregamos até 3 km, com taxa de R$ 7. O pedido sai em cerca de 40 minutos.',
    ].join('\n'),
  )
  URL.createObjectURL = () => 'blob:here'
  URL.revokeObjectURL = () => undefined
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  await user.click(screen.getByRole('button', { name: 'Baixar' }))
  expect(screen.getByText('conversa-whatsapp.txt foi baixado.')).toBeVisible()
  const trial = screen.getByRole('link', { name: /^Testar grátis/ })
  expect(trial.getAttribute('href')).toMatch(/product=whatsapp.*Padaria/)
})

it('passes axe as it opens', async () => {
  const { container } = await show()
  expect(await axe(container)).toHaveNoViolations()
})

it('passes axe once the team has taken over', async () => {
  const { container } = await show()
  await press('Vocês entregam?')
  await press('Assumir')
  expect(await axe(container)).toHaveNoViolations()
})
