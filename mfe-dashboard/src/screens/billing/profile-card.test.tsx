import { type Billing, findAddress, getBilling, getDashboard, saveBillingProfile } from '@ag/contracts'
import { fakeBackend, makeBilling, makeDashboard, notified, renderScreen } from '@ag/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { ProfileCard } from './profile-card'

const known: NonNullable<Billing['billing_profile']> = {
  document_type: 'cnpj',
  document: '12ABC34501DE35',
  legal_name: 'Padaria Central Ltda.',
  address: {
    postal_code: '01001-000',
    street: 'Praça da Sé',
    number: '1',
    complement: '',
    district: 'Sé',
    city: 'São Paulo',
    state: 'SP',
  },
}

const field = (name: string | RegExp) => screen.getByRole('textbox', { name })
const state = () => screen.getByRole('combobox', { name: /^UF/ })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Salvar' }))

beforeEach(() => fakeBackend.replies(findAddress, { address: null }))

function show(billing_profile: Billing['billing_profile'] = known) {
  fakeBackend.replies(getBilling, makeBilling())
  fakeBackend.replies(getDashboard, makeDashboard())
  return renderScreen(<ProfileCard billing={{ payer: billing_profile, billing_profile }} />, {
    session: 'signed-in',
  })
}

it('shows whom invoices are for', async () => {
  const { container } = show()
  expect(screen.getByRole('radio', { name: 'CNPJ' })).toBeChecked()
  expect(field(/^CNPJ/)).toHaveValue('12.ABC.345/01DE-35')
  expect(field(/^Razão social/)).toHaveValue('Padaria Central Ltda.')
  expect(field(/^CEP/)).toHaveValue('01001-000')
  expect(field(/^CEP/)).toHaveAttribute('autocomplete', 'postal-code')
  expect(state()).toHaveDisplayValue('SP – São Paulo')
  expect(await axe(container)).toHaveNoViolations()
})

it('saves a person with an address, written as people write it', async () => {
  show(null)
  await userEvent.click(screen.getByRole('radio', { name: 'CPF' }))
  await userEvent.type(field(/^CPF/), '52998224725')
  expect(field(/^CPF/)).toHaveValue('529.982.247-25')
  await userEvent.type(field(/^Nome completo/), 'Ana Souza')
  await userEvent.type(field(/^CEP/), '01310100')
  expect(field(/^CEP/)).toHaveValue('01310-100')
  await userEvent.type(field(/^Rua/), 'Avenida Paulista')
  await userEvent.type(field(/^Número/), '1000')
  await userEvent.type(field(/^Bairro/), 'Bela Vista')
  await userEvent.type(field(/^Cidade/), 'São Paulo')
  await userEvent.selectOptions(state(), 'SP')
  fakeBackend.replies(saveBillingProfile, { saved: true })
  await save()
  await waitFor(() => expect(notified()).toEqual(['Dados de faturamento salvos.']))
  expect(fakeBackend.requests(saveBillingProfile)).toEqual([
    {
      document_type: 'cpf',
      document: '52998224725',
      legal_name: 'Ana Souza',
      address: {
        postal_code: '01310-100',
        street: 'Avenida Paulista',
        number: '1000',
        complement: '',
        district: 'Bela Vista',
        city: 'São Paulo',
        state: 'SP',
      },
    },
  ])
  expect(Object.keys(sessionStorage)).toEqual([])
})

