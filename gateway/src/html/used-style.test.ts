import { readStyle } from './read-style'
import { usedStyle } from './used-style'

const body =
  '<main class="page a_b"><p class="text" data-tone="loud">Olá</p><button class="turn" aria-expanded="false"></button><dialog>…</dialog></main>'

it.each([
  ['a class of the page', '.page{color:red}', '.page{color:red}'],
  ['no class that is not there', '.page{color:red}.panel{color:blue}', '.page{color:red}'],
  ['elements, states and attributes', 'dialog[open] p:hover{margin:0}', 'dialog[open] p:hover{margin:0}'],
  ['of several selectors those that can match', '.panel,.text,.page .panel{margin:0}', '.text{margin:0}'],
  ['a class that must not be there', '.page:not(.panel){margin:0}', '.page:not(.panel){margin:0}'],
  ['no element that is not there', 'table{margin:0}p,h4{margin:1px}', 'p{margin:1px}'],
  ['the document itself', 'html,body{margin:0}*{margin:1px}', 'html,body{margin:0}*{margin:1px}'],
  [
    'an attribute that stands beside a class as it does in the page',
    '.text[data-tone=loud]{margin:0}.text[data-tone="soft"]{margin:1px}.page[data-tone]{margin:2px}.turn[aria-expanded=true]{margin:3px}',
    '.text[data-tone=loud]{margin:0}',
  ],
  [
    'an attribute without a class, which a script may have set already',
    ':root[data-theme=dark] .text{margin:0}[data-asks] p{margin:1px}',
    ':root[data-theme=dark] .text{margin:0}[data-asks] p{margin:1px}',
  ],
  ['a state beside a class', '.page[open]:hover{margin:0}', '.page[open]:hover{margin:0}'],
  [
    'what holds something that is there',
    'html:has(.panel[open]){margin:0}.page:has(:popover-open){margin:1px}',
    '.page:has(:popover-open){margin:1px}',
  ],
  [
    'an attribute beside one of several classes',
    ':is(.panel,.text)[data-tone=loud]{margin:0}:is(.panel,.page)[data-tone=loud]{margin:1px}',
    ':is(.panel,.text)[data-tone=loud]{margin:0}',
  ],
  ['one of several classes', ':is(.panel,.page){margin:0}', ':is(.panel,.page){margin:0}'],
  ['nothing of a condition around nothing', '@media print{.panel{margin:0}}', ''],
  [
    'a condition around what is used',
    '@media print{.panel{margin:0}.page{margin:1px}}',
    '@media print{.page{margin:1px}}',
  ],
  [
    'variables that are named, also by each other, in every theme',
    '.page{--a:var(--b);--b:1px;--c:2px}[data-theme=dark]{--b:3px;--c:4px}.text{margin:var(--a)}',
    '.page{--a:var(--b);--b:1px}[data-theme=dark]{--b:3px}.text{margin:var(--a)}',
  ],
  [
    'the value of a variable that only the document sets, not its name',
    ':root{--a:1px;--b:2px;--c:var(--d)}.page{padding:calc(var(--a) + 1px)var(--b)3px;margin:var(--b,4px)var(--c)}',
    ':root{--b:2px;--c:var(--d)}.page{padding:calc(1px + 1px)2px 3px;margin:var(--b,4px)var(--c)}',
  ],
  [
    'the name of a variable that the document sets twice, or in some browsers, or that others set too',
    ':root{--a:1px;--b:2px}@media print{:root{--a:3px;--c:4px}}.text{--b:5px}.page{margin:var(--a)var(--b)var(--c)}',
    ':root{--a:1px;--b:2px}@media print{:root{--a:3px;--c:4px}}.text{--b:5px}.page{margin:var(--a)var(--b)var(--c)}',
  ],
  [
    'variables of what is not used go with it',
    ':root{--a:1px}.panel{margin:var(--a)}.page{margin:0}',
    '.page{margin:0}',
  ],
  [
    'an animation that is named, with its steps',
    '@keyframes turn{from{opacity:0}to{opacity:1}}@keyframes fade{to{opacity:0}}.page{animation:turn 1s}',
    '@keyframes turn{from{opacity:0}to{opacity:1}}.page{animation:turn 1s}',
  ],
  [
    'fonts and layers',
    '@layer base;@font-face{font-family:Figtree;src:url(f.woff2)}@layer base{.page{margin:0}}',
    '@layer base;@font-face{font-family:Figtree;src:url(f.woff2)}@layer base{.page{margin:0}}',
  ],
])('keeps %s', (_, style, used) => {
  expect(usedStyle([readStyle(style)], body)).toBe(used)
})

it('keeps the order of the stylesheet, which decides between rules alike', () => {
  expect(
    usedStyle(
      [readStyle('.text{margin:0}.panel{margin:1px}'), readStyle('.page{margin:2px}.text{margin:3px}')],
      body,
    ),
  ).toBe('.text{margin:0}.page{margin:2px}.text{margin:3px}')
})
