import fc from 'fast-check'
import { areas } from './areas'
import {
  emptyDocument,
  goBack,
  goLive,
  type RegistryDocument,
  startCanary,
  stopCanary,
  switchRemote,
} from './document'
import { bucketOf, buckets, chooseMix, hasCanary, liveMixes, withPreview } from './selection'

const live = goLive(goLive(emptyDocument(areas), 'shell', 'aaaaaaaaaaaa'), 'mfe-auth', 'bbbbbbbbbbbb')

function withCanary(share: number, name = 'mfe-auth', document = live): RegistryDocument {
  const started = startCanary(document, name, 'cccccccccccc', share)
  if (!started) throw new Error(`${name} has nothing live`)
  return started
}
const authOf = (document: RegistryDocument, visitor: string) =>
  chooseMix(document, visitor).remotes['mfe-auth']?.current
const hundredths = fc.integer({ min: 0, max: 10_000 })

it('gives everybody the stable builds while there is no canary', () => {
  expect(hasCanary(live)).toBe(false)
  expect(chooseMix(live, 'somebody')).toEqual(chooseMix(live))
  expect(chooseMix(live).remotes['mfe-auth']?.current).toBe('bbbbbbbbbbbb')
})

it('gives the canary to visitors strictly below its share, and always the same to one visitor', () => {
  fc.assert(
    fc.property(fc.uuid(), hundredths, (visitor, share) => {
      const document = withCanary(share / 100)
      const mix = chooseMix(document, visitor)
      const chosen = mix.remotes['mfe-auth']?.current === 'cccccccccccc'
      expect(chosen).toBe(bucketOf(visitor, document) < share)
      expect(mix.canary).toBe(chosen)
      expect(chooseMix(document, visitor)).toEqual(mix)
    }),
  )
})

it('keeps visitors on a canary whose share grows and whatever else is released, and asks others next time', () => {
  fc.assert(
    fc.property(fc.uuid(), hundredths, hundredths, (visitor, one, other) => {
      const [less, more] = [Math.min(one, other) || 1, Math.max(one, other) || 1]
      const before = withCanary(less / 100)
      const during = goLive(withCanary(more / 100, 'mfe-auth', before), 'mfe-public', 'dddddddddddd')
      const after = switchRemote(during, 'mfe-public', 'Voltamos logo.') ?? during
      if (authOf(before, visitor) === 'cccccccccccc') expect(authOf(after, visitor)).toBe('cccccccccccc')
    }),
  )
  const ended = goLive(withCanary(10), 'mfe-auth', 'dddddddddddd')
  expect(ended.trial).toBeNull()
  expect(withCanary(10, 'mfe-auth', ended).trial).not.toBe(withCanary(10).trial)
})

it('tries a host like a remote', () => {
  const document = withCanary(100, 'shell')
  expect(chooseMix(document, 'somebody').shell).toBe('cccccccccccc')
  expect(chooseMix(document).shell).toBe('aaaaaaaaaaaa')
})

it('falls back from a canary to the stable build, and from a stopped one to it as well', () => {
  expect(chooseMix(withCanary(100), 'somebody').remotes['mfe-auth']?.previous).toBe('bbbbbbbbbbbb')
  const stopped = stopCanary(withCanary(100), 'mfe-auth')
  expect(stopped && authOf(stopped, 'somebody')).toBe('bbbbbbbbbbbb')
  expect(stopped?.remotes['mfe-auth']?.canary).toEqual({ build: 'cccccccccccc', share: 0 })
  expect(stopped && stopCanary(stopped, 'mfe-auth')).toBeUndefined()
})

it('lists every mix that a visitor can get, and no other', () => {
  const two = withCanary(
    5,
    'mfe-public',
    withCanary(10, 'mfe-auth', goLive(live, 'mfe-public', 'eeeeeeeeeeee')),
  )
  const mixes = liveMixes(two).map((mix) => mix.set)
  expect(mixes).toHaveLength(3)
  expect(mixes[0]).toBe(chooseMix(two).set)
  fc.assert(fc.property(fc.uuid(), (visitor) => mixes.includes(chooseMix(two, visitor).set)))
})

it('needs another build for the others', () => {
  expect(startCanary(live, 'mfe-public', 'cccccccccccc', 10)).toBeUndefined()
  expect(startCanary(live, 'mfe-auth', 'bbbbbbbbbbbb', 10)).toBeUndefined()
})

it('names a mix by what is in it', () => {
  const next = goLive(live, 'mfe-auth', 'dddddddddddd')
  expect(next.set).not.toBe(live.set)
  expect(goBack(next, 'mfe-auth')?.set).toBe(live.set)
})

it('finds the place of a visitor by name and trial', () => {
  // The first four bytes of SHA-256 of 'somebody\n' and 'somebody\na trial', among 10,000.
  expect(bucketOf('somebody', { trial: null })).toBe(7990)
  expect(bucketOf('somebody', { trial: 'a trial' })).toBe(7407)
  fc.assert(
    fc.property(fc.string(), fc.string(), (visitor, trial) => {
      const place = bucketOf(visitor, { trial })
      expect(place).toBeGreaterThanOrEqual(0)
      expect(place).toBeLessThan(buckets)
    }),
  )
})

it('knows that some visitors get something else', () => {
  expect(hasCanary(withCanary(10))).toBe(true)
})

it('shows a preview in place of what is live, with nothing to fall back on, and leaves the rest', () => {
  const both = goLive(live, 'mfe-public', 'eeeeeeeeeeee')
  const mix = chooseMix(both)
  const remote = withPreview(mix, { 'mfe-auth': 'dddddddddddd' })
  expect(remote).toEqual({
    set: expect.not.stringContaining(mix.set),
    canary: true,
    shell: 'aaaaaaaaaaaa',
    remotes: { ...mix.remotes, 'mfe-auth': { current: 'dddddddddddd', previous: null, disabled: null } },
    preview: { 'mfe-auth': 'dddddddddddd' },
  })
  const host = withPreview(mix, { shell: 'dddddddddddd' })
  expect([host.shell, host.remotes]).toEqual(['dddddddddddd', mix.remotes])
  expect(new Set([mix.set, remote.set, host.set]).size).toBe(3)
  expect(withPreview(mix, { 'mfe-auth': 'dddddddddddd' }).set).toBe(remote.set)
})
