import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8')

type Theme = 'light' | 'dark'
const themes: Theme[] = ['light', 'dark']

/** The value of a colour in a theme, from `light-dark(#…, #…)` or `#…`. */
function colour(name: string, theme: Theme): string {
  const value = new RegExp(`--color-${name}:\\s*([^;]+);`).exec(css)?.[1]
  const [first, second = first] = value?.match(/#[0-9a-f]{6}/g) ?? []
  const found = theme === 'light' ? first : second
  if (!found) throw new Error(`no colour named ${name}`)
  return found
}

/** Relative luminance by WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const grounds = ['bg', 'surface', 'surface-soft']
const onGrounds = (ink: string): [string, string][] => grounds.map((ground) => [ink, ground])

const words: [ink: string, ground: string][] = [
  ...['text', 'text-muted', 'accent', 'accent-hover', 'danger', 'success', 'info'].flatMap(onGrounds),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-highlight', 'highlight'],
  ['on-loud', 'loud'],
  ['on-loud-muted', 'loud'],
  ...['danger', 'success', 'warning', 'info'].flatMap((meaning): [string, string][] => [
    [`on-${meaning}`, meaning],
    [`on-${meaning}`, `${meaning}-hover`],
    [`on-${meaning}-soft`, `${meaning}-soft`],
  ]),
  ['on-accent-soft', 'accent-soft'],
]

describe.each(themes)('in the %s theme', (theme) => {
  test.each(words)('%s is readable on %s', (ink, ground) => {
    expect(contrast(colour(ink, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5)
  })

  test.each([...onGrounds('border-strong'), ...onGrounds('focus')])(
    '%s can be seen on %s',
    (edge, ground) => {
      expect(contrast(colour(edge, theme), colour(ground, theme))).toBeGreaterThanOrEqual(3)
    },
  )
})

test.each(themes)('what must be filled in has a red asterisk in the %s theme', (theme) => {
  const controls = readFileSync(join(__dirname, '../controls/controls.module.css'), 'utf8')
  expect(controls).toMatch(/\.asterisk \{\s*color: var\(--color-danger\);/)
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    Number.parseInt(colour('danger', theme).slice(start, start + 2), 16),
  )
  expect(red).toBeGreaterThan(1.5 * Math.max(green, blue))
})
