import { getAdminMe, getConsultants, getMeetingMonth } from '@ag/contracts'
import { fakeBackend, makeAdmin, makeAdminConsultant, renderScreen } from '@ag/testing'
import { screen, within } from '@testing-library/react'
import { MeetingsScreen } from './meetings-screen'

function show(permissions?: string[]) {
  fakeBackend.replies(getAdminMe, makeAdmin(permissions))
  fakeBackend.replies(getConsultants, { items: [makeAdminConsultant()] })
  fakeBackend.replies(getMeetingMonth, { month: '2026-11', items: [] })
  return renderScreen(<MeetingsScreen />, { path: '/admin/meetings', session: 'signed-in' })
}
const parts = async () =>
  within(await screen.findByRole('navigation', { name: 'Partes de Reuniões' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

it('has a calendar, a list, a way to book, and who receives when', async () => {
  show()
  expect(await parts()).toEqual([
    'Calendário',
    'Lista',
    'Nova reunião',
    'Consultores',
    'Disponibilidade',
    'Folgas',
  ])
  expect(screen.getByRole('heading', { level: 1, name: 'Reuniões' })).toBeVisible()
})

it('offers no booking to those who may only look', async () => {
  show(['meetings:read'])
  expect(await parts()).toEqual(['Calendário', 'Lista', 'Consultores', 'Disponibilidade', 'Folgas'])
})
