import { makeRemote, makeShell } from '../testing/make-release'
import { type TestGateway, testGateway } from '../testing/test-gateway'

const noFiles = { prerender: false, index: true, files: [] }
const publicArea = makeRemote('mfe-public', {
  paths: [
    { path: '', prerender: true, index: true, files: ['client/home.1234.js'] },
    { path: 'agents', ...noFiles },
    { path: 'agents/:slug', ...noFiles },
    { path: 'thanks', ...noFiles, index: false },
    { path: 'help/*', ...noFiles },
  ],
})

let gateway: TestGateway
beforeEach(async () => {
  gateway = await testGateway()
})
afterEach(() => gateway.remove())

const listed = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url)
const dates = (xml: string) => [...xml.matchAll(/<lastmod>([^<]*)<\/lastmod>/g)].map(([, date]) => date)

it('names the sitemap and keeps robots from the calls alone', async () => {
  const { body, headers } = await gateway.get('/robots.txt')
  expect(body).toBe('User-agent: *\nDisallow: /api/\n\nSitemap: https://site.example/sitemap.xml\n')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
})

describe('the sitemap', () => {
  it('lists the pages that search engines may keep, and no other area', async () => {
    for (const made of [makeShell(), publicArea, makeRemote('mfe-auth'), makeRemote('mfe-dashboard')])
      await gateway.publish(made)
    const { body, headers } = await gateway.get('/sitemap.xml')
    expect(headers['content-type']).toBe('application/xml; charset=utf-8')
    expect(body).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www.sitemaps.org/,
    )
    expect(listed(body)).toEqual(['https://site.example/', 'https://site.example/agents'])
  })

  it('dates a page by the data it shows, else by its release', async () => {
    const before = Date.now()
    await gateway.publish(makeShell())
    await gateway.publish(publicArea)
    const [home, agents] = dates((await gateway.get('/sitemap.xml')).body)
    expect(home).toBe('2026-11-20T10:00:00.000Z')
    expect(Date.parse(String(agents))).toBeGreaterThanOrEqual(before - 1000)
  })

  it('is asked for again with its tag', async () => {
    await gateway.publish(makeShell())
    await gateway.publish(publicArea)
    const first = await gateway.get('/sitemap.xml')
    expect(first.headers['cache-control']).toBe('public, max-age=300')
    const again = await gateway.get('/sitemap.xml', { 'if-none-match': String(first.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('is not there while nothing is live', async () => {
    const answer = await gateway.get('/sitemap.xml')
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '60'])
  })
})

it.each(['/auth', '/dashboard', '/admin'])('keeps search engines away from %s', async (path) => {
  await gateway.publish(makeShell())
  for (const area of ['mfe-public', 'mfe-auth', 'mfe-dashboard', 'mfe-admin'])
    await gateway.publish(makeRemote(area))
  const { statusCode, headers } = await gateway.get(path)
  expect([statusCode, headers['x-robots-tag']]).toEqual([200, 'noindex'])
})
