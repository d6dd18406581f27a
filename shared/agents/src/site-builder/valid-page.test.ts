import { HtmlValidate } from 'html-validate'
import { businessKindIds, businessKinds } from './business-kinds'
import { schemes } from './schemes'
import { draftSite, type Site, sectionFields } from './site'
import { type Published, pageHtml, type SitePage, sitePage } from './site-page'
import { offlinePage, refusedPage, thanksPage } from './site-replies'

// Whether what a site is made of is HTML as it is written down, and not only as browsers forgive it.
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
})

const published: Published = {
  address: 'https://site.example/s/padaria-aurora',
  form: { action: '/s/padaria-aurora', stamp: 'marca-assinada' },
}
const details = {
  title: '',
  description: '',
  address: 'Rua das Flores, 100, Centro',
  phone: '(19) 3232-1234',
  whatsapp: '(19) 91234-5678',
  instagram: '@padaria.aurora',
}
const nothing = { title: '', description: '', address: '', phone: '', whatsapp: '', instagram: '' }

/** What people type: much, little, nothing, and what looks like markup. */
const typed: Record<string, (field: string) => string> = {
  'what the kind suggests': () => '',
  much: (field) =>
    Array.from({ length: 12 }, (_, line) => `${field} ${line}: R$ 1.234,50 & "mais"?`).join('\n'),
  'one letter': () => 'x',
  markup: () => '<b>Pão</b> & <script>alert("1")</script> \'aspas\' > 3',
  'other scripts': () => 'Ünïcödé 🍞 日本語 ‏עברית',
}

function sites(): [string, Site][] {
  return businessKindIds.flatMap((kind) =>
    [0, 1, 2].flatMap((version) =>
      Object.entries(typed).map(([what, type]): [string, Site] => {
        const draft = draftSite(kind, businessKinds[kind].sample, version)
        const sections = draft.sections.map((section) => ({
          ...section,
          words: {
            ...section.words,
            ...(what !== 'what the kind suggests' &&
              Object.fromEntries(sectionFields[section.kind].map(({ key }) => [key, type(key)]))),
          },
        }))
        return [
          `${kind}, version ${version}, ${what}`,
          { ...draft, sections, details: version === 2 ? nothing : details },
        ]
      }),
    ),
  )
}

function faultsOf(page: SitePage): string[] {
  const { results } = validator.validateStringSync(pageHtml(page))
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, line, message }) => `${ruleId}, line ${line}: ${message}`),
  )
}

it.each(sites())('the page of %s is valid, published and as a file', (_what, site) => {
  expect(faultsOf(sitePage(site, published))).toEqual([])
  expect(faultsOf(sitePage(site))).toEqual([])
})

it('so are a page without sections and the pages around it', () => {
  const site: Site = { ...draftSite('padaria', businessKinds.padaria.sample), details }
  const wrong = {
    ...published.form,
    typed: { name: 'Ana "Bia"', contact: 'ana@', message: '\nOi <b>' },
    errors: { contact: 'Informe um e-mail ou um telefone com DDD.', name: 'Informe seu nome.' },
  }
  for (const page of [
    sitePage({ ...site, sections: [] }, published),
    thanksPage(site, '/s/padaria-aurora'),
    refusedPage(site, wrong, 'Confira os campos marcados.'),
    offlinePage(site),
    offlinePage(),
  ])
    expect(faultsOf(page)).toEqual([])
})

it.each(Object.keys(schemes) as (keyof typeof schemes)[])(
  'the colours %s change nothing about it',
  (scheme) => {
    expect(
      faultsOf(sitePage({ ...draftSite('padaria', businessKinds.padaria.sample), scheme }, published)),
    ).toEqual([])
  },
)
