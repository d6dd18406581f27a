import { act, render, screen } from '@testing-library/react'
import { LazyBackToTop } from './lazy-back-to-top'

/** What a browser does that draws: it scrolls, and says so. */
function scrollTo(top: number) {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true })
  act(() => {
    window.dispatchEvent(new Event('scroll'))
  })
}

afterEach(() => scrollTo(0))

it('comes once somebody has scrolled far down', async () => {
  render(<LazyBackToTop />)
  scrollTo(300)
  await act(async () => undefined)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  scrollTo(301)
  expect(await screen.findByRole('button', { name: 'Voltar ao topo' })).toBeVisible()
})

it('comes at once where the browser has gone back to a place far down', async () => {
  scrollTo(900)
  render(<LazyBackToTop />)
  expect(await screen.findByRole('button', { name: 'Voltar ao topo' })).toBeVisible()
})
