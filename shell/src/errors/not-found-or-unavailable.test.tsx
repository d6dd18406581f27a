import { navigate } from '@ag/platform'
import { makeAreas, makePageRegistry, renderScreen } from '@ag/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { createRemotes } from '../remotes/remotes'
import { type RetryArea, RetryAreaProvider } from '../routing/retry-area'
import { NotFoundOrUnavailable } from './not-found-or-unavailable'
import { savePage } from './saved-page'

const routes = { routes: [{ path: 'login' }] }

/** Loads the area of /auth, which does not work until it is mended. */
async function brokenArea(disabled: string | null = null) {
  const registry = makePageRegistry()
  const entry = registry.remotes['mfe-auth']
  if (entry) entry.disabled = disabled
  let works = false
  let answered = Promise.resolve()
  const remotes = createRemotes(registry, {
    loadExpose: async () => {
      await answered
      return works ? routes : {}
    },
    loadStyle: async () => undefined,
    isCompatible: () => true,
    report: () => undefined,
  })
  const load = () =>
    remotes.load('mfe-auth', './routes').then(
      () => true,
      () => false,
    )
  await load()
  return {
    load,
    mend: () => {
      works = true
    },
    /** Until what it returns is called, nothing is answered. */
    hang: () => {
      let answer: (() => void) | undefined
      answered = new Promise((resolve) => (answer = resolve))
      return () => answer?.()
    },
  }
}

function open(path: string, retryArea: RetryArea = async () => false) {
  return renderScreen(
    <main>
      <RetryAreaProvider value={retryArea}>
        <NotFoundOrUnavailable areas={makeAreas()} />
      </RetryAreaProvider>
    </main>,
    { path },
  )
}

afterEach(() => savePage(null))

it('says that nothing lives here where every area is fine', async () => {
  const { container } = open('/nada')
  expect(screen.getByRole('heading', { level: 1, name: 'Página não encontrada' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Voltar ao início' })).toHaveAttribute('href', '/')
  expect(await axe(container)).toHaveNoViolations()
})

describe('an area that could not be loaded', () => {
  it('says so, and that the rest goes on', async () => {
    await brokenArea()
    const { container } = open('/auth/login')
    expect(screen.getByRole('alert')).toHaveTextContent('Esta parte do site não abriu')
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Não conseguimos carregar esta área agora. O restante do site continua funcionando.',
    )
    expect(screen.getByRole('link', { name: 'Voltar ao início' })).toHaveAttribute('href', '/')
    expect(await axe(container)).toHaveNoViolations()
  })

  it('does not speak for the areas beside it', async () => {
    await brokenArea()
    open('/nada')
    expect(screen.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible()
  })

  it('says what the team says that switched it off', async () => {
    await brokenArea('Voltamos às 14h.')
    open('/auth/login')
    expect(screen.getByRole('alert')).toHaveTextContent('Voltamos às 14h.')
  })

  it('still shows what was prerendered', async () => {
    await brokenArea()
    const main = document.createElement('main')
    main.innerHTML = '<p>Entre com seu e-mail.</p>'
    savePage(main)
    open('/auth/login')
    expect(screen.getByText('Entre com seu e-mail.')).toBeVisible()
  })

  it('tries again without a reload, by keyboard, until it is mended', async () => {
    const { load, mend } = await brokenArea()
    const asked: unknown[] = []
    open('/auth/login?from=%2Fdashboard#form', async (area, address) => {
      asked.push([area.id, address])
      const healed = await load()
      if (healed) navigate(address, { replace: true })
      return healed
    })
    const retry = screen.getByRole('button', { name: 'Tentar novamente' })
    await userEvent.tab()
    expect(retry).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(await screen.findByText('Ainda não foi possível. Tente de novo em instantes.')).toBeVisible()
    expect(asked).toEqual([['auth', '/auth/login?from=%2Fdashboard#form']])

    mend()
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
    expect(asked).toHaveLength(2)
  })

  it('is shown once it has healed without a press, and nobody says meanwhile that the address is unknown', async () => {
    const { load, mend } = await brokenArea()
    const asked: unknown[] = []
    open('/auth/login?from=%2Fdashboard#form', async (area, address) => {
      asked.push([area.id, address])
      return true
    })
    mend()
    await act(load)
    expect(asked).toEqual([['auth', '/auth/login?from=%2Fdashboard#form']])
    expect(screen.queryByText('Página não encontrada')).toBeNull()
  })

  it('makes a try of its own where one that had begun before the press fails', async () => {
    const { load, mend, hang } = await brokenArea()
    const answer = hang()
    const begun = load()
    const asked: boolean[] = []
    open('/auth/login', async () => {
      const healed = await (asked.length === 0 ? begun : load())
      asked.push(healed)
      if (healed) navigate('/auth/login', { replace: true })
      else mend()
      return healed
    })
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    answer()
    await waitFor(() => expect(asked).toEqual([false, true]))
  })

  it('shows that it is trying', async () => {
    await brokenArea()
    let answer: (healed: boolean) => void = () => undefined
    open('/auth/login', () => new Promise((resolve) => (answer = resolve)))
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    expect(screen.getByRole('button', { name: 'Tentando…' })).toBeDisabled()
    await act(async () => answer(false))
    expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeEnabled()
  })
})
