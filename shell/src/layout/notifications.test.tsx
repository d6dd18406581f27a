import { dismiss, notify } from '@ag/platform'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { Notifications } from './notifications'

const shown: string[] = []

function say(...about: Parameters<typeof notify>): void {
  act(() => void shown.push(notify(...about)))
}

afterEach(() => {
  for (const id of shown.splice(0)) act(() => dismiss(id))
})

it('shows what happened, with what can be done about it', async () => {
  const run = jest.fn()
  const { container } = render(<Notifications />)
  const region = screen.getByRole('region', { name: 'Avisos' })
  expect(within(region).queryAllByRole('listitem')).toEqual([])
  say({ type: 'success', title: 'Salvo', message: 'Seus dados estão em dia.', duration: 0 })
  say({ type: 'error', title: 'Sem conexão', action: { label: 'Tentar novamente', run } })
  expect(within(region).getByText('Seus dados estão em dia.')).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()

  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  expect(run).toHaveBeenCalledTimes(1)
})

it('announces errors at once and the rest in a pause', () => {
  render(<Notifications />)
  say({ type: 'warning', title: 'Limite próximo', duration: 0 })
  say({ type: 'error', title: 'Sem conexão' })
  const liveOf = (title: string) => screen.getByText(title).closest('[aria-live]')
  expect(liveOf('Sem conexão')).toHaveAttribute('aria-live', 'assertive')
  expect(liveOf('Limite próximo')).toHaveAttribute('aria-live', 'polite')
})

it('is closed by keyboard', async () => {
  render(<Notifications />)
  say({ type: 'error', title: 'Sem conexão' })
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Fechar' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(screen.queryByText('Sem conexão')).not.toBeInTheDocument()
})

it('leads from one that is closed to the others, and from the last back to the page', async () => {
  render(
    <>
      <button type="button">Na página</button>
      <Notifications />
    </>,
  )
  say({ type: 'success', title: 'Senha alterada', duration: 0 })
  say({ type: 'success', title: 'Convite enviado', duration: 0 })
  act(() => screen.getByRole('button', { name: 'Na página' }).focus())
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(screen.queryByText('Senha alterada')).not.toBeInTheDocument()
  expect(screen.getByRole('region', { name: 'Avisos' })).toHaveFocus()
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Fechar' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(screen.queryByText('Convite enviado')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Na página' })).toHaveFocus()
})

describe('time', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())
  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

  it('takes a message away after five seconds', async () => {
    render(<Notifications />)
    say({ type: 'info', title: 'Novidade' })
    await wait(4999)
    expect(screen.getByText('Novidade')).toBeVisible()
    await wait(1)
    expect(screen.queryByText('Novidade')).not.toBeInTheDocument()
  })

  it('takes no error away', async () => {
    render(<Notifications />)
    say({ type: 'error', title: 'Sem conexão' })
    await wait(3_600_000)
    expect(screen.getByText('Sem conexão')).toBeVisible()
  })

  it('stands still while somebody points at a message or is inside it', async () => {
    render(<Notifications />)
    say({ type: 'info', title: 'Novidade' })
    const card = screen.getByRole('listitem')
    await wait(4000)
    fireEvent.pointerEnter(card)
    await wait(60_000)
    act(() => screen.getByRole('button', { name: 'Fechar' }).focus())
    fireEvent.pointerLeave(card)
    await wait(60_000)
    expect(screen.getByText('Novidade')).toBeVisible()
    act(() => screen.getByRole('button', { name: 'Fechar' }).blur())
    await wait(5000)
    expect(screen.queryByText('Novidade')).not.toBeInTheDocument()
  })
})
