import {
  type AdminSpeed,
  getAdminMe,
  getAdminSpeed,
  getReleasesHealth,
  type MeasuredSpeed,
  type ReleasesHealth,
} from '@ag/contracts'
import { fakeBackend, renderScreen } from '@ag/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { OverviewScreen } from '../overview-screen'
import { measureText, ratingOf } from './ratings'

const nothing: MeasuredSpeed = { visits: 0, lcp: null, inp: null, cls: null, ttfb: null }
const measured = (visits: number, lcp: number): MeasuredSpeed => ({
  visits,
  lcp: { p75: lcp, count: visits },
  inp: { p75: 120, count: 12 },
  cls: { p75: 0.31, count: visits },
  ttfb: null,
})
const live = 'a'.repeat(12)
const speed: AdminSpeed = {
  total: measured(1_234, 2_600),
  days: [
    { day: '2026-11-19', ...measured(600, 2_400) },
    { day: '2026-11-20', ...measured(634, 2_800) },
  ],
  pages: [
    { page: '/', ...measured(1_200, 2_500) },
    { page: '/agents/:product', ...measured(34, 4_100) },
  ],
  builds: [
    { remote: 'mfe-public', build: live, ...measured(20, 5_000) },
    { remote: 'mfe-public', build: 'b'.repeat(12), ...measured(1_214, 2_400) },
    { remote: 'mfe-novo', build: 'c'.repeat(12), ...nothing, visits: 40 },
  ],
}
const health: ReleasesHealth = {
  set: 'abc',
  releases: [
    {
      name: 'mfe-public',
      disabled: null,
      builds: [
        {
          build: live,
          role: 'live',
          share: 100,
          version: '1.0.0',
          revision: null,
          platform: '^1.0.0',
          shared: {},
          loads: 0,
          success_rate: null,
          failures: {},
          load_ms: null,
          phases: null,
          hours: [],
        },
      ],
      last_change: null,
    },
  ],
  recent: [],
}

function show(path = '/admin?aba=velocidade') {
  fakeBackend.replies(getAdminMe, { role: 'leitura', permissions: ['overview:read'] })
  return renderScreen(<OverviewScreen />, { path, session: 'signed-in' })
}

const lastAsked = () => fakeBackend.paths(getAdminSpeed).at(-1)

it('tells the figures of the period, in words how good they are, and how they went', async () => {
  fakeBackend.replies(getAdminSpeed, speed)
  fakeBackend.replies(getReleasesHealth, health)
  const { container } = show()
  expect(await screen.findByText('1.234 visitas medidas')).toBeVisible()
  const paint = within(screen.getByRole('region', { name: 'Conteúdo principal (LCP)' }))
  expect(paint.getByText('2,6 s', { selector: 'p' })).toBeVisible()
  expect(paint.getByText('Precisa melhorar')).toBeVisible()
  expect(paint.getByText('Bom até 2,5 s, ruim acima de 4 s.')).toBeVisible()
  expect(paint.getByRole('figure', { name: 'LCP por dia' })).toBeVisible()
  await userEvent.click(paint.getByText('Ver em tabela'))
  expect(paint.getByRole('row', { name: '20/11 2,8 s' })).toBeVisible()
  const shift = within(screen.getByRole('region', { name: 'Estabilidade (CLS)' }))
  expect(shift.getByText('Ruim')).toBeVisible()
  expect(shift.getByText('0,31', { selector: 'p' })).toBeVisible()
  expect(
    within(screen.getByRole('region', { name: 'Resposta (INP)' })).getByText('Poucas visitas'),
  ).toBeVisible()
  expect(within(screen.getByRole('region', { name: 'Servidor (TTFB)' })).getByText('Sem dados')).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
})

it('tells them by page and by build, marks what is live, and where visits are few', async () => {
  fakeBackend.replies(getAdminSpeed, speed)
  fakeBackend.replies(getReleasesHealth, health)
  show()
  const pages = within(await screen.findByRole('region', { name: 'Por página' }))
  expect(pages.getByRole('row', { name: 'Início 1.200 2,5 s 120 ms 0,31 Ruim —' })).toBeVisible()
  expect(
    pages.getByRole('row', { name: 'Página de um agente 34 4,1 s Ruim 120 ms 0,31 Ruim —' }),
  ).toBeVisible()
  const builds = within(screen.getByRole('region', { name: 'Por versão' }))
  expect(
    await builds.findByRole('row', {
      name: 'Páginas públicas aaaaaaaaaaaa No ar 20 Poucas visitas 5 s 120 ms 0,31 —',
    }),
  ).toBeVisible()
  expect(
    builds.getByRole('row', { name: 'Páginas públicas bbbbbbbbbbbb — 1.214 2,4 s 120 ms 0,31 Ruim —' }),
  ).toBeVisible()
  expect(builds.getByRole('row', { name: 'mfe-novo cccccccccccc — 40 — — — —' })).toBeVisible()
})

