import { getDashboard, inviteAdministrator } from '@ag/contracts'
import { startTraceCollector, type TraceCollector } from '@ag/testing/trace-collector'
import { ask } from '../fixtures/api'
import { type OwnBackend, withBackend } from '../fixtures/backend'
import { type OwnGateway, withGateway } from '../fixtures/gateway'
import { administrator, test as base, customer, expect, storeToken, tokenFor } from '../fixtures/test'

interface Fixtures {
  collector: TraceCollector
  backend: OwnBackend
  site: OwnGateway
}

/** Spans are sent every five seconds. */
const soon = { timeout: 15_000 }

const test = base.extend<Fixtures>({
  collector: async ({ quiet: _ }, use) => {
    const collector = await startTraceCollector()
    await use(collector)
    await collector.close()
  },
  backend: [
    ({ collector }, use) =>
      withBackend(
        { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, TRACE_URL: 'https://traces.example/?of={requestId}' },
        use,
      ),
    { timeout: 90_000 },
  ],
  site: [
    ({ backend, collector }, use) =>
      withGateway(backend.url, use, { env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url } }),
    { timeout: 60_000 },
  ],
})

// Spans are waited for twice.
test.describe.configure({ timeout: 60_000 })

test('one trace leads from a page that is opened to the statements that it causes, each opening has its own, and an administrator gets to it from a change', async ({
  page,
  context,
  backend,
  site,
  collector,
  elsewhere,
}) => {
  await test.step('from a page', async () => {
    await storeToken(context, await tokenFor(customer, backend.url))
    const open = async (go: () => Promise<unknown>) => {
      await go()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
    }
    await open(() => page.goto(`${site.url}/dashboard`))
    // A browser that has the page is told that it still holds.
    await open(() => page.reload())

    const navigations = () =>
      collector.spans.filter(({ name, parentSpanId }) => name === 'GET /*' && parentSpanId === '')
    const below = (parent: string, service: string, kind: number) =>
      collector.spans.filter(
        (span) => span.parentSpanId === parent && span.service === service && span.kind === kind,
      )
    const chains = () =>
      navigations().flatMap(({ spanId, traceId }) =>
        below(spanId, 'gateway', 2)
          .filter(({ name }) => name === `GET ${getDashboard.path}`)
          .flatMap((call) => below(call.spanId, 'gateway', 3))
          .flatMap((sent) => below(sent.spanId, 'backend', 2))
          .flatMap((answered) => below(answered.spanId, 'backend', 3))
          .filter((statement) => statement.traceId === traceId)
          .map(({ name }) => ({ traceId, name })),
      )
    await expect.soft.poll(() => new Set(chains().map(({ traceId }) => traceId)).size, soon).toBe(2)
    expect.soft(chains().map(({ name }) => name)).toContain('select subscriptions')
    expect.soft(collector.text()).not.toContain(customer.email)
  })

  await test.step('from a change', async () => {
    await backend.sql(`update users set role = 'owner' where email = '${administrator.email}'`)
    const token = await tokenFor(administrator, backend.url)
    const email = 'rastreada@empresa.com.br'
    // As a browser asks: the gateway has calls of the admin area traced, whatever the first seconds of a start took.
    await ask(inviteAdministrator, { email, role: 'leitura' }, { api: `${site.url}/api/proxy?path=`, token })
    const desk = await elsewhere()
    await storeToken(desk.context(), token)
    await desk.goto(`${site.url}/admin?aba=auditoria`)
    const row = desk.getByRole('row', { name: /Criou Convite/ }).first()
    const href = await row.getByRole('link', { name: /Abrir rastro/ }).getAttribute('href')
    const id = new URL(href ?? '').searchParams.get('of')
    const names = () =>
      collector.spans.filter(({ attributes }) => attributes['request.id'] === id).map(({ name }) => name)
    // A request's own span ends after those of its statements, so it may be sent with the next ones.
    const sent = ['insert audit_log', `POST ${inviteAdministrator.path}`]
    await expect.poll(names, soon).toEqual(expect.arrayContaining(sent))
    expect(collector.text()).not.toContain(email)
  })
})
