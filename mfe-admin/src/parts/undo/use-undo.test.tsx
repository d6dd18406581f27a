import { removeView } from '@ag/contracts'
import { call, useNotifications } from '@ag/platform'
import { fakeBackend, notified, renderScreen } from '@ag/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { useUndoable } from './use-undo'

function Views() {
  const { start, waits } = useUndoable()
  const remove = () =>
    start({
      id: 'view_1',
      title: 'Visão apagada.',
      run: (options) => call(removeView, { params: { id: 'view_1' } }, options),
    })
  return (
    <>
      <h1 id="page-title" tabIndex={-1}>
        Visões
      </h1>
      {!waits('view_1') && (
        <button type="button" onClick={remove}>
          Apagar
        </button>
      )}
      <Shown />
    </>
  )
}

const Shown = () =>
  useNotifications().map(({ id, action }) =>
    action ? (
      <button key={id} type="button" onClick={action.run}>
        {action.label}
      </button>
    ) : null,
  )

const show = () => renderScreen(<Views />, { session: 'signed-in' })
const asked = () => fakeBackend.paths(removeView)
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))
function remove() {
  screen.getByText('Apagar').focus()
  fireEvent.click(screen.getByText('Apagar'))
}

beforeEach(() => {
  jest.useFakeTimers()
  fakeBackend.replies(removeView, undefined)
})
afterEach(() => jest.useRealTimers())

it('shows it as done, and does it ten seconds later', async () => {
  show()
  remove()
  expect(screen.queryByText('Apagar')).not.toBeInTheDocument()
  expect(screen.getByRole('heading')).toHaveFocus()
  expect(notified()).toEqual(['Visão apagada.'])
  await pass(9_900)
  expect(asked()).toEqual([])
  await pass(200)
  expect(asked()).toEqual(['/api/v1/admin/views/view_1'])
  expect(notified()).toEqual([])
})

it('does not do what was undone', async () => {
  show()
  remove()
  fireEvent.click(screen.getByRole('button', { name: 'Desfazer' }))
  expect(screen.getByText('Apagar')).toBeVisible()
  expect(notified()).toEqual([])
  await pass(20_000)
  expect(asked()).toEqual([])
})

it.each([
  ['the screen', (unmount: () => void) => unmount()],
  ['the page', () => fireEvent(window, new Event('pagehide'))],
])('does it when %s goes, once', async (_, leave) => {
  const { unmount } = show()
  remove()
  act(() => void leave(unmount))
  await pass(0)
  await pass(20_000)
  expect(asked()).toHaveLength(1)
})

it('brings back what could not be taken away, and says so', async () => {
  fakeBackend.fails(removeView, 403, { code: 'FORBIDDEN' })
  show()
  remove()
  await pass(10_100)
  expect(screen.getByText('Apagar')).toBeVisible()
  expect(notified()).toEqual(['Acesso negado Você não tem permissão para acessar esta área.'])
})