describe('a CEP', () => {
  const paulista = { street: 'Avenida Paulista', district: 'Bela Vista', city: 'São Paulo', state: 'SP' }
  const type = async (text: string) => {
    await userEvent.clear(field(/^CEP/))
    await userEvent.type(field(/^CEP/), text)
  }

  it('fills in the rest, without touching what was typed', async () => {
    show(null)
    await userEvent.type(field(/^Bairro/), 'Jardins')
    fakeBackend.replies(findAddress, { address: paulista })
    await type('01310100')
    await waitFor(() => expect(field(/^Rua/)).toHaveValue('Avenida Paulista'))
    expect(screen.getByText('Endereço preenchido pelo CEP. Confira.')).toBeVisible()
    expect(field(/^Bairro/)).toHaveValue('Jardins')
    expect(field(/^Cidade/)).toHaveValue('São Paulo')
    expect(state()).toHaveValue('SP')
    expect(fakeBackend.requests(findAddress)).toEqual([{ postal_code: '01310-100' }])

    // What another CEP gave makes way.
    fakeBackend.replies(findAddress, { address: { ...paulista, street: 'Praça da Sé', district: 'Sé' } })
    await type('01001000')
    await waitFor(() => expect(field(/^Rua/)).toHaveValue('Praça da Sé'))
    expect(field(/^Bairro/)).toHaveValue('Jardins')
  })

  it.each([
    ['belongs to no address', () => fakeBackend.replies(findAddress, { address: null })],
    ['cannot be asked about', () => fakeBackend.isUnreachable(findAddress)],
  ])('that %s leaves the fields to be typed', async (_what, answer) => {
    show(null)
    answer()
    await type('01310100')
    await waitFor(() => expect(fakeBackend.requests(findAddress)).toHaveLength(1))
    await userEvent.type(field(/^Rua/), 'Rua Direita')
    expect(field(/^Rua/)).toHaveValue('Rua Direita')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(notified()).toEqual([])
  })
})

it('takes a CNPJ with letters, typed small', async () => {
  show(null)
  await userEvent.type(field(/^CNPJ/), '12abc34501de35')
  expect(field(/^CNPJ/)).toHaveValue('12.ABC.345/01DE-35')
})

it('names everything that is missing, each at its field', async () => {
  const { container } = show(null)
  await save()
  expect(field(/^CNPJ/)).toHaveAccessibleDescription('Informe um CNPJ válido.')
  expect(field(/^CNPJ/)).toHaveFocus()
  expect(field(/^Razão social/)).toHaveAccessibleDescription('Informe a razão social ou o nome.')
  expect(field(/^CEP/)).toHaveAccessibleDescription('Informe um CEP válido.')
  expect(field(/^Rua/)).toHaveAccessibleDescription('Informe a rua.')
  expect(field(/^Número/)).toHaveAccessibleDescription('Informe o número.')
  expect(field(/^Complemento/)).toBeValid()
  expect(field(/^Bairro/)).toHaveAccessibleDescription('Informe o bairro.')
  expect(field(/^Cidade/)).toHaveAccessibleDescription('Informe a cidade.')
  expect(state()).toHaveAccessibleDescription('Informe a UF.')
  expect(fakeBackend.requests(saveBillingProfile)).toEqual([])
  expect(await axe(container)).toHaveNoViolations()
})

it.each([
  ['CNPJ', '11222333000182'],
  ['CPF', '52998224724'],
])('refuses a %s whose last digits do not fit', async (type, text) => {
  show()
  await userEvent.click(screen.getByRole('radio', { name: type }))
  await userEvent.clear(field(new RegExp(`^${type}`)))
  await userEvent.type(field(new RegExp(`^${type}`)), text)
  await save()
  expect(field(new RegExp(`^${type}`))).toHaveAccessibleDescription(`Informe um ${type} válido.`)
})

it('has what was typed before the page went away', async () => {
  const { unmount } = show()
  await userEvent.clear(field(/^Rua/))
  await userEvent.type(field(/^Rua/), 'Rua Direita')
  unmount()
  show()
  expect(screen.getByText('Recuperamos o que você havia digitado.')).toBeVisible()
  expect(field(/^Rua/)).toHaveValue('Rua Direita')
  await userEvent.click(screen.getByRole('button', { name: 'Descartar' }))
  expect(Object.keys(sessionStorage)).toEqual([])
})

it('says when nothing could be saved', async () => {
  show()
  fakeBackend.isUnreachable(saveBillingProfile)
  await save()
  expect(await screen.findByRole('alert')).toHaveTextContent('Problema de conexão')
})
