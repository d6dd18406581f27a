import { createSimilar } from './find-similar'

const similar = createSimilar([
  'vocês emitem nota fiscal?',
  'qual o horário de vocês',
  'quero falar com alguém',
])

it('finds the same however it is written', () => {
  expect(similar('vocês emitem nota fiscal?', 1)).toEqual([{ index: 0, similarity: expect.closeTo(1) }])
  expect(similar('vcs emitem nota fiscau', 1)[0]).toEqual({ index: 0, similarity: expect.any(Number) })
  expect(similar('vcs emitem nota fiscau', 1)[0]?.similarity).toBeGreaterThan(0.6)
})

it('finds nothing where nothing is shared', () => {
  expect(similar('xyz', 3)).toEqual([])
})
