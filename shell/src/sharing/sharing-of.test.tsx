import { getSettings } from '@ag/contracts'
import type { Known, SharedPage } from '@ag/platform'
import { makeAreas, makePageRegistry, makeSettings } from '@ag/testing'
import type { PageHandle } from '../layout/page-words'
import { sharingOf } from './sharing-of'

const [publicArea, authArea] = makeAreas()
const known = (({ queryKey: [key] }) =>
  key === getSettings.path ? makeSettings({ product_name: 'Ajudantes' }) : undefined) as Known

const image = { url: 'https://site.example/picture.png', alt: 'Uma figura' }
const page: PageHandle = {
  title: 'Agentes | {empresa}',
  description: 'Compare "sete" agentes.',
  sharing: async () => () => ({ image, things: [], modified: '2026-11-01T12:00:00.000Z' }),
}

const share = (handle: PageHandle | undefined, area = publicArea) =>
  sharingOf({
    handles: [{ area }, handle],
    params: {},
    known,
    registry: makePageRegistry(),
    path: '/agents',
    origin: 'https://site.example',
  })

async function headOf(handle: PageHandle): Promise<HTMLElement> {
  const head = document.createElement('head')
  head.innerHTML = (await share(handle)).tags
  return head
}

it('names the one address of the page, and what it shows where it is shared', async () => {
  const head = await headOf(page)
  expect(head.querySelector('link[rel="canonical"]')).toHaveAttribute('href', 'https://site.example/agents')
  const card = [...head.querySelectorAll('meta')].map((meta) => [
    meta.getAttribute('property') ?? meta.name,
    meta.content,
  ])
  expect(Object.fromEntries(card)).toEqual({
    'og:type': 'website',
    'og:locale': 'pt_BR',
    'og:site_name': 'Ajudantes',
    'og:url': 'https://site.example/agents',
    'og:title': 'Agentes | Empresa Exemplo',
    'og:description': 'Compare "sete" agentes.',
    'og:image': 'https://site.example/picture.png',
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Uma figura',
    'twitter:card': 'summary_large_image',
  })
  expect(head.querySelector('script')).toBeNull()
  expect((await share(page)).modified).toBe('2026-11-01T12:00:00.000Z')
})

it('tells the screen where it is and where its files are', async () => {
  const asked: SharedPage[] = []
  await share({
    ...page,
    sharing: async () => (about) => {
      asked.push(about)
      return { image, things: [] }
    },
  })
  const base = makePageRegistry().remotes['mfe-public']?.current.base
  expect(asked).toMatchObject([{ origin: 'https://site.example', url: 'https://site.example/agents' }])
  expect(asked[0]?.file('share/home.png')).toBe(`https://site.example${base}share/home.png`)
})

it('keeps what the things say from ending their element', async () => {
  const name = '</script><script>alert(1)</script>'
  const things = [{ '@type': 'Thing', name }]
  const head = await headOf({ ...page, sharing: async () => () => ({ image, things }) })
  expect(head.querySelectorAll('script')).toHaveLength(1)
  const block = head.querySelector('script[type="application/ld+json"]')
  expect(JSON.parse(block?.textContent ?? '')).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Thing', name }],
  })
})

it.each([
  ['that says nothing', { title: 'Agentes' }, publicArea],
  ['that is not meant to be found', { ...page, index: false }, publicArea],
  ['of an area that is not meant to be found', page, authArea],
  ['that does not exist', undefined, publicArea],
])('has nothing to say about a page %s', async (_which, handle, area) => {
  expect(await share(handle, area)).toEqual({ tags: '' })
})
