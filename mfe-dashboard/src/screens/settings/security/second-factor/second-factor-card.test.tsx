import { confirmSecondFactor, getSecondFactor, removeSecondFactor, setUpSecondFactor } from '@ag/contracts'
import { fakeBackend, makeSecondFactor, notified, renderScreen } from '@ag/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { SecondFactorCard } from './second-factor-card'

const secret = 'JBSWY3DPEHPK3PXP'
const uri = `otpauth://totp/Agentes:ana@empresa.com.br?secret=${secret}&issuer=Agentes`
const codes = ['abcd-efgh-jkmn', 'pqrs-tvwx-yz01']
const on = makeSecondFactor({ enabled: true, recovery_codes_left: 10 })

const dialog = (name: string) => screen.findByRole('dialog', { name })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const type = (name: RegExp, text: string) => userEvent.type(screen.getByLabelText(name), text)

async function show(state = makeSecondFactor()) {
  fakeBackend.replies(getSecondFactor, state)
  const result = renderScreen(<SecondFactorCard />, { session: 'signed-in' })
  await screen.findByRole('button', { name: state.enabled ? 'Configurar de novo' : 'Ativar' })
  return result
}

// With a clipboard, which jsdom has none of.
beforeEach(() => void userEvent.setup())

/** Goes on to the picture, as somebody who knows their password. */
async function link() {
  fakeBackend.replies(setUpSecondFactor, { secret, uri })
  await press('Ativar')
  await type(/^Senha atual/, 'quatro rios')
  await press('Continuar')
  return dialog('Conecte o aplicativo')
}

/** Goes on to the codes. */
async function confirm() {
  const linking = await link()
  fakeBackend.replies(confirmSecondFactor, { recovery_codes: codes })
  fakeBackend.replies(getSecondFactor, on)
  await type(/^Código de 6 dígitos/, '123 456')
  await userEvent.click(within(linking).getByRole('button', { name: 'Ativar' }))
  return dialog('Guarde os códigos de recuperação')
}

it('is off until somebody turns it on', async () => {
  const { container } = await show()
  expect(screen.getByText('Desativada')).toBeVisible()
  expect(screen.queryByText('Obrigatória')).not.toBeInTheDocument()
  expect(await axe(container)).toHaveNoViolations()
})

it('asks for the password, shows a picture and its key, and takes the first code', async () => {
  const { container } = await show()
  const linking = await link()
  expect(fakeBackend.requests(setUpSecondFactor)).toEqual([{ current_password: 'quatro rios' }])
  expect(screen.getByRole('img', { name: 'Código QR para o aplicativo autenticador' })).toBeVisible()
  expect(within(linking).getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Abrir o aplicativo neste aparelho' })).toHaveAttribute('href', uri)
  expect(screen.getByLabelText(/^Código de 6 dígitos/)).toHaveAttribute('autocomplete', 'one-time-code')
  expect(await axe(container)).toHaveNoViolations()

  const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await press('Copiar chave')
  expect(copied).toHaveBeenCalledWith(secret)
  expect(await screen.findByText('Copiado.')).toHaveAttribute('role', 'status')
})

it('shows the codes once, until their owner has kept them', async () => {
  const { container } = await show()
  const telling = await confirm()
  expect(fakeBackend.requests(confirmSecondFactor)).toEqual([{ code: '123 456' }])
  expect(
    within(telling)
      .getAllByRole('listitem')
      .map((code) => code.textContent),
  ).toEqual(codes)
  expect(await axe(container)).toHaveNoViolations()

  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('alert')).toHaveTextContent('Guarde os códigos antes de sair.')
  expect(await axe(container)).toHaveNoViolations()

  await press('Guardei os códigos')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(notified()).toEqual(['Verificação em duas etapas ativada.'])
  expect(await screen.findByText('Ativada')).toBeVisible()
  expect(screen.getByText('Restam 10 códigos de recuperação.')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Verificação em duas etapas' })).toHaveFocus()
})

it('gives the codes as a file, and into the clipboard', async () => {
  const made: Blob[] = []
  URL.createObjectURL = (blob: Blob) => {
    made.push(blob)
    return 'blob:here'
  }
  URL.revokeObjectURL = () => undefined
  const clicked: string[] = []
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(this.download)
  })
  await show()
  await confirm()
  await press('Baixar códigos')
  expect(clicked).toEqual(['codigos-de-recuperacao.txt'])
  expect(await made[0]?.text()).toBe(
    'Códigos de recuperação de ana@empresa.com.br\r\nCada um vale uma vez.\r\n\r\nabcd-efgh-jkmn\r\npqrs-tvwx-yz01\r\n',
  )
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
  await press('Copiar códigos')
  expect(await screen.findByText('O navegador não deixou copiar. Selecione o texto e copie.')).toBeVisible()
})

