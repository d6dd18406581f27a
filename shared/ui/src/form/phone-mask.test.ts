import { caretAfter, masked, readable } from './phone-mask'

it.each([
  ['', ''],
  ['1', '(1'],
  ['11', '(11'],
  ['119', '(11) 9'],
  ['11912345', '(11) 91234-5'],
  ['11912345678', '(11) 91234-5678'],
  ['1132654321', '(11) 3265-4321'],
  ['(11) 91234-5678', '(11) 91234-5678'],
  ['11 91234 5678', '(11) 91234-5678'],
  ['(11) ', '(11'],
  ['011912345678', '(11) 91234-5678'],
  ['5511912345678', '(11) 91234-5678'],
  ['551132654321', '(11) 3265-4321'],
  ['55912345678', '(55) 91234-5678'],
  ['onze', ''],
])('writes %s as %s', (typed, text) => {
  expect(masked(typed)).toBe(text)
})

it.each(['+', '+351 912 345 678', '+5511912345678', '119123456789', '1234567890123456'])(
  'leaves %s as it is',
  (typed) => {
    expect(masked(typed)).toBe(typed)
  },
)

it.each([
  ['+5511912345678', '(11) 91234-5678'],
  ['+551132654321', '(11) 3265-4321'],
  ['+351912345678', '+351912345678'],
  ['(11) 91', '(11) 91'],
])('shows %s as %s', (kept, text) => {
  expect(readable(kept)).toBe(text)
})

it.each<[count: number, ahead: boolean, position: number]>([
  [0, false, 0],
  [1, false, 2],
  [2, false, 3],
  [2, true, 5],
  [7, false, 10],
  [7, true, 11],
  [11, false, 15],
])('puts the caret after %i digits (ahead: %s) at %i', (count, ahead, position) => {
  expect(caretAfter(count, '(11) 91234-5678', ahead)).toBe(position)
})
