import { renderScreen } from '@ag/testing'
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { useState } from 'react'
import { SessionExpired } from './session-expired'

/** A page that changes when the countdown is over. */
function Visited({ onLogin }: { onLogin: () => void }) {
  const [visits, setVisits] = useState(0)
  const count = () => {
    onLogin()
    setVisits(visits + 1)
  }
  return (
    <>
      <p>{visits} visitas</p>
      <SessionExpired countdown={3} onLogin={count} />
    </>
  )
}

it('says what happened and where to go on', async () => {
  const { container, address } = renderScreen(<SessionExpired />, { path: '/dashboard' })
  expect(screen.getByRole('heading', { level: 1, name: 'Sessão Expirada' })).toBeVisible()
  expect(screen.getByText('Sua sessão expirou. Faça login novamente para continuar.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'clique aqui' })).toHaveAttribute('href', '/auth/login')
  expect(screen.queryByText(/^Redirecionando/)).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Cancelar' })).not.toBeInTheDocument()
  expect(await axe(container)).toHaveNoViolations()
  await userEvent.click(screen.getByRole('button', { name: 'Fazer Login' }))
  expect(address()).toBe('/auth/login')
})

it('says what ended it, where that is known', () => {
  render(<SessionExpired reason="Erro ao fazer refresh: 401" />)
  expect(screen.getByText('Erro ao fazer refresh: 401')).toBeVisible()
})

it('runs the handler that it is given, and says what it is told', async () => {
  const onLogin = jest.fn()
  render(<SessionExpired message="Entre de novo." onLogin={onLogin} />)
  expect(screen.getByText('Entre de novo.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Fazer Login' }))
  expect(onLogin).toHaveBeenCalledTimes(1)
})

describe('the countdown', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  const wait = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) await act(() => jest.advanceTimersByTimeAsync(1000))
  }

  it('leads to the login when it is over, once', async () => {
    const onLogin = jest.fn()
    render(<Visited onLogin={onLogin} />)
    expect(screen.getByText('Redirecionando em 3s...')).toBeVisible()
    await wait(1)
    expect(screen.getByText('Redirecionando em 2s...')).toBeVisible()
    await wait(1)
    expect(onLogin).not.toHaveBeenCalled()
    await wait(5)
    expect(onLogin).toHaveBeenCalledTimes(1)
  })

  it('is told once to those who listen, and then left to the eye', async () => {
    const { container } = render(<SessionExpired countdown={3} onLogin={jest.fn()} />)
    const heard = () => {
      const copy = container.cloneNode(true) as HTMLElement
      for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove()
      return copy.textContent
    }
    expect(heard()).toContain('A página de login será aberta em 3 segundos.')
    const before = heard()
    await wait(2)
    expect(screen.getByText('Redirecionando em 1s...')).toBeVisible()
    expect(heard()).toBe(before)
  })

  it('can be cancelled', async () => {
    const onLogin = jest.fn()
    render(<SessionExpired countdown={3} onLogin={onLogin} />)
    fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
    await wait(10)
    expect(screen.queryByText(/^Redirecionando/)).not.toBeInTheDocument()
    expect(onLogin).not.toHaveBeenCalled()
  })

  it('waits while somebody points at it or is inside it', async () => {
    const onLogin = jest.fn()
    render(<SessionExpired countdown={2} onLogin={onLogin} />)
    const panel = screen.getByRole('alert')
    fireEvent.pointerEnter(panel)
    await wait(5)
    act(() => screen.getByRole('button', { name: 'Fazer Login' }).focus())
    fireEvent.pointerLeave(panel)
    await wait(5)
    expect(screen.getByText('Redirecionando em 2s...')).toBeVisible()
    act(() => screen.getByRole('button', { name: 'Fazer Login' }).blur())
    await wait(2)
    expect(onLogin).toHaveBeenCalledTimes(1)
  })
})
