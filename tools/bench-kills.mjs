import { numberAfter } from './lib/bench.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { run } from './lib/processes.mjs'
import { binary } from './lib/workspace.mjs'

// `npm run bench:kills [-- --kills N]`: kills the backend so often during conversations on the chat page and by WhatsApp, and counts
// what was lost or answered twice. It is the suite's own test with more kills, and waits until every answer has reached WhatsApp.

const kills = numberAfter('--kills') ?? 50

await ensureDependencies()
process.exit(
  await run(binary('jest'), ['backend/src/modules/agents/whatsapp/kill.test.ts', '-w', '1'], {
    env: { ...process.env, KILLS: String(kills) },
  }),
)
