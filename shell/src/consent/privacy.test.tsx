import { getCookiePolicy, getCookies } from '@ag/contracts'
import { fakeBackend } from '@ag/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { startPrivacy } from './privacy'

it('asks all the same when what is kept cannot be learnt, and warns of it on the console only', async () => {
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
  warned.mockRestore()
})
