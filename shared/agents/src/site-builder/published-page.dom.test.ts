import { brotliCompressSync } from 'node:zlib'
import fc from 'fast-check'
import { axe } from 'jest-axe'
import { businessKindIds, businessKinds } from './business-kinds'
import { dialled, instagramName } from './contact-ways'
import { reportOn } from './page-report'
import { schemes } from './schemes'
import { draftSite, type Site, sectionFields } from './site'
import { type Published, pageHtml, type SitePage, sitePage } from './site-page'
import { offlinePage, refusedPage, thanksPage } from './site-replies'

const details = {
  title: 'Padaria Aurora, em Campinas desde 1987',
  description: 'Pão de fermentação natural todo dia, das 6h às 20h.',
  address: 'Rua das Flores, 100, Centro, Campinas',
  phone: '(19) 3232-1234',
  whatsapp: '(19) 91234-5678',
  instagram: '@padaria.aurora',
}
const published: Published = {
  address: 'https://site.example/s/padaria-aurora',
  form: { action: '/s/padaria-aurora', stamp: 'marca-assinada' },
}
const site: Site = { ...draftSite('padaria', businessKinds.padaria.sample), details }
const parsed = (page: SitePage) => new DOMParser().parseFromString(pageHtml(page), 'text/html')

it('names itself, its address and every way to reach the business', () => {
  const page = parsed(sitePage(site, published))
  expect(page.title).toBe('Padaria Aurora, em Campinas desde 1987')
  const content = (selector: string) => page.querySelector(selector)?.getAttribute('content')
  expect(content('meta[name=description]')).toBe('Pão de fermentação natural todo dia, das 6h às 20h.')
  expect(content('meta[property="og:title"]')).toBe(page.title)
  expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(published.address)
  expect(page.querySelector('link[rel=icon]')?.getAttribute('href')).toMatch(/^data:image\/svg\+xml,/)
  const links = [...page.querySelectorAll('.ways a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ])
  expect(links).toEqual([
    [
      'Rua das Flores, 100, Centro, Campinas',
      'https://www.google.com/maps/search/?api=1&query=Rua%20das%20Flores%2C%20100%2C%20Centro%2C%20Campinas',
    ],
    ['(19) 3232-1234', 'tel:+551932321234'],
    ['(19) 91234-5678', 'https://wa.me/5519912345678'],
    ['@padaria.aurora', 'https://www.instagram.com/padaria.aurora/'],
  ])
})

it('tells the ways below where there is no contact section', () => {
  const bare = { ...site, sections: site.sections.filter(({ kind }) => kind !== 'contact') }
  expect(parsed(sitePage(bare, published)).querySelectorAll('footer .ways li')).toHaveLength(4)
})

it('sends its form to where it came from, with name, contact and message', () => {
  const form = parsed(sitePage(site, published)).querySelector('form')
  expect([form?.getAttribute('action'), form?.getAttribute('method')]).toEqual(['/s/padaria-aurora', 'post'])
  expect([...(form?.elements ?? [])].flatMap((field) => field.getAttribute('name') ?? [])).toEqual([
    'nome',
    'contato',
    'mensagem',
    'site',
    'marca',
  ])
})

const pages: [string, SitePage][] = [
  ['the page', sitePage(site, published)],
  ['the thanks', thanksPage(site, '/s/padaria-aurora')],
  [
    'the refusal',
    refusedPage(
      site,
      {
        ...published.form,
        typed: { name: 'Ana', contact: 'ana@', message: 'Oi' },
        errors: { contact: 'Informe um e-mail ou um telefone com DDD.' },
      },
      'Confira os campos marcados.',
    ),
  ],
  ['the page of a site that rests', offlinePage(site)],
  ['the page of no site', offlinePage()],
]

it.each(pages)('%s passes axe and our own checks', async (_what, page) => {
  const failed = reportOn(page, schemes[site.scheme]).findings.filter(({ passed }) => !passed)
  expect(failed.map(({ id }) => id)).toEqual([])
  const ids = [...parsed(page).querySelectorAll('[id]')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  document.documentElement.lang = 'pt-BR'
  expect(await axe(parsed(page).body.innerHTML)).toHaveNoViolations()
})

it('gives back what was typed, with what is wrong beside it', () => {
  const page = parsed(pages[2]?.[1] as SitePage)
  expect(page.querySelector('[role=alert]')?.textContent).toBe('Confira os campos marcados.')
  const contact = page.querySelector('[name=contato]')
  expect(contact?.getAttribute('value')).toBe('ana@')
  expect(contact?.getAttribute('aria-invalid')).toBe('true')
  expect(page.getElementById(contact?.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Informe um e-mail ou um telefone com DDD.',
  )
  expect(page.querySelector('textarea')?.textContent).toBe('Oi')
})

it.each(businessKindIds)('a page of the kind %s weighs at most 15 kB on the wire', (kind) => {
  for (const version of [0, 1, 2]) {
    const page = { ...draftSite(kind, businessKinds[kind].sample, version), details }
    expect(brotliCompressSync(pageHtml(sitePage(page, published))).length).toBeLessThan(15_000)
  }
})

it.each([
  ['(11) 91234-5678', '+5511912345678'],
  ['11 3232 1234', '+551132321234'],
  ['+351 912 345 678', '+351912345678'],
  ['190', undefined],
  ['javascript:1191234567', undefined],
  ['', undefined],
])('%p is dialled as %p', (typed, expected) => {
  expect(dialled(typed)).toBe(expected)
})

it.each([
  ['padaria', 'padaria'],
  ['@padaria.aurora', 'padaria.aurora'],
  ['https://www.instagram.com/padaria/', 'padaria'],
  ['instagram.com/padaria', 'padaria'],
  ['https://evil.example/padaria', undefined],
  ['javascript:alert(1)', undefined],
  ['a b', undefined],
  ['', undefined],
])('%p is the profile %p', (typed, expected) => {
  expect(instagramName(typed)).toBe(expected)
})

describe('whatever is typed into any field', () => {
  const markup = fc.constantFrom(
    '<script>alert(1)</script>',
    '"><img src=https://evil.example/x onerror=alert(1)>',
    "' onmouseover='x",
    '</style><script>',
    '</title><base href=//evil.example>',
    '</textarea><form action=https://evil.example>',
    '"><meta http-equiv=refresh content="0;url=//evil.example">',
    '<svg onload=alert(1)>',
    '&lt;script&gt;',
    '&#x3c;script&#x3e;',
    'javascript:alert(1)',
    'JaVa\tScript:alert(1)',
    'data:text/html,<script>1</script>',
    '//evil.example',
    'https://evil.example/',
    '@evil.example/../..',
    '\\\\evil.example',
    '{nome}',
    '$&',
    '<!--',
    ']]>',
    '\0',
    '\uD800',
    ':',
    '?',
    '\n',
    '(11) 91234-5678',
  )
  const typed = fc.oneof(
    { weight: 3, arbitrary: fc.array(fc.oneof(markup, fc.string({ unit: 'binary' })), { maxLength: 4 }) },
    { weight: 1, arbitrary: fc.array(markup, { maxLength: 1 }) },
  )
  const text = typed.map((parts) => parts.join(''))
  const words = fc.array(text, { minLength: 6, maxLength: 12 })
  const allowedLink =
    /^(?:#[a-z]+|tel:\+\d{8,15}|https:\/\/wa\.me\/\d{8,15}|https:\/\/www\.instagram\.com\/[A-Za-z0-9._]{1,30}\/|https:\/\/www\.google\.com\/maps\/search\/\?api=1&amp;query=[^"/:]*|\/s\/padaria-aurora|https:\/\/site\.example\/s\/padaria-aurora|data:image\/svg\+xml,[^"<>]*)$/
  const knownAttributes = new Set(
    (
      'lang charset name content rel href property class id data-section src alt width height action method enctype ' +
      'aria-label for autocomplete type required rows maxlength value aria-hidden aria-invalid aria-describedby tabindex role'
    ).split(' '),
  )
  const knownTags = new Set(
    pages.flatMap(([, page]) => [...parsed(page).querySelectorAll('*')].map(({ localName }) => localName)),
  )

  /** A tokenizer of what the page writes: every start tag with its attributes, as a parser meets them. */
  function elementsIn(html: string) {
    const found: { tag: string; attributes: [string, string][] }[] = []
    const body = html.replace(/<style>[^<]*<\/style>/, '').replace('<!doctype html>', '')
    const text = body.replace(
      /<(\/?)([a-z0-9]+)((?:\s+[^\s=>]+(?:="[^"]*")?)*)\s*>/g,
      (_markup, end: string, tag: string, rest: string) => {
        const attributes = rest === '' ? [] : [...rest.matchAll(/\s+([^\s=>]+)(?:="([^"]*)")?/g)]
        if (!end)
          found.push({ tag, attributes: attributes.map(([, name = '', value = '']) => [name, value]) })
        return ''
      },
    )
    // Nothing that opens a tag is left over: everything else is text.
    if (/[<>]/.test(text)) throw new Error(text)
    return found
  }

  const hostile = fc
    .tuple(fc.constantFrom(...businessKindIds), words, fc.boolean())
    .map(([kind, given, isPublished]) => {
      let next = 0
      const take = () => given[next++ % given.length] ?? ''
      const base = draftSite(kind, { name: take(), city: take(), offer: take() })
      const edited: Site = {
        ...base,
        sections: base.sections.map((section) => ({
          ...section,
          words: Object.fromEntries(sectionFields[section.kind].map(({ key }) => [key, take()])),
        })),
        details: {
          title: take(),
          description: take(),
          address: take(),
          phone: take(),
          whatsapp: take(),
          instagram: take(),
        },
      }
      const message = { name: take(), contact: take(), message: take() }
      return { edited, isPublished, message, error: take() }
    })

  const drawn = ({
    edited,
    isPublished,
    message,
    error,
  }: typeof hostile extends fc.Arbitrary<infer T> ? T : never) =>
    isPublished
      ? sitePage(edited, published)
      : refusedPage(edited, { ...published.form, typed: message, errors: { message: error } }, error)

  it('stays text: no script, no handler and no foreign address, ten thousand times', () => {
    fc.assert(
      fc.property(hostile, (input) => {
        for (const { tag, attributes } of elementsIn(pageHtml(drawn(input)))) {
          if (!knownTags.has(tag)) throw new Error(`<${tag}>`)
          for (const [name, value] of attributes) {
            if (!knownAttributes.has(name)) throw new Error(`${tag} ${name}`)
            const isAddress = name === 'href' || name === 'src' || name === 'action'
            if (isAddress && !allowedLink.test(value)) throw new Error(`${tag} ${name}=${value}`)
          }
        }
      }),
      { numRuns: 10_000 },
    )
  })

  it('is read by a parser as that tokenizer reads it', () => {
    fc.assert(
      fc.property(hostile, (input) => {
        const html = pageHtml(drawn(input))
        const page = new DOMParser().parseFromString(html, 'text/html')
        const met = [...page.querySelectorAll('*')].filter(({ localName }) => localName !== 'style')
        expect(met.map((element) => [element.localName, element.getAttributeNames()])).toEqual(
          elementsIn(html).map(({ tag, attributes }) => [tag, attributes.map(([name]) => name)]),
        )
      }),
      { numRuns: 60 },
    )
  })
})
