import { pause, withPauses } from './pauses'

const script = `<script>${pause}</script>`
const section = (letters: number) => `<section>${'a'.repeat(letters)}</section>`

it.each([
  [
    '<h1>Agentes</h1><p class="lead">De IA.</p><p>Mais</p>',
    '<h1>Agentes</h1><p class="lead">De IA.</p>|<p>Mais</p>',
  ],
  ['<h1>Agentes</h1><form></form>', '<h1>Agentes</h1>|<form></form>'],
  ['<h2>Sem título</h2>', '<h2>Sem título</h2>'],
])('draws the heading of a page first: %s', (body, paused) => {
  expect(withPauses(body)).toBe(paused.replace('|', script))
})

it('draws sections further down by and by', () => {
  const [short, long] = [section(100), section(7000)]
  expect(withPauses(`<h1>A</h1>${short}${long}${short}${short}${long}${short}`)).toBe(
    [`<h1>A</h1>`, `${short}${long}`, `${short}${short}${long}`, short].join(script),
  )
})
