import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawPictures } from './draw-pictures'
import { colours, linesOf } from './picture'
import { pictures } from './pictures'

const folder = join(__dirname, '../..')

it('draws a picture of 1200 × 630 for home, the overview and every agent, small enough for every chat', async () => {
  const drawn = await drawPictures(folder)
  expect(Object.keys(drawn)).toEqual([
    'share/home.png',
    'share/agents.png',
    'share/site-builder.png',
    'share/email.png',
    'share/social.png',
    'share/prospect.png',
    'share/bi.png',
    'share/marketingai.png',
    'share/whatsapp.png',
  ])
  for (const bytes of Object.values(drawn)) {
    const png = Buffer.from(bytes)
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
    expect(png.length).toBeGreaterThan(10_000)
    expect(png.length).toBeLessThanOrEqual(60_000)
  }
})

it.each(pictures)('has room for the words of $file', ({ promise }) => {
  const lines = linesOf(promise)
  expect(lines.join(' ')).toBe(promise)
  expect(lines.length).toBeLessThanOrEqual(4)
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(20)
})

it('has the colours of the light look', () => {
  const tokens = readFileSync(join(folder, '../shared/ui/src/styles/tokens.css'), 'utf8')
  for (const [name, colour] of Object.entries(colours)) {
    expect(tokens).toMatch(new RegExp(`--color-${name}: (?:light-dark\\()?${colour}[,;]`))
  }
})
