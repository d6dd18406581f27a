import { getPricing, getSettings } from '@ag/contracts'
import { RouterProvider } from '@ag/platform'
import { createMemoryRouter } from '@ag/platform/server'
import { fakeBackend, makePricing, makeSettings, renderScreen } from '@ag/testing'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { CatalogueProvider } from '../../catalogue/use-catalogue'
import { AgentDemo } from './agent-demo'

// Compiled ahead: what is tested is when the code is asked for, not how long a compiler takes.
beforeAll(() => import('../../demos/bi/bi-demo'))

const show = (path = '/agents/bi') => {
  fakeBackend.replies(getPricing, makePricing())
  fakeBackend.replies(getSettings, makeSettings())
  return renderScreen(
    <CatalogueProvider>
      <AgentDemo id="business-intelligence" />
    </CatalogueProvider>,
    { path },
  )
}
const demo = () => screen.findByRole('region', { name: 'Pergunte aos números de uma loja' })

it('says what the demo shows, and what it needs, to those who run no script', async () => {
  const router = createMemoryRouter([{ path: '*', element: <AgentDemo id="whatsapp" /> }], '/agents/whatsapp')
  const html = renderToString(<RouterProvider router={router} />)
  expect(html).toContain('id="demo"')
  expect(html).toContain('veja o agente ficar em silêncio')
  expect(html).toContain(
    '<noscript>A demonstração roda no seu navegador e precisa de JavaScript ligado.</noscript>',
  )
  expect(html).not.toContain('<button')
})

it('opens when it is asked for', async () => {
  show()
  expect(screen.queryByRole('region', { name: 'Pergunte aos números de uma loja' })).not.toBeInTheDocument()
  await act(() => userEvent.click(screen.getByRole('button', { name: 'Abrir a demonstração' })))
  expect(await demo()).toBeVisible()
})

it('opens and comes into view for those who follow a link to it', async () => {
  const scrolled = jest.fn()
  Element.prototype.scrollIntoView = scrolled
  show('/agents/bi#demo')
  expect(await demo()).toBeVisible()
  expect(scrolled.mock.contexts).toEqual([document.getElementById('demo')])
})

it('opens when somebody comes near', async () => {
  let near: () => void = () => undefined
  globalThis.IntersectionObserver = class {
    constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
      near = () => report([{ isIntersecting: true }])
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver
  show()
  await act(async () => near())
  expect(await demo()).toBeVisible()
  Reflect.deleteProperty(globalThis, 'IntersectionObserver')
})

it('waits on a phone until it is asked for', async () => {
  let near: () => void = () => undefined
  globalThis.IntersectionObserver = class {
    constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
      near = () => report([{ isIntersecting: true }])
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver
  globalThis.matchMedia = () => ({ matches: true }) as MediaQueryList
  show()
  await act(async () => near())
  Reflect.deleteProperty(globalThis, 'matchMedia')
  Reflect.deleteProperty(globalThis, 'IntersectionObserver')
  await act(() => userEvent.click(screen.getByRole('button', { name: 'Abrir a demonstração' })))
  expect(await demo()).toBeVisible()
})

it('is there for those who walk the page by Tab before they come to it', async () => {
  show()
  document.body.focus()
  await act(() => userEvent.tab())
  expect(await demo()).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Abrir a demonstração' })).not.toBeInTheDocument()
})
