import { getPublishedSite } from '@ag/contracts'
import { CspEvaluator } from 'csp_evaluator'
import { Severity } from 'csp_evaluator/dist/finding'
import { CspParser } from 'csp_evaluator/dist/parser'
import { type FakeBackend, fakeBackend, sendJson } from '../testing/fake-backend'
import { makeRemote, makeShell } from '../testing/make-release'
import { type TestGateway, testGateway } from '../testing/test-gateway'

const site = { status: 200, html: '<p>Pão</p>', thanks: '<p>Enviada</p>', style_hash: 'sha256-abc=' }
const chat = { name: 'Padaria', is_open: true, greeting: 'Olá!', suggestions: [], sites: [] }
const replies: Record<string, unknown> = {
  [getPublishedSite.path.replace(':slug', 'padaria')]: site,
  '/api/v1/public/whatsapp/padaria': chat,
}
const mail = { id: 'm1', to: 'ana@empresa.com.br', subject: 'Olá', text: 'Oi', html: '<p>Oi</p>' }

let backend: FakeBackend
let gateway: TestGateway
beforeAll(async () => {
  backend = await fakeBackend()
  backend.answer = ({ url }, response) =>
    sendJson(
      response,
      url.startsWith('/internal/mail')
        ? [{ ...mail, files: [], created_at: '2026-11-20T12:00:00Z' }]
        : replies[url],
    )
  gateway = await testGateway({ apiUrl: backend.url, settings: { embedOrigins: ['https://loja.example'] } })
  const drawn = ['', 'assistente/embed'].map((path) => ({ path, prerender: true, index: true, files: [] }))
  const paths = [...drawn, { path: 'agents/:slug', prerender: false, index: true, files: [] }]
  await gateway.publish(makeShell())
  await gateway.publish(makeRemote('mfe-public', { paths }))
})
afterAll(() => Promise.all([gateway.remove(), backend.close()]))

/** What Google's CSP Evaluator has against a policy, however likely: high, medium, or not to be read. */
const findings = (policy: string) =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .map(({ severity, directive, value }) => `${Severity[severity]} ${directive} ${value ?? ''}`)

it('finds what is weak', () => {
  expect(findings("script-src 'unsafe-inline' *")).toContain("HIGH script-src 'unsafe-inline'")
})

it.each([
  ['a page that is drawn ahead', '/', 200],
  ['a page that is drawn in the browser', '/agents/prospect', 200],
  ['the page that others may frame', '/assistente/embed', 200],
  ['a page that there is not', '/nada', 404],
  ['a published site', '/s/padaria', 200],
  ['the state of the service', '/status', 200],
  ['the list of mails', '/dev/mail', 200],
  ['a mail', '/dev/mail/m1', 200],
  ['what is no page', '/robots.txt', 200],
])('%s has a policy without a finding of CSP Evaluator', async (_name, path, status) => {
  const { statusCode, headers } = await gateway.get(path)
  expect(statusCode).toBe(status)
  expect(findings(String(headers['content-security-policy']))).toEqual([])
})

it('the chat page of a company is only told that its own origin could hold files of others', async () => {
  const { statusCode, headers } = await gateway.get('/c/padaria')
  expect(statusCode).toBe(200)
  // What companies send in is served as pictures, under a closed policy and a type that no browser takes for a script.
  expect(findings(String(headers['content-security-policy']))).toEqual(["MEDIUM_MAYBE script-src 'self'"])
})
