import fc from 'fast-check'
import { el, elementsOf, toHtml, wordsOf } from './page-node'

it.each([
  [el('p', {}, 'Pão & café'), '<p>Pão &amp; café</p>'],
  [el('img', { src: 'a.svg', alt: '' }), '<img src="a.svg" alt="">'],
  [el('input', { required: true, name: undefined }), '<input required>'],
  [
    el('p', { title: '"><script>' }, '</p><script>'),
    '<p title="&quot;&gt;&lt;script&gt;">&lt;/p&gt;&lt;script&gt;</p>',
  ],
])('writes %j as HTML', (node, html) => {
  expect(toHtml(node)).toBe(html)
})

it('gives back every text as it was typed, and never as markup', () => {
  const signs = fc.constantFrom(
    '<',
    '>',
    '"',
    "'",
    '&',
    '</p>',
    '<script>',
    '<img onerror=x>',
    '&lt;',
    'ã',
    ' ',
  )
  const typed = fc.oneof(
    fc.string(),
    fc.array(signs).map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(typed, typed, (text, title) => {
      const page = new DOMParser().parseFromString(
        toHtml(el('div', { title }, el('b', {}, text))),
        'text/html',
      )
      // A parser reads the null sign and line ends of its own way.
      const asRead = (words: string) => words.replace(/\0/g, '').replace(/\r\n?/g, '\n')
      expect(page.body.textContent).toBe(asRead(text))
      expect(page.querySelectorAll('body *')).toHaveLength(2)
      expect(page.querySelector('div')?.getAttributeNames()).toEqual(['title'])
    }),
  )
})

it('knows the elements and the words inside', () => {
  const node = el('ul', {}, el('li', {}, 'um ', el('b', {}, 'dois')), false, undefined)
  expect(elementsOf(node).map(({ tag }) => tag)).toEqual(['ul', 'li', 'b'])
  expect(wordsOf(node)).toBe('um dois')
})
