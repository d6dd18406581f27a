import {
  getAdminMe,
  getAdminPricing,
  getPriceEffect,
  type ProductPrices,
  schedulePrice,
  scheduleTransactional,
} from '@ag/contracts'
import { fakeBackend, renderScreen } from '@ag/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { PricingScreen } from './pricing-screen'

const price = (version: number, reais: number, day: string, change = {}) => ({
  version,
  price: reais,
  effective_from: `${day}T03:00:00.000Z`,
  applies_to_existing: false,
  notice_sent_at: null,
  subscribers: 0,
  ...change,
})

const prospect: ProductPrices = {
  product_id: 'prospect',
  name: 'Prospect AI',
  version: 5,
  current: price(2, 399, '2026-03-01', { subscribers: 12 }),
  scheduled: [price(3, 449, '2027-01-01')],
  past: [price(1, 349, '2026-01-01', { subscribers: 1 })],
}

const show = (path = '/admin/pricing', permissions = ['pricing:read', 'pricing:write']) => {
  fakeBackend.replies(getAdminMe, { role: 'comercial', permissions })
  fakeBackend.replies(getAdminPricing, {
    products: [prospect],
    transactional: [
      { key: 'ai_credits', label: 'Créditos de IA', per: 1000, price: 20, next: null, version: 1 },
    ],
    first_for_existing: '2027-01-01',
  })
  return renderScreen(<PricingScreen />, { path, session: 'signed-in' })
}

it('shows what an agent costs, is going to cost and has cost', async () => {
  const { container } = show()
  expect(await screen.findByText(/R\$\s399,00/)).toBeVisible()
  expect(screen.getByText('desde 01/03/2026 · 12 assinantes')).toBeVisible()
  expect(screen.getByText(/R\$\s449,00 a partir de 01\/01\/2027/)).toBeVisible()
  await userEvent.click(screen.getByText('Preços anteriores'))
  expect(screen.getByText(/R\$\s349,00 desde 01\/01\/2026 · 1 assinante$/)).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
})

it('tells what a price would mean before it is saved', async () => {
  fakeBackend.replies(getPriceEffect, { keep: 12, change: 0, monthly_difference: 0 })
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Agendar preço: Prospect AI' }))
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByText('Informe preço e data para ver o efeito.')).toBeVisible()
  await userEvent.type(dialog.getByRole('textbox', { name: 'Novo preço por mês' }), '449,90')
  expect(await dialog.findByText('12 assinantes mantêm o preço atual.')).toBeVisible()
  fakeBackend.replies(schedulePrice, prospect)
  await userEvent.click(dialog.getByRole('button', { name: 'Agendar preço' }))
  expect(fakeBackend.requests(schedulePrice)).toMatchObject([
    { price: 449.9, applies_to_existing: false, version: 5, reason: '' },
  ])
})

it('shows the reason at its field where the server refuses', async () => {
  fakeBackend.replies(getPriceEffect, { keep: 12, change: 0, monthly_difference: 0 })
  fakeBackend.fails(schedulePrice, 400, {
    code: 'VALIDATION_FAILED',
    errors: [{ field: 'effective_from', code: 'DAY_PAST', message: 'Escolha hoje ou um dia futuro.' }],
  })
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Agendar preço: Prospect AI' }))
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.type(dialog.getByRole('textbox', { name: 'Novo preço por mês' }), '449')
  await userEvent.click(dialog.getByRole('button', { name: 'Agendar preço' }))
  expect(await dialog.findByText('Escolha hoje ou um dia futuro.')).toBeVisible()
})

it('lets use cost something else from a month on', async () => {
  fakeBackend.replies(scheduleTransactional, {
    key: 'ai_credits',
    label: 'Créditos de IA',
    per: 1000,
    price: 20,
    next: null,
    version: 2,
  })
  show('/admin/pricing?aba=uso')
  expect(
    await screen.findByRole('row', { name: /Créditos de IA R\$\s20,00 por 1\.000 sem mudança/ }),
  ).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Agendar mudança: Créditos de IA' }))
  const dialog = within(screen.getByRole('dialog'))
  const amount = dialog.getByRole('textbox', { name: 'Novo preço por 1.000' })
  await userEvent.clear(amount)
  await userEvent.type(amount, '25')
  await userEvent.click(dialog.getByRole('button', { name: 'Agendar preço' }))
  expect(fakeBackend.requests(scheduleTransactional)[0]).toMatchObject({
    price: 25,
    from: expect.stringMatching(/-01$/),
    version: 1,
  })
})

it('offers nothing to who may only read', async () => {
  show('/admin/pricing', ['pricing:read'])
  await screen.findByText(/R\$\s399,00/)
  expect(screen.queryByRole('button', { name: /Agendar/ })).not.toBeInTheDocument()
})
