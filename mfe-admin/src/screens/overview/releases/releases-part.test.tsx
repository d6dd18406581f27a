import {
  type BuildHealth,
  changeRelease,
  getAdminMe,
  getReleasesHealth,
  type ReleasesHealth,
} from '@ag/contracts'
import { fakeBackend, notified, renderScreen } from '@ag/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { OverviewScreen } from '../overview-screen'
import { inTrouble, stateOf } from './release-state'
import { changeWords } from './texts'

const build = (change: Partial<BuildHealth> = {}): BuildHealth => ({
  build: '3f2a90bc11de',
  role: 'live',
  share: 90,
  version: '1.0.0',
  revision: null,
  platform: '^1.0.0',
  shared: { react: '19.2.0' },
  loads: 1000,
  success_rate: 0.998,
  failures: { chunk: 2 },
  load_ms: { median: 120, p95: 480 },
  phases: null,
  hours: [],
  ...change,
})
const change = {
  at: '2026-11-20T14:05:00Z',
  who: 'Ana (mfe-auth)',
  what: 'mfe-auth: 77aa90bc11de goes to 10 %',
  why: 'novo acesso',
}
const phases = { entry: 40, chunks: 80, run: 1030 }
const health: ReleasesHealth = {
  set: 'abc',
  releases: [
    {
      name: 'shell',
      disabled: null,
      builds: [build({ share: 100, failures: {}, load_ms: { median: 640, p95: 1900 } })],
      last_change: null,
    },
    {
      name: 'mfe-auth',
      disabled: null,
      builds: [
        build(),
        build({ build: '77aa90bc11de', role: 'canary', share: 10, success_rate: 0.5, phases }),
      ],
      last_change: change,
    },
    { name: 'mfe-assistant', disabled: 'Voltamos às 15h.', builds: [], last_change: null },
  ],
  recent: [
    change,
    { ...change, who: 'automatic stop', what: 'mfe-auth: 77aa90bc11de is stopped at 10 %' },
    { ...change, who: 'automatic return', what: 'shell: back to 11aa90bc11de' },
  ],
}

it('shows what is live, how it loads and who changed it', async () => {
  fakeBackend.replies(getAdminMe, { role: 'owner', permissions: ['overview:read'] })
  fakeBackend.replies(getReleasesHealth, health)
  const { container } = renderScreen(<OverviewScreen />, {
    path: '/admin?aba=publicacoes',
    session: 'signed-in',
  })
  const auth = within(await screen.findByRole('region', { name: 'Acesso' }))
  expect(auth.getByText('Com falhas')).toBeVisible()
  expect(auth.getByRole('row', { name: /77aa90bc11de Em teste 10% 50% de 1\.000/ })).toBeVisible()
  expect(auth.getAllByText('120 / 480 ms')).toHaveLength(2)
  const slower = within(auth.getByRole('row', { name: /77aa90bc11de/ }))
  expect(slower.getByText('entrada 40 ms')).not.toBeVisible()
  await userEvent.click(slower.getByText('120 / 480 ms'))
  for (const phase of ['entrada 40 ms', 'código 80 ms', 'execução 1.030 ms'])
    expect(slower.getByText(phase)).toBeVisible()
  expect(screen.getByRole('row', { name: /100% 99,8% de 1\.000 640 \/ 1\.900 ms/ })).toBeVisible()
  expect(auth.getByText(/Ana \(mfe-auth\), 77aa90bc11de para 10% dos visitantes$/)).toBeVisible()
  expect(screen.getByText('Quem visita lê: “Voltamos às 15h.”')).toBeVisible()
  const recent = within(screen.getByRole('region', { name: 'Mudanças recentes' }))
  expect(
    recent.getByRole('row', { name: /Parada automática Acesso: 77aa90bc11de parada em 10%/ }),
  ).toBeVisible()
  expect(
    recent.getByRole('row', { name: /Retorno automático Estrutura: de volta à 11aa90bc11de/ }),
  ).toBeVisible()
  expect(inTrouble(health)).toBe(2)
  expect(await axe(container)).toHaveNoViolations()
})

