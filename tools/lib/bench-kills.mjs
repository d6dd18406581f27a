import { Agent } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fromBackend, send, withClient } from './bench.mjs'
import { book, fullHours, newBooking } from './bench-bookings.mjs'
import { openMailbox } from './bench-mailbox.mjs'

const visitors = 6
/** A mail that a killed process had taken is taken again after a minute. */
const patience = 120_000

/**
 * Kills the server during bookings again and again. Whoever heard nothing asks again under the same key, as a browser would;
 * in the end every booking that was answered must be there once, and its mail must have been sent.
 */
export async function killAmidBookings({ start, origin, rounds, rowsOf }) {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors })
  const mailbox = await openMailbox()
  let server = await start(mailbox.url)
  const hours = shuffled(await fullHours(agent, origin))
  const booked = []
  const unheard = []
  let slowest = 0

  async function ask(booking) {
    const answer = await book(agent, origin, booking).catch(() => undefined)
    if (!answer || answer.status >= 500) unheard.push(booking)
    else if (answer.status === 201) booked.push({ ...booking, ...answer.json().meeting })
    return answer !== undefined
  }

  for (let round = 0; round < rounds; round += 1) {
    const enough = booked.length + 1 + (round % 3)
    let over = false
    const lanes = Array.from({ length: visitors }, async () => {
      while (!over && hours.length > 0) if (!(await ask(newBooking(hours.pop())))) return
    })
    while (booked.length < enough && hours.length > 0) await wait(1)
    await wait(Math.random() * 15)
    await server.kill()
    over = true
    await Promise.all(lanes)
    const begun = performance.now()
    server = await start(mailbox.url)
    slowest = Math.max(slowest, performance.now() - begun)
    for (const booking of unheard.splice(0)) await ask(booking)
  }

  let lost = unheard.length
  for (const { id, manage_url, start_at } of booked) {
    const body = { key: manage_url.split('.').at(-1) }
    const answer = await send(agent, 'POST', `${origin}/api/v1/meetings/${id}/open`, body)
    if (answer.status !== 200 || answer.json().start_at !== start_at) lost += 1
  }
  await untilMailed(agent, origin)
  agent.destroy()
  await server.stop()
  await mailbox.close()
  const rows = (await rowsOf()).filter(({ email }) => email.endsWith('@empresa.example'))
  return {
    rounds,
    booked: booked.length,
    lost,
    doubled: rows.length - new Set(booked.map(({ id }) => id)).size,
    overlapping: overlapping(rows),
    ...mailbox.judge(booked.map(({ email }) => email)),
    slowest,
  }
}

async function untilMailed(agent, origin) {
  for (const deadline = Date.now() + patience; Date.now() < deadline; ) {
    const { text } = await send(agent, 'GET', `${origin}/metrics`)
    if (/^outbox_waiting 0$/m.test(text)) return
    await wait(500)
  }
}

/** Pairs of meetings of one person that reach into each other. */
export function overlapping(rows) {
  const byTime = rows.toSorted((one, other) => one.start - other.start)
  return byTime.filter((one, index) =>
    byTime.some(
      (other, place) => place > index && other.consultant_id === one.consultant_id && other.start < one.until,
    ),
  ).length
}

function shuffled(list) {
  return list
    .map((each) => ({ each, lot: Math.random() }))
    .sort((one, other) => one.lot - other.lot)
    .map(({ each }) => each)
}

/** The meetings that occupy time, read from a database that no server has open any more. */
export const openMeetings = (databaseUrl, dataDir) =>
  selected(
    databaseUrl,
    dataDir,
    "select email, consultant_id, extract(epoch from start_at)::float8 as start, extract(epoch from until)::float8 as until from meetings where status in ('pending', 'confirmed')",
  )

/** Rows of a database; of the embedded one once no server has it open any more. */
export async function selected(databaseUrl, dataDir, statement) {
  if (databaseUrl) {
    const { rows } = await withClient(databaseUrl, (client) => client.query(statement))
    return rows
  }
  const database = await fromBackend('@electric-sql/pglite').PGlite.create(join(dataDir, 'database'))
  const { rows } = await database.query(statement)
  await database.close()
  return rows
}
