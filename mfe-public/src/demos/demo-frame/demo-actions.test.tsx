import { getPricing, getSettings } from '@ag/contracts'
import { fakeBackend, makePricing, makeSettings, renderScreen } from '@ag/testing'
import { screen } from '@testing-library/react'
import { CatalogueProvider } from '../../catalogue/use-catalogue'
import { DemoActions } from './demo-actions'

async function hrefs(summary: string) {
  fakeBackend.replies(getPricing, makePricing())
  fakeBackend.replies(getSettings, makeSettings())
  renderScreen(
    <CatalogueProvider>
      <DemoActions agent="business-intelligence" summary={summary} />
    </CatalogueProvider>,
  )
  await screen.findByRole('link', { name: /^Testar grátis/ })
  const href = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href') ?? ''
  return [href(/^Testar grátis/), href(/^Marcar uma reunião/), href(/^Falar no WhatsApp/)]
}

it('carries the agent and what was done in the demo on', async () => {
  const [trial, meeting, chat] = await hrefs('Receita por canal\n& mês')
  expect(trial).toBe('/auth/signup?product=business-intelligence&demo=Receita%20por%20canal%20%26%20m%C3%AAs')
  expect(meeting).toBe(
    '/consultation?agent=business-intelligence&demo=Receita%20por%20canal%20%26%20m%C3%AAs',
  )
  expect(decodeURIComponent(chat ?? '')).toMatch(/Business Intelligence .* Receita por canal & mês$/)
})

it('keeps a long summary to 300 characters', async () => {
  const [trial] = await hrefs('longo '.repeat(200))
  const demo = new URLSearchParams(trial?.split('?')[1]).get('demo') ?? ''
  expect(demo.length).toBeLessThanOrEqual(300)
  expect(demo).toMatch(/…$/)
})

it('needs no summary', async () => {
  const [trial] = await hrefs('')
  expect(trial).toBe('/auth/signup?product=business-intelligence')
})
