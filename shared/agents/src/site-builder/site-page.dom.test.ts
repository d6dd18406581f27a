import fc from 'fast-check'
import { axe } from 'jest-axe'
import { businessKindIds, businessKinds } from './business-kinds'
import { reportOn } from './page-report'
import { schemes } from './schemes'
import { draftSite, type Site, sectionFields } from './site'
import { fileNameOf, pageHtml, sitePage } from './site-page'

const parsed = (site: Site) => new DOMParser().parseFromString(pageHtml(sitePage(site)), 'text/html')
const failed = (site: Site) =>
  reportOn(sitePage(site), schemes[site.scheme])
    .findings.filter(({ passed }) => !passed)
    .map(({ id }) => id)

const drafts = businessKindIds.flatMap((kind) => [0, 1, 2].map((version) => [kind, version] as const))

describe.each(drafts)('%s, version %d', (kind, version) => {
  const site = draftSite(kind, businessKinds[kind].sample, version)

  it('is a page in Portuguese that axe and our own checks pass', async () => {
    const page = parsed(site)
    expect(page.documentElement.lang).toBe('pt-BR')
    expect(page.title).toContain(site.name)
    expect(await axe(page.body.innerHTML)).toHaveNoViolations()
    expect(failed(site)).toEqual([])
  })

  it('has no script, asks for nothing and weighs little', () => {
    const html = pageHtml(sitePage(site))
    expect(html).not.toMatch(/<script|src="http|<link(?! rel="icon" href="data:)|url\(|@import/)
    expect(reportOn(sitePage(site), schemes[site.scheme]).bytes).toBe(Buffer.byteLength(html))
    expect(Buffer.byteLength(html)).toBeLessThan(24_000)
  })
})

it('carries what the visitor told: name, city and everything on offer', () => {
  const page = parsed(
    draftSite('padaria', { name: 'Pão & Prosa', city: 'Olinda', offer: 'bolo de rolo, tapioca' }),
  )
  expect(page.querySelector('h1')?.textContent).toBe('Cheiro de pão quente em Olinda')
  expect(page.querySelector('.lead')?.textContent).toMatch(/^Na Pão & Prosa,/)
  expect([...page.querySelectorAll('.offers h3')].map((item) => item.textContent)).toEqual([
    'Bolo de rolo',
    'Tapioca',
  ])
})

it('whatever is typed stays text: no element, attribute or address of its own', () => {
  const markup = fc.constantFrom(
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onmouseover='x",
    '</style><script>',
    '</title>',
    '{nome}',
    '$&',
    'javascript:alert(1)',
    '<!--',
    ']]>',
    ':',
    '?',
    ',',
    '\n',
  )
  const typed = fc.array(fc.oneof(markup, fc.string())).map((parts) => parts.join(''))
  const expected = new Set(
    businessKindIds.flatMap((kind) => tagsOf(parsed(draftSite(kind, businessKinds[kind].sample)))),
  )
  fc.assert(
    fc.property(
      fc.constantFrom(...businessKindIds),
      typed,
      typed,
      typed,
      typed,
      (kind, name, city, offer, words) => {
        const site = draftSite(kind, { name, city, offer })
        const edited = {
          ...site,
          sections: site.sections.map((section) => ({
            ...section,
            words: Object.fromEntries(sectionFields[section.kind].map(({ key }) => [key, words])),
          })),
        }
        for (const page of [parsed(site), parsed(edited)]) {
          expect(tagsOf(page).filter((tag) => !expected.has(tag))).toEqual([])
          const attributes = [...page.querySelectorAll('*')].flatMap((element) => element.getAttributeNames())
          expect(
            attributes.filter((attribute) => attribute.startsWith('on') || attribute === 'style'),
          ).toEqual([])
          for (const link of page.querySelectorAll('body [href]'))
            expect(link.getAttribute('href')).toMatch(/^#/)
          for (const image of page.querySelectorAll('[src]'))
            expect(image.getAttribute('src')).toMatch(/^data:image/)
          expect(page.querySelector('form')?.getAttribute('action')).toMatch(/^mailto:/)
        }
      },
    ),
    { numRuns: 60 },
  )
})

it('leaves nothing empty behind when words are taken away', async () => {
  const site = draftSite('loja', businessKinds.loja.sample)
  const bare = { ...site, sections: site.sections.map((section) => ({ ...section, words: {} })) }
  expect(parsed(bare).querySelector('h1')?.textContent).toBe(site.name)
  expect(failed(bare)).toEqual(['pictures'])
})

it.each([
  ['Pão & Cia', 'pao-cia.html'],
  ['  Ação 100% ', 'acao-100.html'],
  ['🍞', 'site.html'],
])('%s is kept as %s', (name, fileName) => {
  expect(fileNameOf({ ...draftSite('padaria', businessKinds.padaria.sample), name })).toBe(fileName)
})

const tagsOf = (page: Document) => [...page.querySelectorAll('*')].map(({ localName }) => localName)
