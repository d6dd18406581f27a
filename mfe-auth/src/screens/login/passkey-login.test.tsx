import { beginPasskeyLogin, getMe, loginWithPasskey } from '@ag/contracts'
import { fakeBackend, makeToken, makeUser, renderScreen } from '@ag/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { LoginScreen } from './login-screen'

const options = { challenge: 'Y2hhbGxlbmdl', rpId: 'localhost', userVerification: 'required' }
const bytes = new Uint8Array([1, 2, 3]).buffer
const shown = {
  id: 'AQID',
  rawId: bytes,
  type: 'public-key',
  response: { authenticatorData: bytes, clientDataJSON: bytes, signature: bytes, userHandle: bytes },
  getClientExtensionResults: () => ({}),
}

type Asked = { mediation?: string; signal: AbortSignal }

/** A browser that can show passkeys, as its owner answers. */
function browser(answer: (asked: Asked) => Promise<unknown>, { inField = false } = {}) {
  const asked: Asked[] = []
  const isConditionalMediationAvailable = async () => inField
  Object.assign(globalThis, {
    PublicKeyCredential: Object.assign(() => undefined, { isConditionalMediationAvailable }),
  })
  const get = (given: Asked) => {
    asked.push(given)
    return answer(given)
  }
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } })
  return asked
}

/** Waits for its owner, until somebody calls it off. */
const waits = ({ signal }: Asked) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
const refuses = (name: string) => async () => {
  throw new DOMException('refused', name)
}

const button = () => screen.findByRole('button', { name: 'Entrar com chave de acesso' })
const show = () => renderScreen(<LoginScreen />, { path: '/auth/login' })

beforeEach(() => {
  fakeBackend.replies(beginPasskeyLogin, { ticket: 'tkt_1', options })
  fakeBackend.replies(loginWithPasskey, { token: makeToken(), user_id: 'usr_1', email_verified: true })
  fakeBackend.replies(getMe, makeUser())
})
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential')
  Reflect.deleteProperty(navigator, 'credentials')
})

it('is not offered where the browser has none', () => {
  show()
  expect(screen.queryByRole('button', { name: 'Entrar com chave de acesso' })).not.toBeInTheDocument()
})

it('signs in at a press, without an address or a password', async () => {
  const asked = browser(async () => shown)
  const { container, address } = show()
  expect(await axe(container)).toHaveNoViolations()
  expect(fakeBackend.requests(beginPasskeyLogin)).toHaveLength(0)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Lembrar de mim' }))
  await userEvent.click(await button())
  await waitFor(() => expect(address()).toBe('/dashboard'))
  expect(asked).toHaveLength(1)
  expect(asked[0]?.mediation).toBeUndefined()
  expect(fakeBackend.requests(loginWithPasskey)).toEqual([
    {
      ticket: 'tkt_1',
      remember_me: true,
      credential: {
        id: 'AQID',
        rawId: 'AQID',
        type: 'public-key',
        response: {
          authenticatorData: 'AQID',
          clientDataJSON: 'AQID',
          signature: 'AQID',
          userHandle: 'AQID',
        },
        clientExtensionResults: {},
      },
    },
  ])
})

it.each(['NotAllowedError', 'AbortError'])(
  'says nothing when its owner changes their mind (%s)',
  async (name) => {
    browser(refuses(name))
    show()
    await userEvent.click(await button())
    await waitFor(async () => expect(await button()).toBeEnabled())
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(fakeBackend.requests(loginWithPasskey)).toEqual([])
  },
)

it.each(['SecurityError', 'UnknownError', 'InvalidStateError'])(
  'says that it did not work (%s)',
  async (name) => {
    browser(refuses(name))
    const { container } = show()
    await userEvent.click(await button())
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Não foi possível entrarNão foi possível usar a chave de acesso. Entre com e-mail e senha.',
    )
    expect(await axe(container)).toHaveNoViolations()
  },
)

it('shows the server’s words about a passkey that it does not know', async () => {
  browser(async () => shown)
  const userMessage = 'Não reconhecemos esta chave de acesso. Entre com e-mail e senha.'
  fakeBackend.fails(loginWithPasskey, 401, { code: 'AUTH_INVALID_CREDENTIALS', userMessage })
  const { address } = show()
  await userEvent.click(await button())
  expect(await screen.findByRole('alert')).toHaveTextContent(userMessage)
  expect(address()).toBe('/auth/login')
})

it('says when there is no connection', async () => {
  browser(async () => shown)
  fakeBackend.isUnreachable(beginPasskeyLogin)
  show()
  await userEvent.click(await button())
  expect(await screen.findByRole('alert')).toHaveTextContent('Problema de conexão')
})

it('is called off when the screen is left', async () => {
  const asked = browser(waits)
  const { unmount } = show()
  await userEvent.click(await button())
  await waitFor(() => expect(asked).toHaveLength(1))
  unmount()
  expect(asked[0]?.signal.aborted).toBe(true)
})

describe('in the e-mail field', () => {
  it('is offered without a press, and signs in whoever chooses one', async () => {
    let choose: (credential: unknown) => void = () => undefined
    const asked = browser(
      () =>
        new Promise((resolve) => {
          choose = resolve
        }),
      { inField: true },
    )
    const { address } = show()
    await waitFor(() => expect(asked).toHaveLength(1))
    expect(asked[0]?.mediation).toBe('conditional')
    choose(shown)
    await waitFor(() => expect(address()).toBe('/dashboard'))
  })

  it('waits no longer when the screen is left', async () => {
    const asked = browser(waits, { inField: true })
    const { unmount } = show()
    await waitFor(() => expect(asked).toHaveLength(1))
    unmount()
    expect(asked[0]?.signal.aborted).toBe(true)
  })

  it('gives way to a press, and is offered again after it', async () => {
    const asked = browser(
      ({ mediation, ...rest }) => (mediation ? waits(rest) : refuses('NotAllowedError')()),
      {
        inField: true,
      },
    )
    show()
    await waitFor(() => expect(asked).toHaveLength(1))
    await userEvent.click(await button())
    await waitFor(() =>
      expect(asked.map(({ mediation }) => mediation)).toEqual(['conditional', undefined, 'conditional']),
    )
    expect(asked[0]?.signal.aborted).toBe(true)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('is silent when it cannot even begin', async () => {
    browser(waits, { inField: true })
    fakeBackend.fails(beginPasskeyLogin, 429, { code: 'RATE_LIMITED', retry_after: 60 })
    show()
    await waitFor(() => expect(fakeBackend.requests(beginPasskeyLogin)).toHaveLength(1))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('says when what was chosen came too late, and offers anew', async () => {
    const userMessage = 'O tempo para confirmar acabou. Entre de novo.'
    fakeBackend.fails(loginWithPasskey, 400, { code: 'AUTH_TOKEN_INVALID', userMessage })
    const answers: Promise<unknown>[] = [Promise.resolve(shown)]
    const asked = browser((given) => answers.shift() ?? waits(given), { inField: true })
    show()
    expect(await screen.findByRole('alert')).toHaveTextContent(userMessage)
    await waitFor(() => expect(asked).toHaveLength(2))
  })
})
