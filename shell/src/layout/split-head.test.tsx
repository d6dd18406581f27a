import { renderToString } from 'react-dom/server'
import { splitHead } from './split-head'

it.each([
  ['', '', ''],
  ['<div>a</div>', '', '<div>a</div>'],
  ['<title>A</title><div>a</div>', '<title>A</title>', '<div>a</div>'],
  [
    '<title>A</title><meta name="robots" content="noindex"/><link rel="preload" href="/a"/><p>a</p>',
    '<title>A</title><meta name="robots" content="noindex"/><link rel="preload" href="/a"/>',
    '<p>a</p>',
  ],
  ['<div><title>A</title></div>', '', '<div><title>A</title></div>'],
  ['<metadata>a</metadata>', '', '<metadata>a</metadata>'],
])('parts %s', (html, head, body) => {
  expect(splitHead(html)).toEqual({ head, body })
})

it('parts what React renders, whatever the words are', () => {
  const html = renderToString(
    <>
      <title>{'Preços < R$ 100 & mais'}</title>
      <meta name="description" content={'"A" > B'} />
      <main>Olá</main>
    </>,
  )
  const { head, body } = splitHead(html)
  expect(body).toBe('<main>Olá</main>')
  expect(head).toMatch(/^<title>Preços &lt; R\$ 100 &amp; mais<\/title><meta name="description" content=/)
})
