import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { parse } from 'opentype.js'

const css = readFileSync(join(__dirname, 'font.css'), 'utf8')
const tokens = readFileSync(join(__dirname, 'tokens.css'), 'utf8')
const files = createRequire(join(__dirname, 'font.css'))

// What our pages say, so that letters come as often here as there.
const words =
  'Agentes de IA que vendem, atendem e organizam o trabalho da sua empresa. Cada agente faz um trabalho da sua ' +
  'empresa, a partir de R$ 29 por mês. Escolha um, teste por 14 dias e veja o resultado antes de pagar. Você começa ' +
  'em minutos, sem cartão, e só paga se quiser continuar.'

/** A static cut of a family; Arimo is drawn to the measures of Arial. */
function face(family: 'figtree' | 'arimo' | 'roboto', weight: number) {
  const bytes = readFileSync(
    files.resolve(`@fontsource/${family}/files/${family}-latin-${weight}-normal.woff`),
  )
  return parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer)
}

/** The numbers of the fallback font for a range of weights, as fractions. */
function standIn(family: string, weights: string) {
  const rule = css
    .split('@font-face')
    .find((text) => text.includes(`"${family}"`) && text.includes(`font-weight: ${weights};`))
  const number = (name: string) => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(rule ?? '')?.[1]) / 100
  return {
    size: number('size-adjust'),
    ascent: number('ascent-override'),
    descent: number('descent-override'),
    gap: number('line-gap-override'),
  }
}

it.each([
  ['Figtree Arial', 'arimo', '300 599', 400],
  ['Figtree Arial', 'arimo', '600 900', 700],
  ['Figtree Roboto', 'roboto', '300 599', 400],
  ['Figtree Roboto', 'roboto', '600 900', 700],
] as const)('%s, made of %s, takes the room of Figtree at weights %s', (name, family, weights, weight) => {
  const figtree = face('figtree', weight)
  const other = face(family, weight)
  const { size, ascent, descent, gap } = standIn(name, weights)
  const one = figtree.getAdvanceWidth(words, 1)
  expect(Math.abs((other.getAdvanceWidth(words, 1) * size) / one - 1)).toBeLessThan(0.001)
  expect(ascent * size).toBeCloseTo(figtree.ascender / figtree.unitsPerEm, 3)
  expect(descent * size).toBeCloseTo(-figtree.descender / figtree.unitsPerEm, 3)
  expect([gap, figtree.tables.hhea?.lineGap]).toEqual([0, 0])
})

it('asks for Figtree first, and for those that stand in next', () => {
  const [, families = ''] = /--font-sans:\s*([^;]+);/.exec(tokens) ?? []
  expect(families.split(',').map((family) => family.trim().replaceAll('"', ''))).toEqual(
    expect.arrayContaining(['Figtree', 'Figtree Roboto', 'Figtree Arial', 'sans-serif']),
  )
  expect(families).toMatch(/^Figtree,/)
})

it('has every sign that Portuguese and our prices need', () => {
  const signs = 'áâãàçéêíóôõúüÁÂÃÀÇÉÊÍÓÔÕÚÜºª°%+−–—“”‘’…•·×€'
  const figtree = face('figtree', 400)
  expect([...`${words}${signs}`].filter((sign) => figtree.charToGlyphIndex(sign) === 0)).toEqual([])
})
