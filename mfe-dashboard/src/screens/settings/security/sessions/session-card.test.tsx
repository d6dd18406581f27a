import { endOtherSessions, endSession, getSessions } from '@ag/contracts'
import { fakeBackend, makeAccountSession, notified, renderScreen } from '@ag/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { SessionCard } from './session-card'

const here = makeAccountSession()
const phone = makeAccountSession({
  id: 'ses_2',
  device: 'Safari no iOS',
  place: null,
  created_at: '2026-11-10T12:00:00-03:00',
  last_seen_at: '2026-11-17T22:05:00-03:00',
  current: false,
})

const rows = () => screen.findAllByRole('listitem')
const dialog = () => screen.getByRole('dialog')
const press = (name: string, inside?: HTMLElement) =>
  userEvent.click((inside ? within(inside) : screen).getByRole('button', { name }))

function show(items = [here, phone]) {
  fakeBackend.replies(getSessions, { items })
  return renderScreen(<SessionCard />, { session: 'signed-in' })
}

it('lists devices, with the one in use marked', async () => {
  const { container } = show()
  const [first, second] = (await rows()) as [HTMLElement, HTMLElement]
  expect(first).toHaveTextContent(
    'Chrome no WindowsEste dispositivoEm uso agoraDesde 18 de novembro de 2026 · rede 187.45.12.0/24',
  )
  expect(within(first).queryByRole('button')).not.toBeInTheDocument()
  expect(second).toHaveTextContent('Safari no iOSÚltimo uso em 17/11/2026, às 22:05Desde 10 de novembro')
  expect(second).not.toHaveTextContent('rede')
  expect(await axe(container)).toHaveNoViolations()
})

it('ends one session after a yes, and goes on from the title', async () => {
  const { container } = show()
  await rows()
  await press('Encerrar a sessão em Safari no iOS')
  expect(dialog()).toHaveTextContent('Quem usa Safari no iOS vai precisar entrar de novo.')
  expect(await axe(container)).toHaveNoViolations()

  fakeBackend.replies(endSession, undefined)
  fakeBackend.replies(getSessions, { items: [here] })
  await press('Encerrar sessão', dialog())
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(fakeBackend.paths(endSession)).toEqual(['/api/v1/auth/sessions/ses_2'])
  expect(notified()).toEqual(['Sessão encerrada.'])
  expect(await screen.findByText('Não há outras sessões abertas.')).toBeVisible()
  expect(screen.queryByText('Safari no iOS')).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Sessões abertas' })).toHaveFocus()
})

it.each([
  [1, '1 sessão encerrada.'],
  [4, '4 sessões encerradas.'],
])('ends all %s others at once', async (ended, said) => {
  show()
  await rows()
  await press('Encerrar as outras sessões')
  expect(dialog()).toHaveTextContent('Só este dispositivo continua conectado.')
  fakeBackend.replies(endOtherSessions, { ended })
  fakeBackend.replies(getSessions, { items: [here] })
  await press('Encerrar as outras', dialog())
  await waitFor(() => expect(notified()).toEqual([said]))
  expect(fakeBackend.requests(endOtherSessions)).toHaveLength(1)
})

it('ends nothing without a yes, and gives the focus back', async () => {
  show()
  await rows()
  await press('Encerrar as outras sessões')
  await press('Cancelar', dialog())
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Encerrar as outras sessões' })).toHaveFocus()
  expect(fakeBackend.requests(endOtherSessions)).toEqual([])
})

it('stays and says so when it fails', async () => {
  show()
  await rows()
  await press('Encerrar a sessão em Safari no iOS')
  fakeBackend.fails(endSession, 500, { code: 'INTERNAL' })
  await press('Encerrar sessão', dialog())
  expect(await within(dialog()).findByRole('alert')).toHaveTextContent('Algo deu errado')
})

it('has nothing to end where this is the only one', async () => {
  show([here])
  expect(await screen.findByText('Não há outras sessões abertas.')).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
