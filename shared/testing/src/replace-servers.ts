import { Agent, get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** `REPLACEMENTS=20 npx jest closing --testTimeout 300000` makes more of them, and tells how many requests a second there were. */
const replacements = Number(process.env.REPLACEMENTS ?? 2)

/** A server with `/readyz` that a balancer sends requests to. */
export interface ReplaceableServer {
  url: string
  /** Takes it out of service after a notice in milliseconds, as its process does when it is told to stop. */
  leave(notice: number): Promise<void>
}

interface Answer {
  status: number | undefined
  connection: string | undefined
}

/** Asks over connections that are kept, as a balancer does. */
function keptConnections() {
  const agent = new Agent({ keepAlive: true, maxSockets: 20 })
  return {
    ask: (url: string) =>
      new Promise<Answer>((resolve, reject) => {
        get(url, { agent }, (answer) => {
          answer.resume()
          answer.on('end', () =>
            resolve({ status: answer.statusCode, connection: answer.headers.connection }),
          )
          answer.on('error', reject)
        }).on('error', reject)
      }),
    close: () => agent.destroy(),
  }
}

/**
 * Takes a server out of service while somebody keeps a connection to it.
 * @param path what is asked for meanwhile
 * @returns the status of `/readyz` before and meanwhile, the answer meanwhile, and why a request failed that came afterwards
 */
export async function takeOutOfService({ url, leave }: ReplaceableServer, path: string, notice: number) {
  const { ask, close } = keptConnections()
  const before = (await ask(`${url}/readyz`)).status
  const left = leave(notice)
  const meanwhile = (await ask(`${url}/readyz`)).status
  const answer = await ask(`${url}${path}`)
  await left
  const afterwards = await ask(`${url}/healthz`).then(
    () => undefined,
    ({ code }: NodeJS.ErrnoException) => code,
  )
  close()
  return { ready: [before, meanwhile], answer, afterwards }
}

/**
 * Replaces a server again and again, each time by one that is there before it leaves, while visitors ask for a path without a pause, through a balancer that
 * looks at `/readyz` every 50 ms.
 * @param notice how long a server that leaves goes on, in milliseconds
 * @returns the status of every answer, of which there are more than a hundred
 * @throws when a request is not answered at all
 */
export async function replaceOneByOne(
  start: () => Promise<ReplaceableServer>,
  path: string,
  notice: number,
): Promise<Array<number | undefined>> {
  const { ask, close } = keptConnections()
  const started = async () => ({ ...(await start()), isListed: true })
  let servers = [await started()]
  let isOver = false
  let turn = 0
  const answers: Array<number | undefined> = []
  const probe = async () => {
    while (!isOver) {
      for (const server of servers)
        server.isListed = (await ask(`${server.url}/readyz`).catch(() => undefined))?.status === 200
      await wait(50)
    }
  }
  const visit = async () => {
    while (!isOver) {
      const listed = servers.filter(({ isListed }) => isListed)
      const server = listed[turn++ % listed.length]
      answers.push((await ask(`${server?.url}${path}`)).status)
      await wait(2)
    }
  }
  const begun = performance.now()
  const traffic = Promise.all([probe(), visit(), visit(), visit(), visit()])
  const replaced = (async () => {
    for (let times = 0; times < replacements; times += 1) {
      const [old] = servers
      const asked = answers.length + 50
      while (answers.length < asked) await wait(5)
      const next = await started()
      servers = [...servers, next]
      await old?.leave(notice)
      servers = [next]
    }
  })().finally(() => {
    isOver = true
  })
  await Promise.all([replaced, traffic])
  const took = (performance.now() - begun) / 1000
  if (process.env.REPLACEMENTS)
    console.info(
      `${replacements} replaced, ${answers.length} requests, ${Math.round(answers.length / took)} a second`,
    )
  await Promise.all(servers.map((server) => server.leave(0)))
  close()
  return answers
}
