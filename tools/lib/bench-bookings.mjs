import { randomBytes } from 'node:crypto'
import { send } from './bench.mjs'

/** What a visitor sends, under a key and an address of its own. */
export function newBooking(preferred_time) {
  const key = randomBytes(16).toString('hex')
  return {
    key,
    email: `v-${key}@empresa.example`,
    preferred_time,
    body: {
      channel: 'video',
      preferred_time,
      contact_info: { name: 'Ana Souza', email: `v-${key}@empresa.example`, consent: true },
    },
  }
}

export const book = (agent, origin, { key, body }) =>
  send(agent, 'POST', `${origin}/api/v1/meetings/`, body, { 'idempotency-key': key })

/** Every full hour that can be booked, in the order of time: no two of them get into each other's way. */
export async function fullHours(agent, origin) {
  const found = []
  const now = new Date()
  for (let ahead = 0; ahead < 3; ahead += 1) {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 15))
      .toISOString()
      .slice(0, 7)
    const { days } = await read(agent, `${origin}/api/v1/meetings/available-days?month=${month}`)
    for (const { date } of days.filter(({ free }) => free > 0)) {
      const { slots } = await read(agent, `${origin}/api/v1/meetings/available-slots/${date}`)
      found.push(...slots.map(({ start_at }) => start_at).filter((start) => start.slice(14, 16) === '00'))
    }
  }
  return found
}

export const read = async (agent, address) => (await send(agent, 'GET', address)).json()
