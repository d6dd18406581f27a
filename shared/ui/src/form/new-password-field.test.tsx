import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { renderToString } from 'react-dom/server'
import { NewPasswordField } from '.'
import './strength'

const field = () => screen.getByLabelText(/^Senha/)
const verdict = () => screen.getByRole('status')

const show = (about?: (string | null)[], least?: number) =>
  render(<NewPasswordField label="Senha" name="password" aboutOwner={about && (() => about)} least={least} />)

it('passes axe, untouched and judged', async () => {
  const { container } = show()
  expect(await axe(container)).toHaveNoViolations()
  await userEvent.type(field(), 'girassol')
  await screen.findByText(/^Força da senha/)
  expect(await axe(container)).toHaveNoViolations()
})

it('is offered a new password by the browser', () => {
  show()
  expect(field()).toHaveAttribute('autocomplete', 'new-password')
  expect(field()).toHaveAttribute('type', 'password')
})

it.each([
  ['girassol', 'Força da senha: Fraca. Use pelo menos 12 caracteres.'],
  ['Rt5#qQ9!zz', 'Força da senha: Razoável. Use pelo menos 12 caracteres.'],
  ['aaaaaaaaaaaa', 'Força da senha: Muito fraca. Letras repetidas são fáceis de adivinhar.'],
  ['senha123456789', 'Força da senha: Fraca. Parece com uma senha que muita gente usa.'],
  ['minhasenha1234', 'Força da senha: Razoável. Use uma frase ou palavras pouco comuns.'],
  ['girassol azul', 'Força da senha: Boa.'],
  ['girassol atravessa o rio', 'Força da senha: Forte.'],
  ['ana atravessa o rio Grande', 'Força da senha: Forte.'],
  ['Helena atravessa o rio', 'Força da senha: Razoável. Evite seu nome, e-mail e empresa.'],
])('says of %s: %s', async (password, words) => {
  show(['Helena Prado', null])
  await userEvent.type(field(), password)
  expect(await screen.findByText(words)).toBe(verdict())
})

it('asks administrators for more', async () => {
  show([], 15)
  await userEvent.type(field(), 'girassol azul')
  expect(await screen.findByText('Força da senha: Razoável. Use pelo menos 15 caracteres.')).toBeVisible()
})

it('shows the level in steps too', async () => {
  const { container } = show()
  await userEvent.type(field(), 'girassol azul')
  await screen.findByText('Força da senha: Boa.')
  expect(container.querySelectorAll('[data-reached]')).toHaveLength(4)
})

it('speaks when somebody pauses, not at every key', async () => {
  show()
  await userEvent.click(field())
  await screen.findByLabelText(/^Senha/)
  const said: (string | null)[] = []
  const watch = new MutationObserver(() => said.push(verdict().textContent))
  watch.observe(verdict(), { childList: true, characterData: true, subtree: true })
  await userEvent.type(field(), 'girassol azul', { delay: 10 })
  await screen.findByText('Força da senha: Boa.')
  watch.disconnect()
  expect(said).toEqual(['Força da senha: Boa.'])
})

it('falls silent when the password is gone', async () => {
  show()
  await userEvent.type(field(), 'girassol azul')
  await screen.findByText('Força da senha: Boa.')
  await userEvent.clear(field())
  await screen.findByText((_, element) => element === verdict() && element.textContent === '')
})

it('falls silent when its form is emptied', async () => {
  const { container } = render(
    <form>
      <NewPasswordField label="Senha" name="password" />
    </form>,
  )
  await userEvent.type(field(), 'girassol azul')
  await screen.findByText('Força da senha: Boa.')
  act(() => container.querySelector('form')?.reset())
  expect(verdict()).toBeEmptyDOMElement()
})

it('judges what a password manager has filled in before, when somebody comes to it', async () => {
  render(<NewPasswordField label="Senha" name="password" defaultValue="girassol azul" />)
  await userEvent.click(field())
  expect(await screen.findByText('Força da senha: Boa.')).toBeVisible()
})

it('is an empty field without scripts', () => {
  expect(renderToString(<NewPasswordField label="Senha" name="password" />)).not.toMatch(/Força| style=/)
})
