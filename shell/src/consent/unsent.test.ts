import type { UnsentDecision } from '@ag/platform'
import { addUnsent, confirmUnsent, mostUnsent } from './unsent'

const decision = (key: string, change: Partial<UnsentDecision> = {}): UnsentDecision => ({
  key,
  action: 'reject_all',
  timestamp: '2026-11-20T12:00:00.000Z',
  version: '1.0.0',
  page: '/',
  ...change,
})
const withdrawal = (key: string, consent_id?: string) => decision(key, { action: 'withdraw', consent_id })
const short = (unsent: UnsentDecision[]) =>
  unsent.map(({ key, consent_id }) => (consent_id ? `${key}=${consent_id}` : key))
const many = (count: number) => Array.from({ length: count }, (_, index) => decision(`k${index}`))

it('waits in order', () => {
  expect(short(addUnsent(addUnsent([], withdrawal('a', 'cns_1')), decision('b')))).toEqual(['a=cns_1', 'b'])
})

it('holds ten, and leaves out the oldest that the server never heard of', () => {
  expect(short(addUnsent(many(mostUnsent), decision('new')))).toEqual(
    short([...many(mostUnsent).slice(1), decision('new')]),
  )
  const known = [withdrawal('w', 'cns_1'), ...many(mostUnsent - 1)]
  expect(short(addUnsent(known, decision('new')))).toEqual([
    'w=cns_1',
    ...short(many(mostUnsent - 1).slice(1)),
    'new',
  ])
})

it.each<[what: string, unsent: UnsentDecision[], left: string[]]>([
  ['alone', [decision('a')], []],
  ['before a change of mind', [decision('a'), decision('b')], ['b=cns_1']],
  ['before a withdrawal', [decision('a'), withdrawal('b'), decision('c')], ['b=cns_1', 'c']],
  ['that is a withdrawal', [withdrawal('a'), decision('b')], ['b']],
  ['gone meanwhile', [decision('b')], ['b=cns_1']],
])('names what follows a decision %s', (_what, unsent, left) => {
  expect(short(confirmUnsent(unsent, 'a', 'cns_1'))).toEqual(left)
})
