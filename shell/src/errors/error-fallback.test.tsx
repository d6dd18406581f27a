import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
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

it('reloads the page', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  render(<ErrorFallback />)
  await userEvent.click(screen.getByRole('button', { name: 'Recarregar Página' }))
  // Loading a page is the one thing that jsdom cannot do, and it says so.
  expect(said).toHaveBeenCalledWith(expect.objectContaining({ message: expect.stringMatching(/navigation/) }))
  said.mockRestore()
})
