import { surfaces } from './brand-colors'
import { contrast, inkOn, luminance, standOut } from './contrast'
import { shades, themeOf } from './theme'

/** Two thousand colours over the whole cube, and its corners. */
function manyColors(): string[] {
  const levels = [0, 17, 40, 64, 90, 115, 128, 145, 170, 200, 225, 240, 255]
  const hex = (level: number) => level.toString(16).padStart(2, '0')
  return levels.flatMap((red) =>
    levels.flatMap((green) => levels.map((blue) => `#${hex(red)}${hex(green)}${hex(blue)}`)),
  )
}

it.each([
  ['#ffffff', '#000000', 21],
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#ffffff', 4.54],
  ['#0a6b4e', '#0a6b4e', 1],
])('tells %s from %s by %d', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2)
  expect(contrast(other, one)).toBe(contrast(one, other))
})

it('finds black dark and white light', () => {
  expect([luminance('#000000'), luminance('#ffffff')]).toEqual([0, 1])
})

it('writes on any colour so that it can be read', () => {
  for (const color of manyColors()) expect(contrast(color, inkOn(color))).toBeGreaterThanOrEqual(4.5)
})

it.each(Object.entries(surfaces))(
  'makes of any colour what stands out on the %s surface, and is read',
  (_, surface) => {
    for (const color of manyColors()) {
      const { ground, ink, hover, soft, onSoft, link } = shades(color, surface)
      expect(contrast(ground, surface)).toBeGreaterThanOrEqual(3)
      expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(ink, hover)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(onSoft, soft)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(link, surface)).toBeGreaterThanOrEqual(4.5)
    }
  },
)

it('leaves a colour alone that stands out by itself', () => {
  expect(standOut('#7a1fa2', '#ffffff', 4.5)).toBe('#7a1fa2')
  expect(shades('#0a6b4e', surfaces.light).ground).toBe('#0a6b4e')
})

it('has the colours of the site where none is given', () => {
  expect(themeOf({}).accent).toBe('var(--color-accent)')
  expect(themeOf({ color: '#7a1fa2' }).loud).toMatch(/^light-dark\(#7a1fa2, #[\da-f]{6}\)$/)
})

it('has the corners that are asked for', () => {
  expect(themeOf({ corner: 'square' }).corner.full).toBe('0px')
  expect(themeOf({}).corner).toEqual(themeOf({ corner: 'round' }).corner)
})
