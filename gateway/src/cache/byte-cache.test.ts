import { ByteCache } from './byte-cache'

it('keeps the most recently used entries as long as they fit', () => {
  const cache = new ByteCache<string>(10)
  cache.set('one', 'a', 4)
  cache.set('two', 'b', 4)
  cache.get('one')
  cache.set('three', 'c', 4)
  expect([cache.get('one'), cache.get('two'), cache.get('three')]).toEqual(['a', undefined, 'c'])
})

it('has room again for what takes the place of what nobody asks for', () => {
  const cache = new ByteCache<string>(10)
  cache.set('old/one', 'a', 5)
  cache.set('new/one', 'b', 5)
  cache.keepOnly((key) => key.startsWith('new/'))
  cache.set('new/two', 'c', 5)
  expect([cache.size, cache.get('old/one'), cache.get('new/one')]).toEqual([2, undefined, 'b'])
})
