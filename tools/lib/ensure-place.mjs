import { once } from 'node:events'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'

/**
 * Ends the command in one line where a site of these settings could not run: its folder must be writable, its ports free.
 * To be asked before anything is installed or built.
 */
export async function ensurePlace({ dataDir, host, port, apiPort }) {
  const problem =
    problemOfFolder(dataDir) ??
    (port === apiPort ? `PORT and API_PORT are both ${port}; they need to differ.` : undefined) ??
    (await problemOfPort('PORT', host, port)) ??
    (await problemOfPort('API_PORT', host, apiPort))
  if (problem === undefined) return
  console.error(problem)
  process.exit(1)
}

function problemOfFolder(folder) {
  const probe = join(folder, `.probe-${process.pid}`)
  try {
    mkdirSync(folder, { recursive: true })
    // Permissions say too little: root has all of them, on a disk that takes nothing too.
    writeFileSync(probe, '')
    rmSync(probe)
    return undefined
  } catch ({ code }) {
    return `DATA_DIR ${folder} cannot be written (${code}): make it writable, or set DATA_DIR to another folder.`
  }
}

async function problemOfPort(name, host, port) {
  if (!Number.isInteger(port) || port < 1 || port > 65_535) return `${name} ${process.env[name]} is no port.`
  const server = createServer()
  try {
    await once(server.listen({ host, port, exclusive: true }), 'listening')
    server.close()
    await once(server, 'close')
    return undefined
  } catch ({ code }) {
    return code === 'EADDRINUSE'
      ? `${name} ${port} is taken: stop what listens there, or set ${name} to another.`
      : `${name} ${port} cannot be listened on at ${host} (${code}).`
  }
}
