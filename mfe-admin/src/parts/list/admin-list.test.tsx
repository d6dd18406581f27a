import { getAdminMeetings, getSavedViews } from '@ag/contracts'
import { fakeBackend, renderScreen } from '@ag/testing'
import { screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { AdminList } from './admin-list'

/** Presses / as soon as what stands before it is in the page, before React has done whatever may wait. */
function PressAtOnce() {
  useLayoutEffect(() => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }))
  }, [])
  return null
}

it('leads to its search by / from the moment that it can be seen', async () => {
  fakeBackend.replies(getSavedViews, { items: [] })
  fakeBackend.replies(getAdminMeetings, { items: [], next_cursor: null, total: 0 })
  renderScreen(
    <>
      <AdminList
        list="meetings"
        caption="Reuniões"
        endpoint={getAdminMeetings}
        columns={[]}
        rowKey={() => ''}
      />
      <PressAtOnce />
    </>,
    { session: 'signed-in' },
  )
  expect(await screen.findByRole('searchbox', { name: 'Buscar' })).toHaveFocus()
  expect(await screen.findByText('Ainda não há nada aqui')).toBeVisible()
})
