import { createManageLinks } from './manage-links'

const links = createManageLinks('a secret of at least thirty-two characters', 'https://site.example')

it('takes the key of this meeting from this installation, and no other', () => {
  const key = links.keyOf('mt_1')
  expect(key).toMatch(/^[\w-]{43}$/)
  expect(links.isKey('mt_1', key)).toBe(true)
  const other = createManageLinks('another secret of thirty-two characters!', 'https://site.example')
  for (const wrong of [
    links.keyOf('mt_2'),
    other.keyOf('mt_1'),
    key.slice(1),
    `${key}x`,
    '',
    'x'.repeat(200),
  ]) {
    expect(links.isKey('mt_1', wrong)).toBe(false)
  }
})

it('keeps the key in the fragment of the page, and in one encoded parameter of the file', () => {
  const key = links.keyOf('mt_1')
  expect(links.manageUrl('mt_1')).toBe(`https://site.example/consultation/manage#mt_1.${key}`)
  const { searchParams } = new URL(links.icsUrl('mt_1'))
  expect([...searchParams]).toEqual([['path', `/api/v1/meetings/mt_1/calendar?key=${key}`]])
})
