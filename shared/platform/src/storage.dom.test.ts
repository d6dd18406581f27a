import { readStored, writeStored } from './storage'

const refuse = () => {
  throw new DOMException('no room', 'QuotaExceededError')
}

afterEach(() => {
  jest.restoreAllMocks()
  writeStored('key', undefined)
})

it('keeps and removes a value', () => {
  expect(readStored('key')).toBeUndefined()
  writeStored('key', 'value')
  expect(localStorage.getItem('key')).toBe('value')
  expect(readStored('key')).toBe('value')
  writeStored('key', undefined)
  expect(localStorage.getItem('key')).toBeNull()
  expect(readStored('key')).toBeUndefined()
})

it('reads what another tab wrote and removed', () => {
  writeStored('key', 'ours')
  localStorage.setItem('key', 'theirs')
  expect(readStored('key')).toBe('theirs')
  localStorage.removeItem('key')
  expect(readStored('key')).toBeUndefined()
})

it('lasts as long as the page where storage is blocked', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(refuse)
  expect(readStored('key')).toBeUndefined()
  writeStored('key', 'value')
  expect(readStored('key')).toBe('value')
  writeStored('key', undefined)
  expect(readStored('key')).toBeUndefined()
})

it('prefers the newer value that found no room to the older one that did', () => {
  writeStored('key', 'old')
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  writeStored('key', 'new')
  expect(readStored('key')).toBe('new')
  jest.restoreAllMocks()
  writeStored('key', 'newest')
  expect(readStored('key')).toBe('newest')
})
