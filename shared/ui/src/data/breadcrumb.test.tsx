import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { Breadcrumb } from './breadcrumb'

const trail = [
  { label: 'Início', href: '/' },
  { label: 'Agentes', href: '/agents' },
  { label: 'Prospect AI', href: '/agents/prospect' },
]

it('passes axe', async () => {
  const { container } = render(<Breadcrumb trail={trail} />)
  expect(await axe(container)).toHaveNoViolations()
  expect(screen.getByRole('navigation', { name: 'Você está em' })).toBeVisible()
})

it('is walked by keyboard up to the page itself', async () => {
  render(<Breadcrumb trail={trail} />)
  await userEvent.tab()
  expect(screen.getByRole('link', { name: 'Início' })).toHaveFocus()
  await userEvent.tab()
  expect(screen.getByRole('link', { name: 'Agentes' })).toHaveFocus()
  await userEvent.tab()
  expect(document.body).toHaveFocus()
})

it('leads back and marks where one is', () => {
  render(<Breadcrumb trail={trail} />)
  expect(screen.getByRole('link', { name: 'Agentes' })).toHaveAttribute('href', '/agents')
  expect(screen.getByText('Prospect AI')).toHaveAttribute('aria-current', 'page')
})
