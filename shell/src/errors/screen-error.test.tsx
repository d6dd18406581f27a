import { AppError } from '@ag/core'
import { RouteBoundary } from '@ag/platform'
import { renderScreen } from '@ag/testing'
import { screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { ScreenError } from './screen-error'

let console_: jest.SpyInstance
beforeEach(() => {
  console_ = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => console_.mockRestore())

function Broken({ error }: { error: unknown }): never {
  throw error
}

const open = (error: unknown) =>
  renderScreen(
    <RouteBoundary fallback={ScreenError}>
      <Broken error={error} />
    </RouteBoundary>,
  )

it('leads to the login and back where the session has ended', async () => {
  window.history.replaceState(null, '', '/dashboard/usage')
  const { container } = open(new AppError('AUTH_SESSION_EXPIRED', { status: 401 }))
  expect(screen.getByRole('heading', { name: 'Esta página não abriu' })).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Fazer Login' })).toHaveAttribute(
    'href',
    '/auth/login?from=%2Fdashboard%2Fusage',
  )
  expect(await axe(container)).toHaveNoViolations()
})

it('leads nowhere in particular after anything else', () => {
  open(new Error('boom'))
  expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Fazer Login' })).not.toBeInTheDocument()
})
