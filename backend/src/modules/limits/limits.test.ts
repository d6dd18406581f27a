import { hours } from '../../clock'
import { describeDatabase } from '../../testing/describe-database'
import { testClock } from '../../testing/test-backend'
import { createLimits, type Limit } from './limits'

const ofAddress: Limit = { name: 'of-address', most: 2, window: hours(1), byAddress: true }
const ofAccount: Limit = { name: 'of-account', most: 3, window: hours(1) }

describeDatabase('limits', (database) => {
  const limited = () => createLimits(database().db, testClock().now, true)

  it('count an IPv6 address by its /64, and all of a /48 as ten', async () => {
    const limits = limited()
    const allows = (address: string) => limits.allows(ofAddress, address)
    expect([
      await allows('2001:db8:1::1'),
      await allows('2001:db8:1::2'),
      await allows('2001:db8:1::3'),
    ]).toEqual([true, true, false])
    const others: boolean[] = []
    for (let index = 1; index <= 18; index += 1) others.push(await allows(`2001:db8:1:${index}::1`))
    expect(others.indexOf(false)).toBe(17)
    expect(await limits.counted(ofAddress, '2001:db8:1:ff::1')).toBe(3)
    expect(await allows('2001:db8:2::1')).toBe(true)
    expect(await allows('203.0.113.7')).toBe(true)
  })

  it('count on all of several or on none, and take it back', async () => {
    const limits = limited()
    const counts = [
      [ofAccount, 'ana'],
      [ofAddress, '203.0.113.7'],
    ] as const
    await limits.countEach(counts)
    const takeBack = await limits.countEach(counts)
    await expect(limits.countEach(counts)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
    expect(await limits.counted(ofAccount, 'ana')).toBe(2)
    await takeBack()
    expect([await limits.counted(ofAccount, 'ana'), await limits.counted(ofAddress, '203.0.113.7')]).toEqual([
      1, 1,
    ])
  })
})