it('says at its field that the password or the code was wrong', async () => {
  const refused = (field: string, message: string) => ({
    code: 'VALIDATION_FAILED',
    errors: [{ field, code: 'WRONG', message }],
  })
  await show()
  fakeBackend.fails(setUpSecondFactor, 400, refused('current_password', 'Senha incorreta.'))
  await press('Ativar')
  await type(/^Senha atual/, 'outra')
  await press('Continuar')
  await waitFor(() =>
    expect(screen.getByLabelText(/^Senha atual/)).toHaveAccessibleDescription('Senha incorreta.'),
  )
  await press('Cancelar')
  expect(screen.getByRole('button', { name: 'Ativar' })).toHaveFocus()

  const linking = await link()
  fakeBackend.fails(confirmSecondFactor, 400, refused('code', 'Código incorreto.'))
  await type(/^Código de 6 dígitos/, '000000')
  await userEvent.click(within(linking).getByRole('button', { name: 'Ativar' }))
  await waitFor(() =>
    expect(screen.getByLabelText(/^Código de 6 dígitos/)).toHaveAccessibleDescription('Código incorreto.'),
  )
})

it.each([
  [1, 'Resta 1 código de recuperação. Configure de novo para receber outros.'],
  [0, 'Você não tem mais códigos de recuperação. Configure de novo para receber outros.'],
])('says when codes run out: %s left', async (left, message) => {
  await show(makeSecondFactor({ enabled: true, recovery_codes_left: left }))
  expect(screen.getByText(message)).toBeVisible()
})

it('is turned off by password and code', async () => {
  const { container } = await show(on)
  await press('Desativar')
  const asking = await dialog('Desativar a verificação em duas etapas?')
  expect(await axe(container)).toHaveNoViolations()
  fakeBackend.replies(removeSecondFactor, undefined)
  fakeBackend.replies(getSecondFactor, makeSecondFactor())
  await type(/^Senha atual/, 'quatro rios')
  await type(/^Código/, 'abcd-efgh-jkmn')
  await userEvent.click(within(asking).getByRole('button', { name: 'Desativar' }))
  expect(await screen.findByText('Desativada')).toBeVisible()
  expect(fakeBackend.requests(removeSecondFactor)).toEqual([
    { current_password: 'quatro rios', code: 'abcd-efgh-jkmn' },
  ])
  await waitFor(() => expect(notified()).toEqual(['Verificação em duas etapas desativada.']))
  expect(screen.getByRole('heading', { name: 'Verificação em duas etapas' })).toHaveFocus()
})

it('can be replaced, and not turned off, by who has to have one', async () => {
  const { container } = await show({ ...on, required: true })
  expect(screen.getByText('Obrigatória')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Desativar' })).not.toBeInTheDocument()
  expect(await axe(container)).toHaveNoViolations()
})

it('tells who has to have one and has none', async () => {
  await show(makeSecondFactor({ required: true }))
  expect(screen.getByText('Quem administra o site precisa dela.')).toBeVisible()
})

it('says when the state cannot be had', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  fakeBackend.fails(getSecondFactor, 400, { code: 'VALIDATION_FAILED' })
  renderScreen(<SecondFactorCard />, { session: 'signed-in' })
  expect(await screen.findByText('Erro ao carregar dados')).toBeVisible()
  complaints.mockRestore()
})
