import { chooseTheme } from '@ag/platform'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { renderToString } from 'react-dom/server'
import { ThemeChoice } from './theme-choice'

const option = (name: string) => screen.getByRole('radio', { name })

afterEach(() => act(async () => chooseTheme('system')))

it('passes axe, and says that the choice is not kept', async () => {
  const { container } = render(<ThemeChoice />)
  expect(await axe(container)).toHaveNoViolations()
  expect(screen.getByRole('group', { name: 'Tema' })).toHaveAccessibleDescription(
    'Vale só para esta visita. Para lembrar o tema, permita os cookies funcionais.',
  )
  expect(option('Sistema')).toBeChecked()
})

it('changes the page by pointer and by keyboard', async () => {
  render(<ThemeChoice />)
  await userEvent.click(option('Escuro'))
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
  expect(option('Escuro')).toBeChecked()
  await userEvent.keyboard('{ArrowLeft}')
  expect(option('Claro')).toHaveFocus()
  expect(document.documentElement).toHaveAttribute('data-theme', 'light')
  await userEvent.click(option('Sistema'))
  expect(document.documentElement).not.toHaveAttribute('data-theme')
})

it('is rendered ahead for a device’s own theme', () => {
  expect(renderToString(<ThemeChoice />)).toMatch(/checked="" value="system"|value="system" checked=""/)
})
