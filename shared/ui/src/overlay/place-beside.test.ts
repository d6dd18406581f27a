import { type Alignment, placeBeside } from './place-beside'

const view = { width: 320, height: 600 }
const box = { width: 200, height: 100 }
const anchor = (left: number, top: number) => ({
  left,
  top,
  width: 40,
  height: 40,
  right: left + 40,
  bottom: top + 40,
})

test.each<[name: string, left: number, top: number, align: Alignment, expected: object]>([
  ['below, from where the anchor begins', 20, 50, 'start', { top: 90, left: 20 }],
  ['below, to where the anchor ends', 270, 50, 'end', { top: 90, left: 110 }],
  ['below, around the middle of the anchor', 140, 50, 'center', { top: 90, left: 60 }],
  ['above, where there is no room below', 20, 540, 'start', { top: 440, left: 20 }],
  ['within the window on the right', 270, 50, 'start', { top: 90, left: 112 }],
  ['within the window on the left', 10, 50, 'end', { top: 90, left: 8 }],
])('%s', (_, left, top, align, expected) => {
  expect(placeBeside(anchor(left, top), box, view, align)).toEqual(expected)
})

it('stays below when there is room nowhere', () => {
  expect(placeBeside(anchor(20, 50), box, { width: 320, height: 120 }, 'start').top).toBe(90)
})