it('is narrowed by page, device and period, in the address', async () => {
  fakeBackend.replies(getAdminSpeed, speed)
  fakeBackend.replies(getReleasesHealth, health)
  const { address } = show()
  expect(await screen.findByRole('combobox', { name: 'Período' })).toHaveDisplayValue('Últimos 7 dias')
  expect(lastAsked()).toBe('/api/v1/admin/speed')
  await userEvent.click(screen.getByRole('link', { name: 'Página de um agente' }))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Aparelho' }), 'Celular')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Período' }), 'Últimos 28 dias')
  await waitFor(() =>
    expect(lastAsked()).toBe('/api/v1/admin/speed?page=%2Fagents%2F%3Aproduct&device=phone&days=28'),
  )
  expect(address()).toBe('/admin?aba=velocidade&page=%2Fagents%2F%3Aproduct&device=phone&days=28')
  expect(screen.getByRole('combobox', { name: 'Página' })).toHaveDisplayValue('Página de um agente')
  expect(screen.queryByRole('region', { name: 'Por página' })).not.toBeInTheDocument()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Página' }), 'Todas as páginas')
  await waitFor(() => expect(lastAsked()).toBe('/api/v1/admin/speed?device=phone&days=28'))
})

it('passes over what is no page, device or period', async () => {
  fakeBackend.replies(getAdminSpeed, speed)
  fakeBackend.replies(getReleasesHealth, health)
  show('/admin?aba=velocidade&page=/segredo&device=relogio&days=9')
  await screen.findByText('1.234 visitas medidas')
  expect(lastAsked()).toBe('/api/v1/admin/speed')
})

it.each([
  ['', 'As visitas de quem permite cookies de análise aparecem aqui assim que a página é deixada.'],
  ['&device=tablet', 'Escolha outra página, outro aparelho ou um período maior.'],
])('says that nothing was measured: %s', async (chosen, words) => {
  fakeBackend.replies(getAdminSpeed, { total: nothing, days: [], pages: [], builds: [] })
  const { container } = show(`/admin?aba=velocidade${chosen}`)
  expect(await screen.findByText('Nenhuma visita medida')).toBeVisible()
  expect(screen.getByText(words)).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
})

it('draws no line through one day, and goes on where nobody knows what is live', async () => {
  fakeBackend.replies(getAdminSpeed, { ...speed, total: measured(1, 900), days: speed.days.slice(1) })
  fakeBackend.isUnreachable(getReleasesHealth)
  show()
  expect(await screen.findByText('1 visita medida')).toBeVisible()
  expect(screen.queryByRole('figure')).not.toBeInTheDocument()
  expect(screen.getAllByText('O gráfico aparece a partir do segundo dia com visitas.')).toHaveLength(3)
  expect(screen.getByRole('row', { name: /aaaaaaaaaaaa — 20/ })).toBeVisible()
})

it.each([
  ['lcp', 2_500, 'good'],
  ['lcp', 2_501, 'fair'],
  ['lcp', 4_001, 'poor'],
  ['inp', 200, 'good'],
  ['inp', 500, 'fair'],
  ['inp', 501, 'poor'],
  ['cls', 0.1, 'good'],
  ['cls', 0.25, 'fair'],
  ['cls', 0.251, 'poor'],
  ['ttfb', 800, 'good'],
  ['ttfb', 1_800, 'fair'],
  ['ttfb', 1_801, 'poor'],
] as const)('takes %s of %d for %s, and says nothing of few', (metric, p75, rating) => {
  expect(ratingOf(metric, { p75, count: 30 })).toBe(rating)
  expect(ratingOf(metric, { p75, count: 29 })).toBe('few')
  expect(ratingOf(metric, null)).toBe('none')
})

it.each([
  ['lcp', 999, '999 ms'],
  ['lcp', 1_000, '1 s'],
  ['inp', 12_345, '12,3 s'],
  ['cls', 0.021, '0,02'],
  ['ttfb', 0, '0 ms'],
] as const)('writes %s of %d as %s', (metric, value, text) => {
  expect(measureText(metric, value)).toBe(text)
})
