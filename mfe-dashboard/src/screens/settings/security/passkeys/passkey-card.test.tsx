import { addPasskey, beginPasskey, getPasskeys, removePasskey, renamePasskey } from '@ag/contracts'
import { fakeBackend, makePasskey, notified, renderScreen } from '@ag/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { PasskeyCard } from './passkey-card'

const create = jest.fn()
const bytes = (text: string) => new TextEncoder().encode(text).buffer

/** What a browser does that has an authenticator. */
function withAuthenticator() {
  Object.assign(globalThis, { PublicKeyCredential: class {} })
  Object.defineProperty(navigator, 'credentials', { value: { create }, configurable: true })
  create.mockResolvedValue({
    id: 'key',
    rawId: bytes('key'),
    type: 'public-key',
    authenticatorAttachment: 'platform',
    response: { attestationObject: bytes('made'), clientDataJSON: bytes('{}') },
    getClientExtensionResults: () => ({}),
  })
}

beforeEach(withAuthenticator)
afterEach(() => {
  create.mockReset()
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential')
})

const options = { challenge: 'Y2hhbGxlbmdl', user: { id: 'dXNyXzE', name: 'ana', displayName: 'Ana' } }
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const add = () => press('Adicionar chave de acesso')
const dialog = () => screen.getByRole('dialog')
const pressInside = (name: string) => userEvent.click(within(dialog()).getByRole('button', { name }))

async function show(items = [makePasskey()]) {
  fakeBackend.replies(getPasskeys, { items })
  fakeBackend.replies(beginPasskey, { ticket: 'ticket', options })
  const result = renderScreen(<PasskeyCard />, { session: 'signed-in' })
  await (items.length > 0 ? screen.findAllByRole('listitem') : screen.findByText(/ainda não tem chaves/))
  return result
}

it('lists passkeys with what is known of them', async () => {
  const { container } = await show([
    makePasskey(),
    makePasskey({ id: 'psk_2', name: 'Chave do cofre', last_used_at: null, synced: false }),
  ])
  const [first, second] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement]
  expect(first).toHaveTextContent('Celular da AnaSincronizadaCriada em 2 de outubro de 2026')
  expect(first).toHaveTextContent('Último uso em 19/11/2026')
  expect(second).toHaveTextContent('Ainda não usada')
  expect(second).not.toHaveTextContent('Sincronizada')
  expect(await axe(container)).toHaveNoViolations()
})

it('adds the passkey that the browser makes', async () => {
  const { container } = await show([])
  expect(screen.getByText('Você ainda não tem chaves de acesso.')).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
  const made = makePasskey({ name: 'Chrome no Windows' })
  fakeBackend.replies(addPasskey, made)
  fakeBackend.replies(getPasskeys, { items: [made] })
  await add()
  await waitFor(() => expect(notified()).toEqual(['Chave “Chrome no Windows” adicionada.']))
  expect(await screen.findByRole('listitem')).toHaveTextContent('Chrome no Windows')
  expect(create.mock.calls[0][0].publicKey.challenge).toEqual(bytes('challenge'))
  expect(fakeBackend.requests(addPasskey)).toEqual([
    { ticket: 'ticket', credential: expect.objectContaining({ id: 'key', type: 'public-key' }) },
  ])
})

it.each([
  ['NotAllowedError', 'O pedido foi cancelado ou demorou demais. Tente de novo quando quiser.'],
  ['InvalidStateError', 'Este aparelho já tem uma chave da sua conta.'],
  ['UnknownError', 'Desculpe, algo não saiu como esperado. Tente novamente em instantes.'],
])('says why there is no new passkey: %s', async (name, message) => {
  const { container } = await show()
  create.mockRejectedValue(new DOMException('refused', name))
  await add()
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
  expect(fakeBackend.requests(addPasskey)).toEqual([])
  expect(await axe(container)).toHaveNoViolations()
})

it('says what the server thinks of one more', async () => {
  await show()
  fakeBackend.fails(beginPasskey, 409, { code: 'LIMIT_REACHED', userMessage: 'Você já tem 10 chaves.' })
  await add()
  expect(await screen.findByRole('alert')).toHaveTextContent('Você já tem 10 chaves.')
})

it('says so where the browser has none, and still lists those there are', async () => {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential')
  const { container } = await show()
  expect(screen.getByText(/Este navegador não oferece chaves de acesso neste endereço/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Adicionar chave de acesso' })).not.toBeInTheDocument()
  expect(await axe(container)).toHaveNoViolations()
})

it('renames one', async () => {
  const { container } = await show()
  await press('Renomear Celular da Ana')
  const name = within(dialog()).getByRole('textbox', { name: /^Nome da chave/ })
  expect(name).toHaveValue('Celular da Ana')
  expect(await axe(container)).toHaveNoViolations()
  await userEvent.clear(name)
  await pressInside('Salvar nome')
  expect(name).toHaveAccessibleDescription('Dê um nome à chave.')

  const renamed = makePasskey({ name: 'Celular novo' })
  fakeBackend.replies(renamePasskey, renamed)
  fakeBackend.replies(getPasskeys, { items: [renamed] })
  await userEvent.type(name, 'Celular novo')
  await pressInside('Salvar nome')
  await waitFor(() => expect(notified()).toEqual(['Nome salvo.']))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(await screen.findByText('Celular novo', { selector: 'p' })).toBeVisible()
  expect(fakeBackend.requests(renamePasskey)).toEqual([{ name: 'Celular novo' }])
})

it('removes the last one after a yes, and goes on from the title', async () => {
  const { container } = await show()
  await press('Remover Celular da Ana')
  expect(dialog()).toHaveTextContent('“Celular da Ana” deixa de entrar na sua conta.')
  expect(await axe(container)).toHaveNoViolations()
  fakeBackend.replies(removePasskey, undefined)
  fakeBackend.replies(getPasskeys, { items: [] })
  await pressInside('Remover chave')
  expect(await screen.findByText('Você ainda não tem chaves de acesso.')).toBeVisible()
  expect(fakeBackend.paths(removePasskey)).toEqual(['/api/v1/auth/passkeys/psk_1'])
  await waitFor(() => expect(notified()).toEqual(['Chave removida.']))
  expect(screen.getByRole('heading', { name: 'Chaves de acesso' })).toHaveFocus()
})
