import { AppError } from '@ag/core'
import { act, render, screen } from '@testing-library/react'
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

  it('says so in the words of the catalogue', async () => {
    const { container } = renderBoundary(fail(new AppError('UNAVAILABLE')))
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Erro ao carregar dadosEstamos fazendo melhorias. Tente novamente em alguns minutos.',
    )
    expect(await axe(container)).toHaveNoViolations()
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
