import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { SocialIcons, socialNetworks } from './social-icons'

const links = socialNetworks.map((network) => ({ network, href: `https://${network}.example/empresa` }))

it('passes axe with every network', async () => {
  const { container } = render(<SocialIcons links={links} />)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
    'Facebook (abre em nova aba)',
    'Instagram (abre em nova aba)',
    'LinkedIn (abre em nova aba)',
    'WhatsApp (abre em nova aba)',
    'X (abre em nova aba)',
    'YouTube (abre em nova aba)',
  ])
  expect(await axe(container)).toHaveNoViolations()
})

it('is reached by keyboard, one after the other', async () => {
  render(<SocialIcons links={links.slice(0, 2)} />)
  await userEvent.tab()
  expect(screen.getByRole('link', { name: /Facebook/ })).toHaveFocus()
  await userEvent.tab()
  expect(screen.getByRole('link', { name: /Instagram/ })).toHaveFocus()
})

it('leads elsewhere and lets nothing leak there', () => {
  render(<SocialIcons links={[{ network: 'linkedin', href: 'https://linkedin.example/empresa' }]} />)
  const link = screen.getByRole('link')
  expect(link).toHaveAttribute('href', 'https://linkedin.example/empresa')
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
})
