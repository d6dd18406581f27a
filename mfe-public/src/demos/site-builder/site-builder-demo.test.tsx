import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { showDemo } from '../../testing/show-demo'
import { Demo } from './site-builder-demo'

const show = () => showDemo(<Demo />)
const field = (name: string) => screen.getByLabelText(name)
const button = (name: string) => screen.getByRole('button', { name })
/** Puts words in the place of those in a field. */
async function write(name: string, words: string) {
  const user = userEvent.setup()
  await user.tripleClick(field(name))
  await user.paste(words)
}
const preview = () => screen.getByRole('region', { name: 'Prévia da página' })

/** The page inside the preview, which has a root of its own. */
function page(): HTMLElement {
  const root = preview().firstElementChild?.shadowRoot?.firstElementChild
  if (!(root instanceof HTMLElement)) throw new Error('There is no page in the preview.')
  return root
}
const title = () => page().querySelector('h1')?.textContent
const sections = () =>
  [...page().querySelectorAll<HTMLElement>('section')].map(({ dataset }) => dataset.section)

it('makes a page of a kind of business and three facts', async () => {
  await show()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tipo de negócio' }), 'Oficina mecânica')
  expect(field('Cidade')).toHaveValue('Joinville')
  await write('Nome', 'Auto <b>Silva</b>')
  await write('O que você vende', 'suspensão, embreagem')
  await userEvent.keyboard('{Enter}')
  expect(screen.getByText('Página de Auto <b>Silva</b> montada.')).toBeVisible()
  expect(page().querySelector('.brand')).toHaveTextContent('Auto <b>Silva</b>')
  expect([...page().querySelectorAll('.offers h3')].map((item) => item.textContent)).toEqual([
    'Suspensão',
    'Embreagem',
  ])
})

it('keeps what the visitor wrote when the kind of business changes', async () => {
  await show()
  await write('Nome', 'Casa Lua')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tipo de negócio' }), 'Loja de roupas')
  expect(field('Nome')).toHaveValue('Casa Lua')
  expect(field('Cidade')).toHaveValue('Belo Horizonte')
})

it('edits words, which are undone as one step and done again', async () => {
  await show()
  const before = title()
  await userEvent.click(button('Abertura'))
  await write('Título', 'Bom dia, Campinas')
  expect(title()).toBe('Bom dia, Campinas')
  await userEvent.click(button('Desfazer'))
  expect(title()).toBe(before)
  await userEvent.click(button('Refazer'))
  expect(title()).toBe('Bom dia, Campinas')
})

it('moves, removes and brings back a section by keyboard, and says so', async () => {
  await show()
  button('Subir Perguntas').focus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByText('Perguntas agora é a seção 4.')).toBeVisible()
  expect(sections()).toEqual(['hero', 'offer', 'about', 'questions', 'hours', 'contact'])
  expect(button('Subir Perguntas')).toHaveFocus()

  button('Remover Horários').focus()
  await userEvent.keyboard('{Enter}')
  expect(sections()).not.toContain('hours')
  expect(button('Desfazer')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(sections()).toContain('hours')

  await userEvent.click(button('Remover Contato'))
  expect(page().querySelector('a[href="#contato"]')).toBeNull()
  await userEvent.click(button('+ Contato'))
  expect(sections().at(-1)).toBe('contact')
})

it('measures the page as it is now: a picture without words is found', async () => {
  await show()
  expect(screen.getByText('Imagens com descrição: 2 de 2')).toBeVisible()
  expect(screen.getByText(/^Menor contraste de texto: \d+(,\d)?:1 \(mínimo 4,5:1\)$/)).toBeVisible()
  expect(screen.getByText(/^\d+(,\d)? kB$/)).toBeVisible()
  await userEvent.click(button('Abertura'))
  await userEvent.clear(field('Descrição da imagem'))
  const finding = screen.getByText('Imagens com descrição: 1 de 2').closest('li')
  expect(finding).toHaveTextContent('Atenção:')
})

it('changes colours and the width of the preview', async () => {
  await show()
  await userEvent.click(screen.getByRole('radio', { name: 'Oliva' }))
  expect(screen.getByRole('radio', { name: 'Oliva' })).toBeChecked()
  await userEvent.click(screen.getByRole('radio', { name: 'Celular' }))
  expect(screen.getByText(/^390 px/)).toBeVisible()
})

it('hands over the whole file, and what was made goes along to the sign-up', async () => {
  const user = userEvent.setup()
  const copied = jest.spyOn(navigator.clipboard, 'writeText')
  await show()
  await user.click(button('Copiar'))
  expect(copied).toHaveBeenCalledWith(expect.stringMatching(/^<!doctype html>\n<html lang="pt-BR">/))
  expect(copied).toHaveBeenCalledWith(expect.stringContaining('<p class="brand">Padaria Aurora</p>'))
  const trial = await screen.findByRole('link', { name: /^Testar grátis/ })
  expect(trial.getAttribute('href')).toMatch(/product=site-builder.*Padaria/)
})

it('passes axe as it opens', async () => {
  const { container } = await show()
  expect(await axe(container)).toHaveNoViolations()
})

it('passes axe with a section under edit and another removed', async () => {
  const { container } = await show()
  await userEvent.click(button('O que oferece'))
  await userEvent.click(button('Remover Sobre'))
  expect(await axe(container)).toHaveNoViolations()
})
