import {
  getAdminMe,
  getAdminMeeting,
  getAdminMeetings,
  getConsultants,
  getMeetingsFile,
  getSavedViews,
} from '@ag/contracts'
import {
  fakeBackend,
  makeAdmin,
  makeAdminConsultant,
  makeAdminMeeting,
  makeMeetingDetail,
  renderScreen,
} from '@ag/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { MeetingsScreen } from '../meetings-screen'

beforeEach(() => {
  fakeBackend.replies(getAdminMe, makeAdmin())
  fakeBackend.replies(getConsultants, { items: [makeAdminConsultant()] })
  fakeBackend.replies(getSavedViews, { items: [] })
  fakeBackend.replies(getAdminMeetings, { items: [makeAdminMeeting()], next_cursor: null, total: 1 })
  fakeBackend.says(getMeetingsFile, 'Data;Hora')
  fakeBackend.replies(getAdminMeeting, makeMeetingDetail())
})

const show = (search = '') =>
  renderScreen(<MeetingsScreen />, { path: `/admin/meetings?aba=lista${search}`, session: 'signed-in' })
const asked = () => fakeBackend.paths(getAdminMeetings).at(-1)

it('lists meetings, each behind a link, and comes back to the filtered list', async () => {
  const { container, address } = show('&status=confirmed')
  const link = await screen.findByRole('link', { name: '24/11/2026, 14:00' })
  expect(
    screen.getByRole('row', {
      name: '24/11/2026, 14:00 Ana Souza Padaria Central Reunião sobre Prospect AI Confirmada Videochamada Bruno Lima',
    }),
  ).toBeVisible()
  expect(asked()).toBe('/api/v1/admin/meetings?status=confirmed')
  expect(await axe(container)).toHaveNoViolations()
  await userEvent.click(link)
  expect(address()).toBe('/admin/meetings?aba=lista&status=confirmed&reuniao=mt_1')
  await userEvent.click(await screen.findByRole('link', { name: 'Voltar à lista' }))
  expect(await screen.findByRole('link', { name: '24/11/2026, 14:00' })).toHaveFocus()
  expect(address()).toBe('/admin/meetings?aba=lista&status=confirmed')
})

it('narrows by channel, person and days, and orders by the hour', async () => {
  show()
  await screen.findByRole('link', { name: '24/11/2026, 14:00' })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Canal' }), 'Telefone')
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Consultor' }), 'Bruno Lima')
  await userEvent.click(await screen.findByRole('button', { name: 'Quando' }))
  await waitFor(() =>
    expect(asked()).toBe('/api/v1/admin/meetings?sort=start_at&channel=phone&consultant_id=cs_1'),
  )
})

it('says that nothing was found', async () => {
  fakeBackend.replies(getAdminMeetings, { items: [], next_cursor: null, total: 0 })
  show('&q=ninguem')
  expect(await screen.findByText('Nada encontrado')).toBeVisible()
})

it('says that there is nothing yet', async () => {
  fakeBackend.replies(getAdminMeetings, { items: [], next_cursor: null, total: 0 })
  show()
  expect(await screen.findByText('Ainda não há nada aqui')).toBeVisible()
})
