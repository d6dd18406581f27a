import { type ReadPage, readPage } from '../fixtures/read-page'
import { siteUrl } from '../fixtures/site-settings'
import { expect, test } from '../fixtures/test'

test('every link of every page leads somewhere', async ({ page, request }) => {
  test.setTimeout(60_000)
  const pages = new Map<string, ReadPage>()
  const asked = new Set<string>()
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const waiting = ['/', ...[...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address)]
  const problems: string[] = []

  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { pathname, search, origin } = new URL(next, siteUrl)
    if (origin !== siteUrl || asked.has(pathname + search)) continue
    asked.add(pathname + search)
    const answer = await request.get(pathname + search)
    if (answer.status() >= 400) problems.push(`${next} answers ${answer.status()}`)
    if (!answer.headers()['content-type']?.startsWith('text/html')) continue
    const read = await readPage(page, await answer.text())
    // What is behind a login comes to life in the browser.
    if (!read.rendered) continue
    pages.set(pathname, read)
    for (const { href } of read.links) waiting.push(new URL(href, siteUrl + pathname).href)
  }

  for (const [path, { links, headings, title, description }] of pages) {
    if (headings.length !== 1) problems.push(`${path} has ${headings.length} main headings`)
    if (title.length > 60) problems.push(`the title of ${path} has ${title.length} letters`)
    if ((description ?? '').length > 155) problems.push(`the description of ${path} is too long`)
    for (const { href, text, rel, target } of links) {
      const to = new URL(href, siteUrl + path)
      const opensAway = /^https?:$/.test(to.protocol) && to.origin !== siteUrl
      if (
        opensAway &&
        !(rel.includes('noopener') && target === '_blank' && text.includes('(abre em nova aba)'))
      )
        problems.push(`${path} leads away without a word: ${href}`)
      const fragment = decodeURIComponent(to.hash.slice(1))
      const there = pages.get(to.pathname)
      if (!opensAway && fragment && there && !there.ids.includes(fragment))
        problems.push(`${path} leads to ${href}, which has no such place`)
    }
  }
  expect(problems).toEqual([])

  const found = [...pages.entries()].filter(([, { canonical }]) => canonical !== undefined)
  expect(found.length).toBeGreaterThanOrEqual(11)
  expect(new Set(found.map(([, { title }]) => title)).size).toBe(found.length)
  expect(new Set(found.map(([, { description }]) => description)).size).toBe(found.length)
})
