import { once } from 'node:events'
import { fromBackend } from './bench.mjs'

/** A mail server that keeps who got what. */
export async function openMailbox() {
  const { SMTPServer } = fromBackend('smtp-server')
  const received = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      const chunks = []
      stream.on('data', (chunk) => chunks.push(chunk))
      stream.on('end', () => {
        const text = Buffer.concat(chunks).toString()
        const [id, subject] = ['Message-ID', 'Subject'].map(
          (name) => new RegExp(`^${name}: (.+)$`, 'im').exec(text)?.[1],
        )
        const token = /#token=(?:3D)?([\w-]+)/.exec(text.replace(/=\r\n/g, ''))?.[1]
        for (const { address } of envelope.rcptTo) received.push({ address, id, subject, token })
        done()
      })
    },
  })
  // A process that is killed cuts its connection here too.
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    url: `smtp://127.0.0.1:${server.server.address().port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
    /** The token of the link that was mailed to an address, if it has come. */
    tokenFor: (email) => received.find(({ address, token }) => address === email && token)?.token,
    /** At least one mail each, and no second one of a subject; a delivery that was repeated has the id of the first. */
    judge(emails) {
      const ids = new Map()
      const reached = new Set()
      for (const { address, id, subject } of received.filter(({ address }) => emails.includes(address))) {
        reached.add(address)
        const key = `${address} ${subject}`
        ids.set(key, [...(ids.get(key) ?? []), id])
      }
      const each = [...ids.values()]
      return {
        mailsLost: emails.filter((email) => !reached.has(email)).length,
        mailsTwice: each.filter((list) => new Set(list).size > 1).length,
        repeated: each.reduce((sum, list) => sum + Math.max(0, list.length - new Set(list).size), 0),
      }
    },
  }
}
