import { teamSteps } from '@ag/agents/with-team/steps'
import type { ProductId } from '@ag/core'
import { productPages } from './product-pages'

it.each(Object.entries(productPages))('the page of %s says whether our team works on it', (id, page) => {
  const withTeam = teamSteps[id as ProductId] !== undefined
  expect(page.summary.includes('junto com a nossa equipe')).toBe(withTeam)
  expect(page.requirements.includes('Uma reunião de início com a nossa equipe')).toBe(withTeam)
})
