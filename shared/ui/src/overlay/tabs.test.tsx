import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { Tabs } from './tabs'

const tabs = [
  { id: 'profile', label: 'Perfil', content: <input aria-label="Nome" /> },
  { id: 'security', label: 'Segurança', content: 'Sua senha' },
  { id: 'privacy', label: 'Privacidade', content: 'Seus dados' },
]
const tab = (name: string) => screen.getByRole('tab', { name })
const shown = () => screen.getAllByRole('tabpanel').map((panel) => panel.getAttribute('aria-labelledby'))

it('passes axe', async () => {
  const { container } = render(<Tabs label="Configurações" tabs={tabs} />)
  expect(await axe(container)).toHaveNoViolations()
  expect(screen.getByRole('tablist', { name: 'Configurações' })).toBeVisible()
})

it.each([
  ['{ArrowRight}', 'Segurança'],
  ['{ArrowLeft}', 'Privacidade'],
  ['{End}', 'Privacidade'],
  ['{End}{ArrowRight}', 'Perfil'],
  ['{End}{Home}', 'Perfil'],
])('moves with %s to %s', async (keys, name) => {
  render(<Tabs label="Configurações" tabs={tabs} />)
  await userEvent.tab()
  expect(tab('Perfil')).toHaveFocus()
  await userEvent.keyboard(keys)
  expect(tab(name)).toHaveFocus()
  expect(tab(name)).toHaveAttribute('aria-selected', 'true')
  expect(shown()).toEqual([tab(name).id])
})

it('goes from the chosen tab into its panel', async () => {
  render(<Tabs label="Configurações" tabs={tabs} />)
  await userEvent.tab()
  await userEvent.tab()
  expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveFocus()
})

it('shows what is pressed, and keeps what was typed elsewhere', async () => {
  const onSelect = jest.fn()
  render(<Tabs label="Configurações" tabs={tabs} onSelect={onSelect} />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Nome' }), 'Ana')
  await userEvent.click(tab('Segurança'))
  expect(screen.getByRole('tabpanel', { name: 'Segurança' })).toHaveTextContent('Sua senha')
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  await userEvent.click(tab('Perfil'))
  expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('Ana')
  expect(onSelect.mock.calls).toEqual([['security'], ['profile']])
})

it('begins where it is told, or stays where its owner says', async () => {
  const { unmount } = render(<Tabs label="Configurações" tabs={tabs} initial="privacy" />)
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Seus dados')
  unmount()
  render(<Tabs label="Configurações" tabs={tabs} selected="security" />)
  await userEvent.click(tab('Perfil'))
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Sua senha')
})
