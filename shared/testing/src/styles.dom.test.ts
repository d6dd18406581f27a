// The environment of suites lets jsdom try a selector only on elements that its names allow.

const displayOf = (html: string, selector = 'body > *') => {
  document.body.innerHTML = html
  const element = document.querySelector(selector)
  return element && getComputedStyle(element).display
}

it.each([
  ['<p></p>', 'block'],
  ['<span></span>', ''],
  ['<ul></ul>', 'block'],
  ['<button></button>', 'inline-block'],
  ['<dialog></dialog>', 'none'],
  ['<input type="hidden">', 'none'],
  ['<template></template>', 'none'],
])('gives %s the display of the sheet that every document has', (html, display) => {
  expect(displayOf(html)).toBe(display)
})

it.each([
  ['i', 'i'],
  ['b, i', 'i'],
  ['p > i', 'i'],
  ['p i:first-child', 'i'],
  ['.sign', 'i'],
  ['*', 'i'],
  [':is(b, i)', 'i'],
  [':not(b, u[title])', 'i'],
  ['i:not(b, u[title])', 'i'],
  ['path', 'path'],
])('applies a rule for %s', (selector, element) => {
  const html = `<style>${selector} { display: grid }</style><p><i class="sign"><svg><path/></svg></i></p>`
  expect(displayOf(html, element)).toBe('grid')
})

it('applies no rule that is for others', () => {
  const html =
    '<style>b, .other, p > u, b i { display: grid } @font-face { font-family: none }</style><p><i></i></p>'
  expect(displayOf(html, 'i')).toBe('')
})

it('tells a style anew once anything has changed that it comes from', () => {
  document.body.innerHTML = '<div><p>a</p></div>'
  const [around, words] = document.querySelectorAll<HTMLElement>('div, p')
  if (!around || !words) throw new Error('nothing to ask about')
  const seen = () => {
    const { display, visibility } = getComputedStyle(words)
    return [display, visibility]
  }
  expect([seen(), seen()]).toEqual([
    ['block', 'visible'],
    ['block', 'visible'],
  ])
  around.style.visibility = 'hidden'
  expect(seen()).toEqual(['block', 'hidden'])
  around.removeAttribute('style')
  words.hidden = true
  expect(seen()).toEqual(['none', 'visible'])
  words.hidden = false
  document.head.innerHTML = '<style>div > p { display: grid }</style>'
  expect(seen()).toEqual(['grid', 'visible'])
  around.replaceWith(words)
  expect(seen()).toEqual(['block', 'visible'])
  document.head.innerHTML = ''
})
