import { render, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { ExternalLink } from './external-link'

it('says that it opens a new tab, and lets nothing leak into it', async () => {
  const { container } = render(<ExternalLink href="/privacy">Política de privacidade</ExternalLink>)
  const link = screen.getByRole('link', { name: 'Política de privacidade (abre em nova aba)' })
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  expect(await axe(container)).toHaveNoViolations()
})
