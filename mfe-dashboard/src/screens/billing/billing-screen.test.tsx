import { getDashboard } from '@ag/contracts'
import { fakeBackend, makeDashboard, renderScreen } from '@ag/testing'
import { screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { BillingScreen } from './billing-screen'

const show = () => renderScreen(<BillingScreen />, { path: '/dashboard/billing', session: 'signed-in' })

it('tells what is due and when', async () => {
  fakeBackend.replies(
    getDashboard,
    makeDashboard({
      services: [
        {
          product_id: 'prospect',
          name: 'Prospect AI',
          status: 'active',
          trial_ends_at: null,
          setup: { done: 4, total: 4 },
        },
      ],
      next_invoice: { amount: 1399.9, due_date: '2026-12-04', estimated_usage: 0 },
    }),
  )
  const { container } = show()
  expect(await screen.findByText('R$ 1.399,90')).toBeVisible()
  expect(screen.getByText('Vence em 4 de dezembro de 2026')).toBeVisible()
  expect(screen.queryByText(/Uso estimado/)).not.toBeInTheDocument()
  expect(await axe(container)).toHaveNoViolations()
})
