import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { renderToString } from 'react-dom/server'
import { BackToTop } from './back-to-top'

const button = () => screen.queryByRole('button', { name: 'Voltar ao topo' })

/** What a browser does that draws: it scrolls, and says so. */
function scrollTo(top: number) {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true })
  act(() => {
    window.dispatchEvent(new Event('scroll'))
  })
}

function renderPage() {
  return render(
    <>
      <main tabIndex={-1}>Agentes</main>
      <BackToTop />
    </>,
  )
}

let calm: boolean
let scrolled: jest.SpyInstance
beforeEach(() => {
  calm = false
  window.matchMedia = (media) => ({ media, matches: calm }) as MediaQueryList
  scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => scrollTo(0))
})
afterEach(() => {
  scrolled.mockRestore()
  scrollTo(0)
})

it('passes axe', async () => {
  const { container } = renderPage()
  scrollTo(301)
  expect(button()).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
})

it('takes the keyboard to the top as well', async () => {
  renderPage()
  scrollTo(301)
  await userEvent.tab()
  expect(button()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('main')).toHaveFocus()
  expect(button()).not.toBeInTheDocument()
})

it('glides up when pressed, and jumps for those who want no movement', async () => {
  renderPage()
  for (const [reduced, behavior] of [
    [false, 'smooth'],
    [true, 'instant'],
  ]) {
    calm = Boolean(reduced)
    scrollTo(900)
    await userEvent.click(screen.getByRole('button'))
    expect(scrolled).toHaveBeenLastCalledWith({ top: 0, behavior })
  }
})

it.each([
  [0, false],
  [300, false],
  [301, true],
])('at %d px is shown: %s', (top, expected) => {
  renderPage()
  scrollTo(top)
  expect(button() !== null).toBe(expected)
})

it('is in no page rendered ahead', () => {
  expect(renderToString(<BackToTop />)).toBe('')
})
