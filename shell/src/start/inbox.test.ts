import { createInbox } from './inbox'

it('hands over what came before it was taken, in order, and everything after', () => {
  const inbox = createInbox<number>()
  inbox.put(1)
  inbox.put(2)
  const got: number[] = []
  inbox.take((item) => got.push(item))
  inbox.put(3)
  expect(got).toEqual([1, 2, 3])
})
