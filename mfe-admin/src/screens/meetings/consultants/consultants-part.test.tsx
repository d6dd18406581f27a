import { createConsultant, editConsultant, getAdminMe, getConsultants } from '@ag/contracts'
import { fakeBackend, makeAdmin, makeAdminConsultant, notified, renderScreen } from '@ag/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { MeetingsScreen } from '../meetings-screen'

beforeEach(() => {
  fakeBackend.replies(getAdminMe, makeAdmin())
  fakeBackend.replies(getConsultants, {
    items: [
      makeAdminConsultant(),
      makeAdminConsultant({
        id: 'cs_2',
        name: 'Carla Dias',
        email: null,
        is_default: false,
        must_accept: true,
        is_active: false,
        upcoming: 0,
      }),
    ],
  })
})

const dialog = () => within(screen.getByRole('dialog'))
const save = async () => userEvent.click(dialog().getByRole('button', { name: 'Salvar' }))
async function show() {
  const result = renderScreen(<MeetingsScreen />, {
    path: '/admin/meetings?aba=consultores',
    session: 'signed-in',
  })
  await screen.findByRole('table', { name: 'Consultores' })
  return result
}

it('lists those who receive, and how', async () => {
  const { container } = await show()
  expect(
    screen.getByRole('row', {
      name: 'Bruno Lima Padrão bruno@empresa.com.br Editar Videochamada, Telefone 2',
    }),
  ).toBeVisible()
  expect(
    screen.getByRole('row', {
      name: 'Carla Dias Precisa aceitar Não atende Sem e-mail Editar Videochamada, Telefone 0',
    }),
  ).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
})

it('offers no edit to those who may only look', async () => {
  fakeBackend.replies(getAdminMe, makeAdmin(['meetings:read']))
  await show()
  expect(screen.queryByRole('button', { name: /^(?:Editar|Adicionar)/ })).not.toBeInTheDocument()
})

it('adds somebody', async () => {
  fakeBackend.replies(createConsultant, makeAdminConsultant({ id: 'cs_3' }))
  const { container } = await show()
  await userEvent.click(screen.getByRole('button', { name: 'Adicionar consultor' }))
  expect(await axe(container)).toHaveNoViolations()
  await userEvent.type(dialog().getByLabelText(/^Nome/), 'Davi Nunes')
  await userEvent.click(dialog().getByLabelText('Videochamada'))
  await save()
  expect(dialog().getByText('Escolha pelo menos um canal.')).toBeVisible()
  await userEvent.click(dialog().getByLabelText('WhatsApp'))
  await save()
  await waitFor(() => expect(notified()).toEqual(['Consultor salvo.']))
  expect(fakeBackend.requests(createConsultant)).toEqual([
    {
      name: 'Davi Nunes',
      role: '',
      bio: '',
      photo_url: null,
      email: null,
      room_url: null,
      channels: ['whatsapp'],
      is_default: false,
      must_accept: false,
      is_active: true,
    },
  ])
})

it('saves only what was changed', async () => {
  fakeBackend.replies(editConsultant, makeAdminConsultant())
  await show()
  await userEvent.click(screen.getByRole('button', { name: 'Editar Bruno Lima' }))
  await userEvent.click(dialog().getByLabelText('Precisa aceitar cada reunião'))
  await userEvent.clear(dialog().getByLabelText('E-mail'))
  await save()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(fakeBackend.requests(editConsultant)).toEqual([{ version: 1, email: null, must_accept: true }])
})

it('lets somebody choose where two have saved at once', async () => {
  fakeBackend.fails(editConsultant, 409, {
    code: 'VERSION_CONFLICT',
    current: makeAdminConsultant({ version: 4, role: 'Diretor', channels: ['whatsapp'] }),
  })
  await show()
  await userEvent.click(screen.getByRole('button', { name: 'Editar Bruno Lima' }))
  await userEvent.clear(dialog().getByLabelText('Cargo'))
  await userEvent.type(dialog().getByLabelText('Cargo'), 'Gerente')
  await userEvent.click(dialog().getByLabelText('WhatsApp'))
  await save()
  await screen.findByRole('dialog', { name: 'Este registro mudou' })
  expect(dialog().getByLabelText('O seu: Videochamada, Telefone, WhatsApp')).toBeChecked()
  await userEvent.click(dialog().getByLabelText('O atual: WhatsApp'))
  fakeBackend.replies(editConsultant, makeAdminConsultant())
  await userEvent.click(dialog().getByRole('button', { name: 'Salvar o que escolhi' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(fakeBackend.requests(editConsultant).at(-1)).toEqual({ version: 4, role: 'Gerente' })
})

it('says what the server refuses at its field', async () => {
  fakeBackend.fails(editConsultant, 400, {
    code: 'VALIDATION_FAILED',
    errors: [
      { field: 'is_default', code: 'DEFAULT_NEEDED', message: 'Defina outro consultor como padrão antes.' },
    ],
  })
  await show()
  await userEvent.click(screen.getByRole('button', { name: 'Editar Bruno Lima' }))
  await userEvent.click(dialog().getByLabelText('Padrão para quem não escolhe ninguém'))
  await save()
  expect(await dialog().findByText('Defina outro consultor como padrão antes.')).toBeVisible()
})
