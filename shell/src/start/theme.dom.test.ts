const metas = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map((meta) =>
    meta.getAttribute('media'),
  )

/** Runs the first script of a page whose browser keeps these cookies. */
function arrive(cookies: string[]) {
  delete document.documentElement.dataset.theme
  document.head.innerHTML =
    '<meta name="theme-color" content="#fbfaf6" media="(prefers-color-scheme: light)">' +
    '<meta name="theme-color" content="#0c1411" media="(prefers-color-scheme: dark)">'
  for (const cookie of cookies) Object.assign(document, { cookie: `${cookie}; Path=/` })
  jest.isolateModules(() => require('./theme'))
  for (const cookie of cookies)
    Object.assign(document, { cookie: `${cookie.split('=')[0]}=; Path=/; Max-Age=0` })
  return document.documentElement.dataset.theme
}

const device = ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']

it.each([
  [['ag_theme=dark'], 'dark', ['not all', 'all']],
  [['ag_theme=light'], 'light', ['all', 'not all']],
  [['ag_lang=pt-BR', 'ag_theme=dark', 'other=1'], 'dark', ['not all', 'all']],
  [['ag_theme=system'], undefined, device],
  [['ag_theme=darker'], undefined, device],
  [['my_ag_theme=dark'], undefined, device],
  [[], undefined, device],
])('with %j the page begins %s', (cookies, theme, media) => {
  expect(arrive(cookies)).toBe(theme)
  expect(metas()).toEqual(media)
})

it('shows a choice that is made before anybody else listens', () => {
  arrive([])
  document.body.innerHTML = '<input type="radio" name="theme" value="dark"><input name="other" value="light">'
  for (const field of document.querySelectorAll('input'))
    field.dispatchEvent(new Event('change', { bubbles: true }))
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
})
