import { getPricing, getSettings } from '@ag/contracts'
import { fakeBackend, makePricing, makeSettings, renderScreen } from '@ag/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { CatalogueProvider } from '../catalogue/use-catalogue'

/** Shows a demo, and waits for the prices at its end. */
export async function showDemo(demo: ReactElement) {
  fakeBackend.replies(getPricing, makePricing())
  fakeBackend.replies(getSettings, makeSettings())
  const shown = renderScreen(<CatalogueProvider>{demo}</CatalogueProvider>)
  await screen.findAllByText('Testar grátis por 14 dias')
  return shown
}

/** Puts words in the place of those in a field. */
export async function writeInto(field: HTMLElement, words: string): Promise<void> {
  await userEvent.clear(field)
  if (words === '') return
  await userEvent.click(field)
  await userEvent.paste(words)
}
