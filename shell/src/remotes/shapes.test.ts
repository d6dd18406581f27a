import type { ExposeShape } from '@ag/contracts'
import { hasShape } from './shapes'

const run = async () => undefined
const parcel = { bootstrap: run, mount: run, update: run, unmount: run }

it.each<[ExposeShape, unknown]>([
  ['routes', { routes: [{ path: 'login' }] }],
  ['routes', { routes: [{ index: true }, { children: [] }, { path: '' }] }],
  ['gate', { gate: () => 'shown' }],
  ['parcel', parcel],
])('takes for %s: %j', (shape, module) => {
  expect(hasShape(module, shape)).toBe(true)
})

it.each<[ExposeShape, unknown]>([
  ['routes', undefined],
  ['routes', null],
  ['routes', 'routes'],
  ['routes', {}],
  ['routes', { routes: [] }],
  ['routes', { routes: {} }],
  ['routes', { routes: [null] }],
  ['routes', { routes: [{ path: 'login' }, {}] }],
  ['routes', { default: { routes: [{ path: 'login' }] } }],
  ['gate', {}],
  ['gate', { gate: 'shown' }],
  ['parcel', { ...parcel, update: undefined }],
  ['parcel', { gate: run }],
])('does not take for %s: %j', (shape, module) => {
  expect(hasShape(module, shape)).toBe(false)
})
