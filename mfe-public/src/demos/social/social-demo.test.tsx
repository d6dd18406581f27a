import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { showDemo, writeInto } from '../../testing/show-demo'
import { Demo } from './social-demo'

const show = () => showDemo(<Demo />)
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const press = (name: string) => userEvent.click(screen.getByText(name, { selector: 'button *' }))
const write = (name: string | RegExp, words: string) => writeInto(field(name), words)
const plan = () => press('Montar a semana')
const open = (post: RegExp) => userEvent.click(screen.getByRole('button', { name: post }))
const editor = () => within(screen.getByLabelText(/^Post: /))

it('passes axe', async () => {
  const { container } = await show()
  expect(await axe(container)).toHaveNoViolations()
})

it('passes axe with everything that can be wrong', async () => {
  const { container } = await show()
  await write(/^Tema da semana/, '')
  for (const network of ['Instagram', 'LinkedIn', 'X']) await userEvent.click(field(network))
  await write('Texto do post', '')
  await plan()
  expect(await axe(container)).toHaveNoViolations()
})

it('writes a week about the theme for the chosen networks', async () => {
  await show()
  await write(/^Tema da semana/, 'Volta às aulas')
  await userEvent.click(field('X'))
  await userEvent.click(field('TikTok'))
  await plan()
  expect(await screen.findByText('7 posts escritos, todos esperando a sua aprovação.')).toBeVisible()
  expect(screen.queryByRole('button', { name: / X / })).not.toBeInTheDocument()
  expect(field('Texto do post').value).toContain('Volta às aulas: ')
  expect(field('Texto do post').value).toContain('#VoltaAulas')
  await open(/20:00 TikTok/)
  expect(screen.getByLabelText(/^Post: TikTok, quarta-feira/)).toBeVisible()
})

it('asks for a theme and a network', async () => {
  await show()
  await write(/^Tema da semana/, ' ')
  await plan()
  expect(field(/^Tema da semana/)).toHaveAccessibleDescription(/Escreva o tema da semana\.$/)
  for (const network of ['Instagram', 'LinkedIn', 'X']) await userEvent.click(field(network))
  expect(screen.getByText('Escolha pelo menos uma rede.')).toBeVisible()
})

it('schedules nothing that was not approved, by keyboard', async () => {
  await show()
  const schedule = () => editor().getByText('Agendar').closest('button')
  expect(schedule()).toBeDisabled()
  editor().getByText('Aprovar').closest('button')?.focus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByText('Post do X aprovado. Agora dá para agendar.')).toBeVisible()
  expect(schedule()).toBeEnabled()
  expect(schedule()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByText('Post do X agendado.')).toBeVisible()
  expect(screen.getByText('1 de 7 aprovados, 1 agendado')).toBeVisible()
  expect(editor().getByText('Tirar da agenda').closest('button')).toHaveFocus()
})

it('takes the approval back when words change', async () => {
  await show()
  await press('Aprovar')
  await write('Texto do post', 'Outro texto')
  expect(screen.getByText('0 de 7 aprovados, 0 agendados')).toBeVisible()
  expect(editor().getByText('Agendar').closest('button')).toBeDisabled()
})

it('rewrites a rejected post as the note asks, and says how it was understood', async () => {
  await show()
  await open(/12:00 Instagram/)
  const before = field('Texto do post').value
  await write('O que mudar?', 'mais curto e sem emoji')
  await press('Pedir outra versão')
  expect(screen.getByText('Nova versão: texto mais curto e sem emoji. Confira e aprove.')).toBeVisible()
  expect(field('Texto do post').value.length).toBeLessThan(before.length)
  expect(field('Texto do post').value).not.toMatch(/\p{Extended_Pictographic}/u)
})

it('counts as the network does, and approves nothing that is too long or not described', async () => {
  await show()
  await write('Texto do post', 'á'.repeat(281))
  expect(field('Texto do post')).toHaveAccessibleDescription('281 de 280 caracteres · 0 hashtags')
  expect(screen.getByText('Passou 1 caractere do limite de X.')).toBeVisible()
  expect(editor().getByText('Aprovar').closest('button')).toBeDisabled()
  await write('Texto do post', 'Bom dia')
  await write('Texto alternativo da imagem', '')
  expect(screen.getByText('Descreva a imagem antes de aprovar.')).toBeVisible()
})

it('moves a post to another day', async () => {
  await show()
  await userEvent.selectOptions(field('Dia'), screen.getByRole('option', { name: /^domingo/ }))
  expect(screen.getByLabelText(/^Post: X, domingo/)).toBeVisible()
})

it('schedules all that is approved at once, and keeps an agenda only then', async () => {
  await show()
  await press('Baixar agenda (.ics)')
  expect(screen.getByText('Agende um post para levar a agenda.')).toBeVisible()
  await press('Aprovar')
  await open(/12:00 Instagram/)
  await press('Aprovar')
  await press('Agendar os aprovados')
  expect(screen.getByText('2 posts agendados.')).toBeVisible()
})

it('copies the week and takes it along', async () => {
  const user = userEvent.setup()
  const copied = jest.spyOn(navigator.clipboard, 'writeText')
  await show()
  await user.click(screen.getByText('Copiar'))
  expect(copied).toHaveBeenCalledWith(expect.stringMatching(/^X · segunda-feira/))
  const [trial] = await screen.findAllByRole('link', { name: /^Testar grátis/ })
  expect(decodeURIComponent(trial?.getAttribute('href') ?? '').replaceAll('+', ' ')).toContain(
    'Semana: Café da manhã em família',
  )
})
