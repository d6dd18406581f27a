import { makeSession } from '@ag/testing'
import { act, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { store } from '../store'
import { sessionAtom, useSession } from './session'

const Status = () => <p>{useSession().status}</p>

it('takes a prerendered page over as it was rendered, even when the session is known by then', async () => {
  const container = document.createElement('div')
  container.innerHTML = '<p>loading</p>'
  document.body.append(container)
  store.set(sessionAtom, makeSession())
  const mismatches: unknown[] = []
  await act(async () => {
    hydrateRoot(container, <Status />, { onRecoverableError: (error) => mismatches.push(error) })
  })
  expect(mismatches).toEqual([])
  expect(await screen.findByText('signed-in')).toBeVisible()
})
