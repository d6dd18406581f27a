import pino from 'pino'
import { systemClock } from '../../clock'
import type { Database } from '../../db/database'
import { describeEachDatabase, openBeside } from '../../testing/describe-database'
import { createMailer } from './mailer'
import { createWorker, type Worker } from './worker'

describeEachDatabase('scheduled jobs', (database) => {
  const ran: number[] = []
  beforeEach(() => ran.splice(0))

  /** The worker of a process; its only job notes the process. */
  const workerOf = ({ db, leads }: Database, name: number): Worker =>
    createWorker({
      db,
      leads,
      clock: systemClock,
      log: pino({ level: 'silent' }),
      mailer: createMailer(db),
      carryOut: {},
      sendOut: {},
      jobs: { note: async () => void ran.push(name) },
      deliver: undefined,
      filesOf: async () => [],
    })

  const runAll = (processes: Database[]) =>
    Promise.all(processes.map((process, name) => workerOf(process, name).runJobs()))

  it('are run by one of the processes that come at once, and by it alone for as long as it lives', async () => {
    const beside = await openBeside(database(), 2)
    const processes = beside.length > 0 ? beside : [database()]
    await runAll(processes)
    await runAll(processes)
    expect(ran).toHaveLength(2)
    expect(new Set(ran).size).toBe(1)

    if (beside.length === 0) return
    const [leader = 0] = ran
    await beside[leader]?.close()
    const next = beside[1 - leader] as Database
    await runAll([next])
    expect(ran).toHaveLength(3)
    await next.close()
  })
})
