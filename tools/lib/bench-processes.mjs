import { readFileSync } from 'node:fs'
import { withClient } from './bench.mjs'

/**
 * Tells the milliseconds of processor that the connections to a database have used so far; what those had used that have ended
 * since the last time is kept. PostgreSQL is on this machine.
 */
export function databaseClock(url) {
  const times = new Map()
  return async function databaseTime() {
    const rows = await withClient(
      url,
      async (client) =>
        (await client.query('select pid from pg_stat_activity where datname = current_database()')).rows,
    )
    for (const { pid } of rows) times.set(pid, timeOf(pid) ?? times.get(pid) ?? 0)
    return [...times.values()].reduce((all, time) => all + time, 0)
  }
}

/** User and system time of another program, in milliseconds; the kernel counts hundredths. */
function timeOf(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
    return (Number(fields[11]) + Number(fields[12])) * 10
  } catch {
    return undefined
  }
}
