import {
  getConsentReceipt,
  getCookiePolicy,
  getCookies,
  saveConsent,
  tieConsent,
  withdrawConsent,
} from '@ag/contracts'
import { AppError } from '@ag/core'
import {
  type Consent,
  currentConsent,
  dismiss,
  rereadConsent,
  type Session,
  sessionAtom,
  store,
  storeConsent,
  unsentDecisions,
  useNotifications,
} from '@ag/platform'
import {
  fakeBackend,
  makeCookieInfo,
  makeCookiePolicy,
  makeSession,
  makeUser,
  renderScreen,
} from '@ag/testing'
import { act, renderHook, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { Footer } from '../layout/footer'
import { Notifications } from '../layout/notifications'
import { choiceBox, choiceIds } from './choice-box'
import { loadPrivacyInfo } from './cookie-info'
import { decide, everything, nothing as none, withdraw } from './decide'
import { PrivacyBox } from './privacy-box'
import { settleAccount, syncConsent } from './sync'
import { infoAtom, show } from './view'

const recorded = {
  consent_id: 'cns_1',
  recorded_at: '2026-11-20T12:00:00.000Z',
  receipt_url: 'http://localhost:3000/privacy#comprovante=cns_1',
}
const decided: Consent = {
  preferences: { necessary: true, functional: true, analytics: false, marketing: false },
  action: 'accept_selected',
  timestamp: new Date().toISOString(),
  version: '1.0.0',
  consent_id: 'cns_1',
}

beforeEach(() => {
  const { result } = renderHook(useNotifications)
  for (const { id } of result.current) act(() => dismiss(id))
  fakeBackend.replies(saveConsent, recorded)
  fakeBackend.replies(withdrawConsent, recorded)
})
afterEach(() => {
  act(() => {
    show({ name: 'hidden' })
    store.set(infoAtom, undefined)
    store.set(sessionAtom, { status: 'loading' })
    storeConsent(undefined, [])
  })
})

function open(view: 'asking' | 'details' | 'hidden' = 'asking', consent?: Consent) {
  if (consent) storeConsent(consent)
  const rendered = renderScreen(
    <>
      <PrivacyBox />
      <main id="content" tabIndex={-1}>
        <button type="button">Na página</button>
      </main>
      <Notifications />
    </>,
  )
  act(() => show({ name: view }))
  return rendered
}

function know() {
  act(() => store.set(infoAtom, { info: makeCookieInfo(), policy: makeCookiePolicy() }))
}

const box = () => screen.getByRole('dialog', { name: 'Sua privacidade' })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('the question', () => {
  it.each([
    ['before the list is known', false, 'asking'],
    ['with all details', true, 'details'],
  ] as const)('passes axe %s', async (_when, known, view) => {
    const { container } = open(view)
    if (known) know()
    expect(await axe(container)).toHaveNoViolations()
  })

  it('is asked by keyboard alone, from its title on', async () => {
    open()
    expect(screen.getByRole('heading', { name: 'Sua privacidade' })).toHaveFocus()
    const seen: (string | null)[] = []
    for (let step = 0; step < 7; step += 1) {
      await userEvent.tab()
      const active = document.activeElement
      const [label] = (active as HTMLInputElement).labels ?? []
      seen.push((label ?? active)?.textContent?.trim() ?? null)
    }
    expect(seen).toEqual([
      'Personalizar',
      'Funcionais',
      'Análise',
      'Marketing',
      'Aceitar Todos',
      'Aceitar Selecionados',
      'Rejeitar Todos',
    ])
  })

  it('tells those who float how much it covers, and not the whole page, which would be styled anew', () => {
    const told = () => document.adoptedStyleSheets.at(-1)?.cssRules[0]?.cssText
    open()
    expect(document.documentElement).toHaveAttribute('data-covered')
    expect(document.documentElement).not.toHaveAttribute('style')
    expect(told()).toMatch(/main~\*,#assistant\{--lift:\d+px;--floating:hidden\}$/)
    act(() => show({ name: 'hidden' }))
    expect(document.documentElement).not.toHaveAttribute('data-covered')
    expect(told()).toBe('')
  })

  it('is a dialog with a name, and leaves the page to who uses it', () => {
    open('hidden')
    const inPage = screen.getByRole('button', { name: 'Na página' })
    inPage.focus()
    act(() => show({ name: 'asking' }))
    expect(box()).toHaveAccessibleName('Sua privacidade')
    expect(box()).not.toHaveAttribute('aria-modal', 'true')
    expect(inPage).toHaveFocus()
    expect(inPage.closest('[inert]')).toBeNull()
  })

  it('has its switches beside its three answers from the start', () => {
    open()
    const inBox = within(box())
    expect(inBox.getAllByRole('switch')).toHaveLength(4)
    for (const name of ['Aceitar Todos', 'Aceitar Selecionados', 'Rejeitar Todos'])
      expect(inBox.getByRole('button', { name })).toBeVisible()
  })

  it('starts with everything optional off, and what is necessary locked', () => {
    open()
    const necessary = screen.getByRole('switch', { name: 'Necessários Obrigatório' })
    expect(necessary).toBeChecked()
    expect(necessary).toBeDisabled()
    for (const name of ['Funcionais', 'Análise', 'Marketing'])
      expect(screen.getByRole('switch', { name })).not.toBeChecked()
  })

  it('gives the three answers the same weight', () => {
    open()
    const looks = ['Aceitar Todos', 'Aceitar Selecionados', 'Rejeitar Todos'].map((name) => {
      const { variant, size } = screen.getByRole('button', { name }).dataset
      return [variant, size]
    })
    expect(new Set(looks.map(String)).size).toBe(1)
  })

  it.each([
    ['Aceitar Todos', 'accept_all', { necessary: true, functional: true, analytics: true, marketing: true }],
    ['Aceitar Selecionados', 'accept_selected', { ...none, analytics: true }],
    ['Rejeitar Todos', 'reject_all', none],
  ])('keeps and records %s', async (name, action, preferences) => {
    open()
    await userEvent.click(screen.getByRole('switch', { name: 'Análise' }))
    await press(name)
    expect(screen.queryByRole('dialog', { name: 'Sua privacidade' })).not.toBeInTheDocument()
    expect(await screen.findByText('Preferências salvas.')).toBeVisible()
    expect(fakeBackend.requests(saveConsent)).toEqual([
      expect.objectContaining({
        action,
        preferences,
        version: '1.0.0',
        page: '/',
        user_agent: navigator.userAgent,
        timestamp: currentConsent()?.timestamp,
      }),
    ])
    expect(currentConsent()).toMatchObject({ action, preferences, consent_id: 'cns_1' })
    expect(unsentDecisions()).toEqual([])
  })

  it('names the list that was decided about', async () => {
    open()
    know()
    await press('Rejeitar Todos')
    expect(currentConsent()?.fingerprint).toBe('a')
  })

  it('expands to what each category keeps, why and for how long', async () => {
    open()
    know()
    expect(screen.queryByText('Lembram escolhas como tema e idioma.')).not.toBeInTheDocument()
    await press('Personalizar')
    expect(screen.getByRole('button', { name: 'Personalizar' })).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByText('Lembram escolhas como tema e idioma.')).toBeVisible()
    expect(screen.getByText('Base legal: Consentimento')).toBeVisible()
    await userEvent.click(screen.getByText('O que é guardado (1)'))
    expect(screen.getByRole('row', { name: 'ag_theme Lembrar o tema 365 dias' })).toBeVisible()
    expect(screen.getByText('Política de cookies')).toBeVisible()
  })

  it('is only put aside by Escape, for nobody has decided anything', async () => {
    open()
    await userEvent.keyboard('{Escape}')
    expect(currentConsent()).toBeUndefined()
    expect(screen.queryByRole('button', { name: 'Aceitar Todos' })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Sua privacidade' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('button', { name: 'Rejeitar Todos' })).toBeVisible()
  })

  it('leaves Escape to the page while somebody is in the page', async () => {
    open()
    act(() => screen.getByRole('button', { name: 'Na página' }).focus())
    await userEvent.keyboard('{Escape}')
    expect(box()).toContainElement(screen.getByRole('button', { name: 'Aceitar Todos' }))
  })

  it('locks what the browser refuses for its owner', async () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
    open()
    expect(screen.getByText(/Global Privacy Control/)).toBeVisible()
    expect(screen.getByRole('switch', { name: 'Marketing' })).toBeDisabled()
    await press('Aceitar Todos')
    expect(currentConsent()?.preferences).toEqual({ ...none, functional: true })
    Reflect.deleteProperty(navigator, 'globalPrivacyControl')
  })
})

describe('a server that cannot be reached', () => {
  it('leaves the choice in the browser, which sends it again later', async () => {
    fakeBackend.isUnreachable(saveConsent)
    open()
    await press('Aceitar Todos')
    expect(
      await screen.findByText(
        'Salvamos sua escolha neste navegador. Vamos registrá-la quando a conexão voltar.',
        undefined,
        { timeout: 15_000 },
      ),
    ).toBeVisible()
    const [{ key } = { key: '' }] = unsentDecisions()
    expect(key).toMatch(/^[0-9a-f]{32}$/)

    fakeBackend.reset()
    fakeBackend.replies(saveConsent, recorded)
    await act(async () => expect(await syncConsent()).toBe(true))
    expect(fakeBackend.headers(saveConsent)[0]?.get('idempotency-key')).toBe(key)
    expect(currentConsent()).toMatchObject({ consent_id: 'cns_1' })
    expect(unsentDecisions()).toEqual([])
  }, 20_000)

  it('hears of a withdrawal later', async () => {
    fakeBackend.fails(withdrawConsent, 503)
    open('details', decided)
    await press('Remover consentimento')
    expect(currentConsent()).toBeUndefined()
    await waitFor(() => expect(fakeBackend.requests(withdrawConsent)).toHaveLength(1))
    act(() => rereadConsent())
    expect(currentConsent()).toBeUndefined()

    fakeBackend.reset()
    fakeBackend.replies(withdrawConsent, recorded)
    expect(await syncConsent()).toBe(true)
    expect(fakeBackend.requests(withdrawConsent)).toEqual([expect.objectContaining({ consent_id: 'cns_1' })])
    expect(localStorage.getItem('ag.privacy')).toBeNull()
  })

  it('hears of a withdrawal and of the choice after it, in their order and once each', async () => {
    fakeBackend.isUnreachable(saveConsent)
    fakeBackend.isUnreachable(withdrawConsent)
    storeConsent(decided)
    withdraw()
    decide('reject_all', none, 'a')
    expect(await syncConsent()).toBe(false)
    expect(fakeBackend.requests(saveConsent)).toEqual([])

    // The server hears of the withdrawal, and the connection is gone again.
    fakeBackend.reset()
    fakeBackend.replies(withdrawConsent, recorded)
    fakeBackend.isUnreachable(saveConsent)
    expect(await syncConsent()).toBe(false)
    expect(unsentDecisions()).toHaveLength(1)

    const attempts = fakeBackend.headers(saveConsent)
    fakeBackend.reset()
    fakeBackend.replies(saveConsent, { ...recorded, consent_id: 'cns_2' })
    expect(await Promise.all([syncConsent(), syncConsent()])).toEqual([true, true])
    expect(fakeBackend.requests(withdrawConsent)).toEqual([])
    const [choice, ...others] = fakeBackend.requests(saveConsent)
    expect(others).toEqual([])
    expect(choice).toMatchObject({ action: 'reject_all', preferences: none })
    expect(choice).not.toHaveProperty('consent_id')
    const keys = [...attempts, ...fakeBackend.headers(saveConsent)].map((sent) => sent.get('idempotency-key'))
    expect(new Set(keys).size).toBe(1)
    expect(currentConsent()).toMatchObject({ action: 'reject_all', consent_id: 'cns_2' })
    expect(localStorage.getItem('ag.privacy')).not.toContain('unsent')
  })

  it('hears the rest when it refuses one for good', async () => {
    fakeBackend.fails(saveConsent, 400)
    decide('accept_all', everything, 'a')
    withdraw()
    expect(await syncConsent()).toBe(false)
    expect(fakeBackend.requests(withdrawConsent)).toHaveLength(1)
    expect(unsentDecisions()).toEqual([])
  })

  it.each(['{}', 'null', '{"fingerprint":"a"}', '<html>'])('is no list when it says %s', async (answer) => {
    fakeBackend.says(getCookies, answer)
    fakeBackend.replies(getCookiePolicy, makeCookiePolicy())
    await expect(loadPrivacyInfo()).rejects.toThrow()
  })
})

describe('a decision', () => {
  it('can be changed from where it stands', async () => {
    open('details', decided)
    expect(screen.getByRole('switch', { name: 'Funcionais' })).toBeChecked()
    await press('Rejeitar Todos')
    await waitFor(() => expect(fakeBackend.requests(saveConsent)).toHaveLength(1))
    expect(fakeBackend.requests(saveConsent)[0]).toMatchObject({ consent_id: 'cns_1', preferences: none })
  })

  it('stands when the box is put aside', async () => {
    open('details', decided)
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('button', { name: 'Sua privacidade' })).not.toBeInTheDocument()
    expect(currentConsent()).toEqual(decided)
  })

  it('can be taken back', async () => {
    open('details', decided)
    Object.assign(document, { cookie: 'ag_theme=dark; Path=/' })
    await press('Remover consentimento')
    expect(
      await screen.findByText(
        'Consentimento removido. Cookies de outros sites devem ser apagados no navegador.',
      ),
    ).toBeVisible()
    expect(document.cookie).not.toContain('ag_theme')
    expect(localStorage.getItem('ag.privacy')).toBeNull()
    expect(fakeBackend.requests(withdrawConsent)).toEqual([expect.objectContaining({ consent_id: 'cns_1' })])
  })

  it('leads to its receipt', async () => {
    fakeBackend.replies(getConsentReceipt, {
      consent_id: 'cns_1',
      entries: [
        {
          action: 'accept_all',
          preferences: { necessary: true, functional: true, analytics: true, marketing: true },
          version: '1.0.0',
          fingerprint: 'a',
          text_hash: 'f00',
          language: 'pt-BR',
          page: '/',
          recorded_at: '2026-11-20T12:00:00.000Z',
          decided_at: null,
        },
      ],
    })
    const { container } = open()
    await press('Aceitar Todos')
    await userEvent.click(await screen.findByRole('button', { name: 'Ver comprovante' }))
    const receipt = within(screen.getByRole('dialog', { name: 'Comprovante da sua escolha' }))
    expect(await receipt.findByText('cns_1')).toBeVisible()
    expect(receipt.getByText('Registrado em 20/11/2026, 09:00')).toBeVisible()
    expect(receipt.getByText('Permitido: Necessários, Funcionais, Análise, Marketing')).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
    await userEvent.click(receipt.getByRole('button', { name: 'Fechar' }))
    expect(screen.queryByText('cns_1')).not.toBeInTheDocument()
  })

  it('has no receipt where the server knows none, and the question is still open behind it', async () => {
    fakeBackend.fails(getConsentReceipt, 404)
    open('hidden')
    act(() => show({ name: 'receipt', id: 'cns_2' }))
    expect(await screen.findByText(/^Não conseguimos carregar este comprovante/)).toBeVisible()
    await press('Fechar')
    expect(screen.getByRole('button', { name: 'Rejeitar Todos' })).toBeVisible()
  })
})

