import { getSettings } from '@ag/contracts'
import { QueryClientProvider, queryClient } from '@ag/platform'
import { fakeBackend, makeSettings, renderScreen } from '@ag/testing'
import { act, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { Social } from './social'
import { giveSocial, socialPlace } from './social-place'
import { siteQuery } from './use-site'

const found = {
  instagram_url: 'https://instagram.example/exemplo',
  youtube_url: 'https://youtube.example/@exemplo',
}
const links = () =>
  screen.getAllByRole('link').map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])

it('names what the settings name, and nothing else', async () => {
  fakeBackend.replies(getSettings, makeSettings({ ...found, whatsapp_number: '' }))
  const { container } = renderScreen(<Social />)
  await screen.findByRole('link', { name: 'Instagram (abre em nova aba)' })
  expect(links()).toEqual([
    ['Instagram (abre em nova aba)', 'https://instagram.example/exemplo'],
    ['YouTube (abre em nova aba)', 'https://youtube.example/@exemplo'],
  ])
  for (const link of screen.getAllByRole('link')) {
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  }
  expect(await axe(container)).toHaveNoViolations()
})

it('leads to the chat that the settings have, and nowhere that is not safe', async () => {
  fakeBackend.replies(
    getSettings,
    makeSettings({
      whatsapp_number: '5511940000000',
      x_url: 'javascript:alert(1)',
      facebook_url: 'http://a.example',
    }),
  )
  renderScreen(<Social />)
  await screen.findByRole('link', { name: 'WhatsApp (abre em nova aba)' })
  expect(links()).toEqual([['WhatsApp (abre em nova aba)', 'https://wa.me/5511940000000']])
})

it('shows nothing where the company is nowhere else', async () => {
  fakeBackend.replies(getSettings, makeSettings({ whatsapp_number: '' }))
  const { container } = renderScreen(<Social />)
  await act(() => queryClient.ensureQueryData(siteQuery))
  expect(container).toBeEmptyDOMElement()
})

it('keeps what was rendered ahead until its code is there, and goes on with it', async () => {
  queryClient.setQueryData(siteQuery.queryKey, makeSettings({ ...found, whatsapp_number: '' }))
  const html = (part: React.ReactNode) => (
    <QueryClientProvider client={queryClient}>{part}</QueryClientProvider>
  )
  const root = document.body.appendChild(document.createElement('div'))
  // As the server renders it, which has the code.
  root.innerHTML = `<!--$-->${renderToString(html(<Social />))}<!--/$-->`
  const before = root.innerHTML
  const complained = jest.fn()
  const page = await act(async () => hydrateRoot(root, html(socialPlace), { onRecoverableError: complained }))
  expect(root.innerHTML).toBe(before)
  await act(async () => giveSocial(Social))
  expect(root.innerHTML).toBe(before)
  expect(renderToString(html(socialPlace))).toBe(before)
  expect(complained).not.toHaveBeenCalled()
  await act(async () => page.unmount())
  root.remove()
})
