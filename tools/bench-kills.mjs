import { numberAfter } from './lib/bench.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { run } from './lib/processes.mjs'
import { binary } from './lib/workspace.mjs'

// `npm run bench:kills [-- --kills N]`: kills the backend so often during conversations on the chat page and by WhatsApp, and counts
// what was lost or answered twice; and during sign-ups; and PostgreSQL itself during bookings, where its programs are installed and this
// runs as root. These are the suites' own tests with more kills; the first waits until every answer has reached WhatsApp.

const kills = numberAfter('--kills') ?? 50

await ensureDependencies()
process.exit(
  await run(
    binary('jest'),
    [
      'backend/src/modules/agents/whatsapp/kill.test.ts',
      'backend/src/server.test.ts',
      'backend/src/db/crash.test.ts',
      '-w',
      '1',
    ],
    {
      env: { ...process.env, KILLS: String(kills) },
    },
  ),
)