describe('somebody who signs in', () => {
  const signIn = (id = 'usr_1') =>
    act(() => store.set(sessionAtom, makeSession({ user: makeUser({ id }), token: 't' })))
  const ties = () => fakeBackend.headers(tieConsent).map((sent) => sent.get('authorization'))

  it('has the decision of this browser tied to the account, once', async () => {
    fakeBackend.replies(tieConsent, { tied: true })
    storeConsent(decided)
    await settleAccount()
    expect(ties()).toEqual([])
    signIn()
    await settleAccount()
    await settleAccount()
    expect(ties()).toEqual(['Bearer t'])
    expect(fakeBackend.paths(tieConsent)).toEqual(['/api/v1/cookies/consent/cns_1/account'])
  })

  it('is asked about again on the next page where the server could not be reached', async () => {
    fakeBackend.isUnreachable(tieConsent)
    storeConsent(decided)
    signIn()
    await settleAccount()
    fakeBackend.replies(tieConsent, { tied: false })
    await settleAccount()
    await settleAccount()
    expect(ties()).toHaveLength(2)
  })

  it('has a decision made while signed in recorded as theirs, and tied', async () => {
    fakeBackend.replies(tieConsent, { tied: true })
    signIn()
    decide('accept_all', everything, 'a')
    await syncConsent()
    expect(fakeBackend.headers(saveConsent)[0]?.get('authorization')).toBe('Bearer t')
    expect(fakeBackend.requests(saveConsent)[0]).not.toHaveProperty('user_id')
    expect(ties()).toHaveLength(1)
  })

  it('lends no name to what another account has decided', async () => {
    signIn('usr_1')
    decide('accept_all', everything, 'a')
    signIn('usr_2')
    await syncConsent()
    await settleAccount()
    expect(fakeBackend.headers(saveConsent)[0]?.get('authorization')).toBeNull()
    expect(ties()).toEqual([])
  })

  it.each<Session>([
    { status: 'loading' },
    { status: 'unreachable', orgId: 'usr_1', error: new AppError('UNAVAILABLE') },
  ])('is waited for where they had decided while signed in (%j)', async (session) => {
    fakeBackend.replies(tieConsent, { tied: true })
    signIn()
    decide('accept_all', everything, 'a')
    act(() => store.set(sessionAtom, session))
    expect(await syncConsent()).toBe(false)
    expect(fakeBackend.requests(saveConsent)).toEqual([])
    signIn()
    expect(await syncConsent()).toBe(true)
    expect(fakeBackend.headers(saveConsent)[0]?.get('authorization')).toBe('Bearer t')
  })
})

