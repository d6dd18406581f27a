import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { Checkbox, RadioGroup, Switch } from '.'

function Preferences({ turned = () => undefined }: { turned?: (on: boolean) => void }) {
  const [isOn, setIsOn] = useState(false)
  return (
    <>
      <Switch
        hint="Sem recarregar a página"
        checked={isOn}
        onChange={({ target }) => {
          setIsOn(target.checked)
          turned(target.checked)
        }}
      >
        Tema escuro
      </Switch>
      <Checkbox name="terms" required error="Aceite os termos para continuar.">
        Li e aceito os <a href="#termos">termos</a>
      </Checkbox>
      <Switch disabled checked readOnly>
        Necessários
      </Switch>
    </>
  )
}

const theme = () => screen.getByRole('switch', { name: 'Tema escuro' })
const terms = () => screen.getByRole('checkbox', { name: /^Li e aceito os termos/ })

it('passes axe', async () => {
  const { container } = render(<Preferences />)
  expect(await axe(container)).toHaveNoViolations()
})

it('is turned by keyboard, in its order and past what is disabled', async () => {
  const turned = jest.fn()
  render(<Preferences turned={turned} />)
  await userEvent.tab()
  expect(theme()).toHaveFocus()
  await userEvent.keyboard(' ')
  expect(theme()).toBeChecked()
  await userEvent.tab()
  expect(terms()).toHaveFocus()
  await userEvent.tab()
  expect(screen.getByRole('link', { name: 'termos' })).toHaveFocus()
  await userEvent.tab()
  expect(document.body).toHaveFocus()
  expect(turned.mock.calls).toEqual([[true]])
})

it('is turned by pointer, on itself and on its words', async () => {
  render(<Preferences />)
  await userEvent.click(theme())
  expect(theme()).toBeChecked()
  await userEvent.click(screen.getByText('Tema escuro'))
  expect(theme()).not.toBeChecked()
  await userEvent.click(screen.getByText('Necessários'))
  expect(screen.getByRole('switch', { name: 'Necessários' })).toBeChecked()
})

it('tells its hint, and what is wrong, to those who listen', () => {
  render(<Preferences />)
  expect(theme()).toHaveAccessibleDescription('Sem recarregar a página')
  expect(terms()).toBeInvalid()
  expect(terms()).toBeRequired()
  expect(terms()).toHaveAccessibleDescription('Aceite os termos para continuar.')
})

it('has no style attribute when rendered on a server', () => {
  expect(renderToString(<Preferences />)).not.toMatch(/ style=/)
})

describe('a choice among a few', () => {
  const options = [
    { value: 'video', label: 'Videochamada', icon: <svg /> },
    { value: 'phone', label: 'Telefone' },
  ]
  const choice = (name: string) => screen.getByRole('radio', { name })

  it('passes axe, and says what is wrong with it', async () => {
    const { container } = render(
      <RadioGroup label="Canal" name="channel" options={options} required hint="Um só" error="Escolha um." />,
    )
    expect(await axe(container)).toHaveNoViolations()
    expect(screen.getByRole('group', { name: 'Canal' })).toHaveAccessibleDescription('Um só Escolha um.')
    for (const { label } of options) expect(choice(label)).toBeRequired()
  })

  it('is one stop for the keyboard, and its arrows choose', async () => {
    render(<RadioGroup label="Canal" name="channel" options={options} defaultValue="video" />)
    await userEvent.tab()
    expect(choice('Videochamada')).toHaveFocus()
    expect(choice('Videochamada')).toBeChecked()
    await userEvent.keyboard('{ArrowDown}')
    expect(choice('Telefone')).toBeChecked()
    await userEvent.tab()
    expect(document.body).toHaveFocus()
  })

  it('has no style attribute when rendered on a server', () => {
    expect(renderToString(<RadioGroup label="Canal" name="channel" options={options} />)).not.toMatch(
      / style=/,
    )
  })
})
