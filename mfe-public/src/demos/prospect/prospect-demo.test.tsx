import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { showDemo } from '../../testing/show-demo'
import { Demo } from './prospect-demo'

const show = () => showDemo(<Demo clock={() => new Date('2026-11-24T10:00:00-03:00')} />)
const log = () => screen.getByRole('log')
const press = (name: string) => userEvent.click(screen.getByText(name, { selector: 'button, button *' }))

async function write(label: string, words: string) {
  const user = userEvent.setup()
  await user.tripleClick(screen.getByLabelText(label))
  await user.paste(words)
  await user.keyboard('{Enter}')
}

it('raises the score with reasons and ends in a proposed meeting', async () => {
  await show()
  expect(log()).toHaveTextContent('Luz Solar')
  await press('Tenho interesse, pode falar')
  expect(screen.getByText('Nota 30 de 100, faixa C.')).toBeInTheDocument()
  expect(screen.getByText('Disse que tem interesse')).toBeVisible()
  await press('Somos 8 pessoas aqui')
  expect(screen.getByText('2 a 10 pessoas: igual ao cliente ideal')).toBeVisible()
  await press('Preciso resolver isso agora')
  expect(screen.getByText('Nota 80 de 100, faixa A.')).toBeInTheDocument()
  await press('Marina, marina@exemplo.com.br, Empório Sol')
  expect(screen.getByText('Deu nome, e-mail, empresa')).toBeVisible()
  await press('amanhã às 14h30')
  expect(screen.getByRole('heading', { name: 'Reunião proposta' })).toBeVisible()
  expect(screen.getByText(/^amanhã às 14h30, por vídeo/)).toBeVisible()
})

it('leaves the lead alone at once when it says so, and records it', async () => {
  await show()
  await write('Resposta do lead', 'PARAR')
  expect(screen.getByRole('heading', { name: 'Descadastro registrado' })).toBeVisible()
  expect(screen.getByText(/Palavra: “parar”\. 24\/11\/2026, 10:00/)).toBeVisible()
  expect(screen.getByLabelText('Resposta do lead')).toBeDisabled()
  expect(screen.queryByRole('list', { name: 'Respostas rápidas' })).not.toBeInTheDocument()
})

it('speaks for the visitor’s own business, and says who it is and by what right', async () => {
  await show()
  await write('Empresa', 'Café do Porto')
  await write('O que você vende', 'café em grãos')
  expect(log()).toHaveTextContent('Sou o agente de IA da Café do Porto')
  expect(log()).toHaveTextContent('café em grãos para comércios de bairro')
  expect(log()).toHaveTextContent('legítimo interesse (LGPD, art. 7º, IX)')
  expect(screen.getByText(/^Café do Porto, por um agente de IA/)).toBeVisible()
})

it('measures the size against the visitor’s ideal customer', async () => {
  await show()
  await userEvent.selectOptions(screen.getByLabelText('Tamanho ideal do cliente'), 'Mais de 50 pessoas')
  await press('Começar conversa')
  await write('Resposta do lead', 'tenho interesse, somos 8 pessoas')
  expect(screen.getByText('2 a 10 pessoas: o ideal é mais de 50 pessoas')).toBeVisible()
  expect(screen.getByText('Nota 35 de 100, faixa C.')).toBeInTheDocument()
})

it('begins anew with another lead', async () => {
  await show()
  await press('Tenho interesse, pode falar')
  await userEvent.click(screen.getByRole('radio', { name: /^Rita/ }))
  expect(screen.getByText('Nota 0 de 100, faixa C.')).toBeInTheDocument()
  await press('Queria saber mais antes')
  expect(screen.getByText('Quer saber mais')).toBeVisible()
})

it('is played by keyboard alone', async () => {
  await show()
  log().focus()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByText('Nota 30 de 100, faixa C.')).toBeInTheDocument()
  expect(log()).toHaveFocus()
})

it('hands over the lead as text, and the business goes along to the sign-up', async () => {
  const user = userEvent.setup()
  const copied = jest.spyOn(navigator.clipboard, 'writeText')
  await show()
  await press('Tenho interesse')
  await user.click(screen.getByRole('button', { name: 'Copiar' }))
  expect(copied).toHaveBeenCalledWith(
    expect.stringContaining('Interesse: 30 de 30. Disse que tem interesse.'),
  )
  const trial = screen.getByRole('link', { name: /^Testar grátis/ })
  expect(decodeURIComponent(trial.getAttribute('href') ?? '').replaceAll('+', ' ')).toContain(
    'energia solar por assinatura para comércios de bairro em Recife',
  )
})

it('asks for no telephone number', async () => {
  const { container } = await show()
  expect(container.querySelector('input[type="tel"]')).toBeNull()
  expect(container).not.toHaveTextContent(/telefone|celular/i)
})

it('passes axe as it opens', async () => {
  const { container } = await show()
  expect(await axe(container)).toHaveNoViolations()
})

it('passes axe at its end', async () => {
  const { container } = await show()
  await write('Resposta do lead', 'não quero')
  expect(await axe(container)).toHaveNoViolations()
})