const beforeIt = build({ build: '11aa90bc11de', role: 'previous', share: 0 })
const hours = [
  { at: '2026-11-20T12:00:00.000Z', loads: 40, failed: 0 },
  { at: '2026-11-20T13:00:00.000Z', loads: 60, failed: 3 },
]
const canary = build({ build: '77aa90bc11de', role: 'canary', share: 10, hours })
const trial: ReleasesHealth = {
  ...health,
  releases: [{ name: 'mfe-auth', disabled: null, builds: [build(), canary, beforeIt], last_change: null }],
}

function showTrial(permissions: string[]) {
  fakeBackend.replies(getAdminMe, { role: 'owner', permissions: ['overview:read', ...permissions] })
  fakeBackend.replies(getReleasesHealth, trial)
  return renderScreen(<OverviewScreen />, { path: '/admin?aba=publicacoes', session: 'signed-in' })
}

it('gives a canary to everybody after one more question, and says why nothing was changed', async () => {
  const { container } = showTrial(['releases:write'])
  await userEvent.click(await screen.findByRole('button', { name: 'Liberar para todos: Acesso' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Liberar para todos: Acesso' }))
  const userMessage = 'O que está no ar mudou desde que você abriu esta página. Confira e tente de novo.'
  fakeBackend.fails(changeRelease, 409, { code: 'VERSION_CONFLICT', userMessage })
  await userEvent.type(dialog.getByRole('textbox', { name: 'Motivo (opcional)' }), 'tudo bem')
  await userEvent.click(dialog.getByRole('button', { name: 'Liberar para todos' }))
  expect(await dialog.findByText(userMessage)).toBeVisible()
  fakeBackend.replies(changeRelease, { ...trial, set: 'def' })
  await userEvent.click(dialog.getByRole('button', { name: 'Liberar para todos' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(fakeBackend.paths(changeRelease).at(-1)).toBe('/api/v1/admin/releases/mfe-auth/promote')
  expect(fakeBackend.requests(changeRelease).at(-1)).toEqual({ set: 'abc', why: 'tudo bem' })
  expect(notified()).toContain('Versão liberada para todos.')
  expect(await axe(container)).toHaveNoViolations()
})

it('changes the share of a canary, and takes no other number', async () => {
  showTrial(['releases:write'])
  expect(await screen.findByText('Cargas por hora: 09h 40, 10h 60')).toBeInTheDocument()
  expect(screen.getByText('Falhas por hora: 09h 0, 10h 3')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Mudar parcela: Acesso' }))
  const share = screen.getByRole('textbox', { name: 'Parcela dos visitantes, em %' })
  expect(share).toHaveValue('10')
  await userEvent.clear(share)
  await userEvent.type(share, '250{Enter}')
  expect(await screen.findByText('Informe um número de 1 a 100.')).toBeVisible()
  fakeBackend.replies(changeRelease, trial)
  await userEvent.clear(share)
  await userEvent.type(share, '12,5{Enter}')
  await waitFor(() =>
    expect(fakeBackend.requests(changeRelease)).toEqual([{ set: 'abc', why: '', share: 12.5 }]),
  )
})

it('offers nothing to who may only look', async () => {
  showTrial([])
  await screen.findByRole('region', { name: 'Acesso' })
  expect(screen.queryByRole('button', { name: /: Acesso$/ })).not.toBeInTheDocument()
})

it.each([
  ['well', null, [build()]],
  ['unknown', null, [build({ loads: 19, success_rate: 0 })]],
  ['failing', null, [build(), build({ role: 'canary', success_rate: 0.97 })]],
  ['well', null, [build(), build({ role: 'previous', success_rate: 0 })]],
  ['off', 'Já voltamos.', [build()]],
  ['none', null, []],
])('is %s', (state, disabled, builds) => {
  expect(stateOf({ name: 'mfe-auth', disabled, builds, last_change: null })).toBe(state)
})

it.each([
  ['mfe-admin: 3f2a90bc11de goes live', 'Administração', '3f2a90bc11de no ar'],
  ['shell: back to 3f2a90bc11de', 'Estrutura', 'de volta à 3f2a90bc11de'],
  ['mfe-public: off', 'Páginas públicas', 'desligada'],
  ['mfe-loja: on', 'mfe-loja', 'religada'],
  ['mfe-auth: something new', 'Acesso', 'something new'],
])('says %s in Portuguese', (what, area, words) => {
  expect(changeWords(what)).toEqual({ area, words })
})
