import { AppError } from '@ag/core'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { use } from 'react'
import { Skeleton } from '../feedback/skeleton'
import { BoundaryResetContext, DataBoundary } from './data-boundary'

const Invoices = ({ read }: { read: () => Promise<string> | string }) => {
  const result = read()
  return <p>{typeof result === 'string' ? result : use(result)}</p>
}

const fail = (error: unknown) => () => {
  throw error
}

function renderBoundary(read: () => Promise<string> | string, reset: () => void = () => undefined) {
  return render(
    <BoundaryResetContext value={reset}>
      <DataBoundary loading={<Skeleton />}>
        <Invoices read={read} />
      </DataBoundary>
    </BoundaryResetContext>,
  )
}

describe('when something fails', () => {
  let console_: jest.SpyInstance
  beforeEach(() => {
    console_ = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  })
  afterEach(() => console_.mockRestore())

  // The first of all, while the words of the catalogue are still on their way.
  it('says so at once, and soon in the words of the catalogue', async () => {
    const { container } = renderBoundary(fail(new AppError('UNAVAILABLE')))
    expect(screen.getByRole('alert')).toHaveTextContent(/^Erro ao carregar dadosTentar novamente$/)
    expect(await screen.findByText('Sistema temporariamente indisponível')).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Erro ao carregar dadosSistema temporariamente indisponívelEstamos fazendo melhorias. Tente novamente em alguns minutos.',
    )
    expect(await axe(container)).toHaveNoViolations()
  })

  it.each([
    [
      'a refused question',
      new AppError('VALIDATION_FAILED', { status: 400 }),
      'Dados inválidos',
      'Verifique os dados informados e tente novamente.',
    ],
    [
      'what nothing explains',
      new Error('boom'),
      'Algo deu errado',
      'Desculpe, algo não saiu como esperado. Tente novamente em instantes.',
    ],
  ])('names %s and explains it', (_what, error, title, message) => {
    renderBoundary(fail(error))
    const block = within(screen.getByRole('alert'))
    for (const words of ['Erro ao carregar dados', title, message])
      expect(block.getByText(words)).toBeVisible()
    expect(block.getByRole('button', { name: 'Tentar novamente' })).toBeVisible()
  })

  it('leads to the login and back here where the session has ended', async () => {
    window.history.replaceState(null, '', '/dashboard/billing?fatura=3')
    const { container } = renderBoundary(fail(new AppError('AUTH_SESSION_EXPIRED', { status: 401 })))
    const block = within(screen.getByRole('alert'))
    expect(block.getByText('Sessão expirada')).toBeVisible()
    expect(block.getByText('Sua sessão expirou. Faça login novamente.')).toBeVisible()
    expect(block.getByRole('link', { name: 'Fazer Login' })).toHaveAttribute(
      'href',
      '/auth/login?from=%2Fdashboard%2Fbilling%3Ffatura%3D3',
    )
    expect(block.queryByRole('button', { name: 'Tentar novamente' })).not.toBeInTheDocument()
    expect(await axe(container)).toHaveNoViolations()
  })

  it('comes back to no page of the login’s own', () => {
    window.history.replaceState(null, '', '/auth/verify-email')
    renderBoundary(fail(new AppError('AUTH_SESSION_EXPIRED')))
    expect(screen.getByRole('link', { name: 'Fazer Login' })).toHaveAttribute('href', '/auth/login')
  })

  it('heals by keyboard once the cause is gone', async () => {
    let read: () => string = fail(new AppError('NETWORK'))
    renderBoundary(
      () => read(),
      () => {
        read = () => '3 faturas'
      },
    )
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Tentar novamente' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(screen.getByText('3 faturas')).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('says it again when the cause is still there', async () => {
    renderBoundary(fail(new AppError('NETWORK')))
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    expect(screen.getByRole('alert')).toBeVisible()
  })

  it('offers no retry where there is no permission', async () => {
    const { container } = renderBoundary(fail(new AppError('FORBIDDEN', { status: 403 })))
    expect(screen.getByRole('heading', { level: 1, name: 'Acesso negado' })).toBeVisible()
    expect(screen.getByText('Você não tem permissão para acessar esta área.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Voltar' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Tentar novamente' })).not.toBeInTheDocument()
    expect(await axe(container)).toHaveNoViolations()
  })

  it('says what is missing where the server knows', () => {
    renderBoundary(fail(new AppError('FORBIDDEN', { userMessage: 'Ative a verificação em duas etapas.' })))
    expect(screen.getByRole('heading', { level: 1, name: 'Acesso negado' })).toBeVisible()
    expect(screen.getByText('Ative a verificação em duas etapas.')).toBeVisible()
  })
})

it('shows that it is loading, then the data', async () => {
  let arrive: (text: string) => void = () => undefined
  const data = new Promise<string>((resolve) => {
    arrive = resolve
  })
  await act(async () => renderBoundary(() => data))
  expect(screen.getByRole('status')).toHaveTextContent('Carregando…')
  await act(async () => arrive('3 faturas'))
  expect(screen.getByText('3 faturas')).toBeVisible()
})
