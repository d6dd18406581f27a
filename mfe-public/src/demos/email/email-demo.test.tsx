import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { showDemo, writeInto } from '../../testing/show-demo'
import { Demo } from './email-demo'

const show = () => showDemo(<Demo />)
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const press = (name: string) => userEvent.click(screen.getByText(name))
const write = (name: string, words: string) => writeInto(field(name), words)
const failed = () => screen.queryAllByText('Ajustar:').map((mark) => mark.parentElement?.textContent)
const phone = () => within(field('E-mail no celular'))

it('passes axe', async () => {
  const { container } = await show()
  expect(await axe(container)).toHaveNoViolations()
})

it('passes axe with a picture, problems and in the dark', async () => {
  const { container } = await show()
  await userEvent.click(field('Imagem no topo'))
  await write('Assunto direto', 'GRÁTIS!!')
  await userEvent.click(screen.getByRole('tab', { name: 'Modo escuro' }))
  expect(await axe(container)).toHaveNoViolations()
})

it('writes about what the visitor tells', async () => {
  await show()
  await write('Nome do negócio', 'Escola Azul')
  await userEvent.selectOptions(field('O que você faz'), 'Cursos e educação')
  await userEvent.selectOptions(field('Objetivo'), 'Convidar para um evento')
  await userEvent.selectOptions(field('Tom'), 'Profissional')
  await write('O que você quer contar', 'Aula aberta na quinta')
  await press('Escrever e-mail')

  expect(field('Assunto direto')).toHaveValue('Convite: aula aberta na quinta')
  expect(field('Texto do e-mail').value).toMatch(/Atenciosamente,\nEquipe Escola Azul$/)
  expect(phone().getByText('Olá, Marina.')).toBeVisible()
  expect(phone().getByText('Confirmar presença')).toBeVisible()
  expect(screen.getByText(/^E-mail escrito\./)).toBeVisible()
})

it('tells it another way when asked, and the first way again when written anew', async () => {
  await show()
  const first = field('Texto do e-mail').value
  await press('Outra versão')
  expect(screen.getByText('Versão 2 escrita com as mesmas informações.')).toBeVisible()
  expect(field('Texto do e-mail').value).not.toBe(first)
  await press('Escrever e-mail')
  expect(field('Texto do e-mail').value).toBe(first)
})

it('checks while one writes, and says what to do', async () => {
  await show()
  expect(screen.getByText('11 de 11 em ordem')).toBeVisible()
  await write('Assunto direto', 'Frete GRÁTIS na loja inteira até o fim do mês')
  expect(screen.getByText('8 de 11 em ordem')).toBeVisible()
  expect(failed()).toEqual([
    'Ajustar: Tamanho do assunto',
    'Ajustar: Palavras de spam',
    'Ajustar: Texto em maiúsculas',
  ])
  expect(field('Assunto direto')).toHaveAccessibleDescription(
    '45 de 40: o celular corta “Frete GRÁTIS na loja inteira até o fim d…”',
  )
  expect(phone().getByText('Frete GRÁTIS na loja inteira até o fim d…')).toBeVisible()
})

it('keeps the sender and the way out, whatever is taken away', async () => {
  await show()
  for (const name of ['Nome do negócio', 'E-mail de quem envia', 'Endereço no rodapé', 'Texto do e-mail'])
    await write(name, '')
  expect(phone().getByText('Descadastrar com um clique')).toBeVisible()
  expect(
    phone().getByText('Você recebe este e-mail porque se cadastrou na lista de Sua empresa.'),
  ).toBeVisible()
  expect(failed()).toEqual(['Ajustar: Identidade de quem envia'])
})

it('chooses subject and view by keyboard', async () => {
  await show()
  field('Usar o assunto direto').focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(phone().getAllByText('Guardamos isto para você')).toHaveLength(2)
  screen.getByRole('tab', { name: 'Celular' }).focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(field('E-mail no celular, em modo escuro')).toBeVisible()
})

it('reckons the cost of a list and what a trial on it can tell', async () => {
  await show()
  expect(screen.getByText(/^R\$\s12,50/)).toBeVisible()
  await write('Contatos na lista', '120.000')
  expect(screen.getByText(/^R\$\s600,00/)).toBeVisible()
  expect(screen.getByText(/^12\.000 pessoas recebem A, 12\.000 recebem B .* outras 96\.000\./)).toBeVisible()
  await write('Contatos na lista', '5')
  expect(screen.getByText(/A lista é pequena para um teste/)).toBeVisible()
  await write('Contatos na lista', 'muitos')
  expect(screen.getByText('Digite um número inteiro, de 1 a 5.000.000.')).toBeVisible()
})

it('compares the chosen subject with another', async () => {
  await show()
  await userEvent.selectOptions(field('Comparar o assunto escolhido com'), 'Útil')
  expect(screen.getByText('A sua próxima refeição merece um agrado')).toBeVisible()
})

it('hands over the e-mail as HTML', async () => {
  await show()
  const user = userEvent.setup()
  const copied = jest.spyOn(navigator.clipboard, 'writeText')
  await user.click(screen.getByText('Copiar'))
  expect(await screen.findByText('Copiado.')).toBeVisible()
  const [html = ''] = copied.mock.calls[0] ?? []
  expect(html).toMatch(/^<!doctype html>/)
  expect(html).toContain('href="{{link_descadastro}}"')
})

it('hands over what was done to the next step', async () => {
  await show()
  const [trial] = await screen.findAllByRole('link', { name: /Testar grátis por 14 dias/ })
  expect(decodeURIComponent(trial?.getAttribute('href') ?? '').replaceAll('+', ' ')).toContain(
    'Campanha: Divulgar uma oferta',
  )
})
