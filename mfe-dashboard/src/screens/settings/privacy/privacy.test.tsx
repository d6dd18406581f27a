import { exportPersonalData, getAccountDeletion, requestAccountDeletion } from '@ag/contracts'
import { setPrivacyManager, storeConsent } from '@ag/platform'
import { fakeBackend, makeAccountDeletion, notified, renderScreen } from '@ag/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { Privacy } from './privacy'

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

async function show(deletion: ReturnType<typeof makeAccountDeletion> | null = null) {
  fakeBackend.replies(getAccountDeletion, { deletion })
  const result = renderScreen(<Privacy />, { session: 'signed-in' })
  await (deletion
    ? screen.findByText(/Você pediu a exclusão/)
    : screen.findByRole('button', { name: 'Excluir minha conta' }))
  return result
}

describe('the choice about what a browser keeps', () => {
  it('is shown, and opens the box about it', async () => {
    const manage = jest.fn()
    setPrivacyManager(manage)
    const { container } = await show()
    expect(screen.getByText('Você ainda não escolheu. Até lá, só o necessário é guardado.')).toBeVisible()
    await press('Gerenciar cookies')
    expect(manage).toHaveBeenCalledTimes(1)
    expect(await axe(container)).toHaveNoViolations()
  })

  it('is known as soon as it is made', async () => {
    await show()
    const preferences = { necessary: true, functional: true, analytics: false, marketing: false } as const
    const timestamp = new Date().toISOString()
    act(() => storeConsent({ preferences, action: 'accept_selected', timestamp, version: '1.0.0' }))
    expect(screen.getByText('Hoje você permite: Necessários, Funcionais.')).toBeVisible()
    act(() => storeConsent(undefined))
  })
})

describe('the file with everything we hold', () => {
  const data = { exported_at: '2026-11-20T01:30:00.000Z', records: { Conta: [{ name: 'Ana Souza' }] } }

  it('is made here, named after the day', async () => {
    const made: Blob[] = []
    URL.createObjectURL = (blob: Blob) => {
      made.push(blob)
      return 'blob:here'
    }
    URL.revokeObjectURL = () => undefined
    const clicked: string[] = []
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      clicked.push(this.download)
    })
    fakeBackend.replies(exportPersonalData, data)
    await show()
    await press('Baixar meus dados')
    await waitFor(() => expect(clicked).toEqual(['meus-dados-2026-11-19.json']))
    expect(JSON.parse((await made[0]?.text()) ?? '')).toEqual(data)
    expect(notified()).toEqual(['meus-dados-2026-11-19.json foi baixado.'])
    click.mockRestore()
  })

  it('is waited for in sight', async () => {
    fakeBackend.neverAnswers(exportPersonalData)
    await show()
    await press('Baixar meus dados')
    expect(screen.getByRole('button', { name: 'Baixar meus dados' })).toHaveAttribute('aria-busy', 'true')
  })

  it('says when it cannot be had', async () => {
    fakeBackend.fails(exportPersonalData, 429, { code: 'RATE_LIMITED', retry_after: 120 })
    await show()
    await press('Baixar meus dados')
    expect(await screen.findByRole('alert')).toHaveTextContent('Aguarde 120 segundos e tente novamente.')
  })
})

describe('the end of the account', () => {
  const dialog = () => screen.getByRole('dialog', { name: 'Excluir sua conta?' })
  const confirm = () => userEvent.click(within(dialog()).getByRole('button', { name: 'Excluir conta' }))
  const password = () => within(dialog()).getByLabelText(/^Senha atual/)

  it('says what goes, what stays and asks for the password', async () => {
    const { container } = await show()
    expect(screen.getByText('Seu nome, e-mail, telefone e empresa')).toBeVisible()
    expect(screen.getByText('Faturas, por 5 anos')).toBeVisible()
    await press('Excluir minha conta')
    expect(await axe(container)).toHaveNoViolations()
    await confirm()
    expect(password()).toHaveAccessibleDescription('Informe sua senha.')

    fakeBackend.replies(requestAccountDeletion, { deletion: makeAccountDeletion() })
    await userEvent.type(password(), 'quatro rios')
    await confirm()
    expect(await screen.findByText(/Você pediu a exclusão em 19 de novembro de 2026/)).toBeVisible()
    expect(fakeBackend.requests(requestAccountDeletion)).toEqual([{ current_password: 'quatro rios' }])
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Excluir a conta' })).toHaveFocus()
    expect(notified()).toEqual(['Exclusão pedida. Sua conta será excluída em 26 de novembro de 2026.'])
    expect(await axe(container)).toHaveNoViolations()
  })

  it('does not come by a wrong password, and can be left', async () => {
    await show()
    fakeBackend.fails(requestAccountDeletion, 400, {
      code: 'VALIDATION_FAILED',
      errors: [{ field: 'current_password', code: 'PASSWORD_WRONG', message: 'Senha incorreta.' }],
    })
    await press('Excluir minha conta')
    await userEvent.type(password(), 'outra')
    await confirm()
    await waitFor(() => expect(password()).toHaveAccessibleDescription('Senha incorreta.'))
    await userEvent.click(within(dialog()).getByRole('button', { name: 'Cancelar' }))
    expect(screen.getByRole('button', { name: 'Excluir minha conta' })).toHaveFocus()
  })

  it('is not asked for twice', async () => {
    await show(makeAccountDeletion())
    expect(screen.queryByRole('button', { name: 'Excluir minha conta' })).not.toBeInTheDocument()
  })
})
