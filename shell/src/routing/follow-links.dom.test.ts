import { followLinks, pathToFollow } from './follow-links'

/** Clicks inside a link and says where that leads inside the site. */
function follow(attributes: Record<string, string>, click: MouseEventInit = {}): string | undefined {
  const link = document.createElement('a')
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
  const words = document.createElement('span')
  link.append(words)
  document.body.replaceChildren(link)
  let path: string | undefined
  const listen = (event: MouseEvent) => {
    path = pathToFollow(event)
    event.preventDefault()
  }
  document.addEventListener('click', listen, { once: true })
  words.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...click }))
  return path
}

beforeEach(() => history.replaceState(null, '', '/agents?page=2'))

it.each([
  ['/auth/login', '/auth/login'],
  ['/auth/login?from=%2Fdashboard#form', '/auth/login?from=%2Fdashboard#form'],
  ['http://localhost/privacy', '/privacy'],
  ['prospect', '/prospect'],
  ['/agents', '/agents'],
  ['/agents?page=2', '/agents?page=2'],
  ['/apis', '/apis'],
  ['/docsearch', '/docsearch'],
])('follows %s to %s', (href, path) => {
  expect(follow({ href })).toBe(path)
  expect(follow({ href, target: '_self' })).toBe(path)
})

it.each<[string, Record<string, string>, MouseEventInit?]>([
  ['another site', { href: 'https://wa.me/5511940000000' }],
  ['another port', { href: 'http://localhost:4000/agents' }],
  ['mail', { href: 'mailto:contato@exemplo.com.br' }],
  ['a telephone', { href: 'tel:+551140000000' }],
  ['a new tab', { href: '/privacy', target: '_blank' }],
  ['a download', { href: '/dados.csv', download: '' }],
  ['a place on the same page', { href: '#content' }],
  ['a place on the same page, in full', { href: '/agents?page=2#precos' }],
  ['a file of a release', { href: '/r/shell/000000000000/client/main.js' }],
  ['the API', { href: '/api/proxy?path=x' }],
  ['the mail of development', { href: '/dev/mail' }],
  ['the documentation', { href: '/docs' }],
  ['no address', {}],
  ['a click for a new tab', { href: '/agents' }, { ctrlKey: true }],
  ['a click for a new tab on a Mac', { href: '/agents' }, { metaKey: true }],
  ['a click for a new window', { href: '/agents' }, { shiftKey: true }],
  ['a click to download', { href: '/agents' }, { altKey: true }],
  ['the middle button', { href: '/agents' }, { button: 1 }],
])('leaves %s to the browser', (_, attributes, ...[click]) => {
  expect(follow(attributes, click)).toBeUndefined()
})

it('leaves what somebody else has handled, and what is no link', () => {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  click.preventDefault()
  expect(pathToFollow(click)).toBeUndefined()
  expect(pathToFollow(new MouseEvent('click'))).toBeUndefined()
})

it('navigates without a reload', () => {
  const visited: string[] = []
  followLinks({ navigate: async (to) => void visited.push(to) })
  document.body.innerHTML = '<a href="/auth/login">Entrar</a><a href="#content">Pular</a>'
  const prevented = [...document.querySelectorAll('a')].map(
    (link) => !link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })),
  )
  expect(prevented).toEqual([true, false])
  expect(visited).toEqual(['/auth/login'])
})
