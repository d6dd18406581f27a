import fc from 'fast-check'
import { areas } from './areas'
import { emptyDocument, goBack, goLive, type RegistryDocument } from './document'
import { bucketOf, chooseMix, hasCanary, liveMixes } from './selection'

const live = goLive(goLive(emptyDocument(areas), 'shell', 'aaaaaaaaaaaa'), 'mfe-auth', 'bbbbbbbbbbbb')

function withCanary(share: number, name = 'mfe-auth', document = live): RegistryDocument {
  const remote = document.remotes[name] ?? { stable: 'bbbbbbbbbbbb', previous: null, disabled: null }
  return {
    ...document,
    remotes: { ...document.remotes, [name]: { ...remote, canary: { build: 'cccccccccccc', share } } },
  }
}

it('gives everybody the stable builds while there is no canary', () => {
  expect(hasCanary(live)).toBe(false)
  expect(chooseMix(live, 'somebody')).toEqual(chooseMix(live))
  expect(chooseMix(live).remotes['mfe-auth']?.current).toBe('bbbbbbbbbbbb')
})

it('gives the canary to visitors strictly below its share, and always the same to one visitor', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.integer({ min: 0, max: 100 }), (visitor, share) => {
      const document = withCanary(share)
      const chosen = chooseMix(document, visitor).remotes['mfe-auth']?.current === 'cccccccccccc'
      expect(chosen).toBe(bucketOf(visitor, document.set) < share * 100)
      expect(chooseMix(document, visitor)).toEqual(chooseMix(document, visitor))
    }),
  )
})

it('falls back from a canary to the stable build', () => {
  expect(chooseMix(withCanary(100), 'somebody').remotes['mfe-auth']?.previous).toBe('bbbbbbbbbbbb')
})

it('lists every mix that a visitor can get, and no other', () => {
  const two = withCanary(5, 'mfe-public', withCanary(10))
  const mixes = liveMixes(two).map((mix) => mix.set)
  expect(mixes).toHaveLength(3)
  expect(mixes[0]).toBe(chooseMix(two).set)
  fc.assert(fc.property(fc.uuid(), (visitor) => mixes.includes(chooseMix(two, visitor).set)))
})

it('names a mix by what is in it', () => {
  const next = goLive(live, 'mfe-auth', 'dddddddddddd')
  expect(next.set).not.toBe(live.set)
  expect(goBack(next, 'mfe-auth')?.set).toBe(live.set)
})
