import { getCookiePolicy, getCookies } from '@ag/contracts'
import { store } from '@ag/platform'
import { fakeBackend, makeCookieInfo, makeCookiePolicy } from '@ag/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { startPrivacy } from './privacy'
import { infoAtom } from './view'

it('asks all the same when what is kept cannot be learnt, warns of it on the console only, and learns it once back online', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  fakeBackend.fails(getCookies, 503)
  fakeBackend.fails(getCookiePolicy, 503)
  await act(async () => startPrivacy())
  await waitFor(() => expect(warned).toHaveBeenCalledTimes(1))
  expect([...fakeBackend.paths(getCookies), ...fakeBackend.paths(getCookiePolicy)]).toEqual([
    '/api/v1/cookies/',
    '/api/v1/cookies/policy',
  ])
  expect(screen.getByRole('button', { name: 'Aceitar Todos' })).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()

  fakeBackend.replies(getCookies, makeCookieInfo())
  fakeBackend.replies(getCookiePolicy, makeCookiePolicy())
  act(() => void dispatchEvent(new Event('online')))
  await waitFor(() => expect(store.get(infoAtom)).toBeDefined())
  expect(warned).toHaveBeenCalledTimes(1)
  warned.mockRestore()
})