it('opens from the end of every page, and gives the focus back there', async () => {
  fakeBackend.replies(getCookies, makeCookieInfo())
  fakeBackend.replies(getCookiePolicy, makeCookiePolicy())
  storeConsent(decided)
  renderScreen(<Footer />)
  const manage = screen.getByRole('button', { name: 'Gerenciar cookies' })
  await userEvent.click(manage)
  expect(await screen.findByRole('heading', { name: 'Sua privacidade' })).toHaveFocus()
  expect(await screen.findByText('Política de cookies')).toBeVisible()
  await press('Fechar')
  expect(manage).toHaveFocus()
})

it('takes over from a page that was rendered for everybody, also where an answer no longer counts', async () => {
  const root = document.body.appendChild(document.createElement('div'))
  show({ name: 'asking', turned: none })
  root.innerHTML = renderToString(choiceBox, choiceIds)
  storeConsent({ ...decided, outdated: true })
  const complained = jest.fn()
  const options = { ...choiceIds, onRecoverableError: complained }
  const page = await act(async () => hydrateRoot(root, choiceBox, options))
  expect(complained).not.toHaveBeenCalled()
  expect(within(root).getByRole('button', { name: 'Remover consentimento' })).toBeVisible()
  await act(async () => page.unmount())
  root.remove()
})
