import { render, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { ErrorFallback } from './error-fallback'

it('says that something went wrong and offers to reload', async () => {
  const { container } = render(<ErrorFallback />)
  expect(screen.getByRole('heading', { level: 1, name: 'Ops! Algo deu errado' })).toBeVisible()
  expect(
    screen.getByText('Ocorreu um erro inesperado. Por favor, recarregue a página ou tente novamente.'),
  ).toBeVisible()
  expect(screen.getByRole('button', { name: 'Recarregar Página' })).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
})
