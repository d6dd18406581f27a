import type { ContactDraft, LeadContext } from '@ag/contracts'
import { bandOf, scoreLead } from './lead-score'

const everything = { name: 'Ana', email: 'ana@empresa.com.br', phone: '+5511912345678' }

test.each<[LeadContext, ContactDraft, number, string]>([
  [{}, {}, 0, 'C'],
  [{ agent_interest: 'prospect' }, {}, 30, 'C'],
  [{ agent_interest: 'prospect' }, { email: 'ana@empresa.com.br' }, 40, 'B'],
  [{ agent_interest: 'prospect', timing: 'research' }, { name: 'Ana' }, 40, 'B'],
  [{ agent_interest: 'prospect', timing: '30d', company_size: '50+' }, {}, 70, 'A'],
  [{ agent_interest: 'prospect', timing: 'now', company_size: '50+' }, everything, 100, 'A'],
  [{ timing: 'now', company_size: '1' }, everything, 55, 'B'],
])('%j and %j make %i, which is %s', (lead, contact, score, band) => {
  expect(scoreLead(lead, contact)).toBe(score)
  expect(bandOf(scoreLead(lead, contact))).toBe(band)
})
