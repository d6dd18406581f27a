import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the model was asked. */
interface Asked {
  authorization: string | undefined
  messages: Array<{ role: string; content: string | null }>
  tools: Array<{ function: { name: string } }>
  model: string
}

type Answer = (response: ServerResponse, asked: Asked, call: number) => void

/** Answers with words. */
export const saying =
  (content: string): Answer =>
  (response) =>
    send(response, { choices: [{ message: { role: 'assistant', content } }] })

/** Asks for a tool. */
export const asking =
  (name: string, args: unknown = {}): Answer =>
  (response, _asked, call) =>
    send(response, {
      choices: [
        {
          message: {
            role: 'assistant',
            content: null,
            tool_calls: [
              {
                id: `call_${call}`,
                type: 'function',
                function: { name, arguments: typeof args === 'string' ? args : JSON.stringify(args) },
              },
            ],
          },
        },
      ],
    })

const send = (response: ServerResponse, body: unknown) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}

/** Speaks like OpenAI, as far as we listen: says what it is told to, the last thing over and over. */
export async function modelDouble() {
  const asked: Asked[] = []
  let answers: Answer[] = []
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const body = JSON.parse(Buffer.concat(parts).toString('utf8'))
    const call = { ...body, authorization: request.headers.authorization }
    asked.push(call)
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    answer?.(response, call, asked.length)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    asked,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    answers(...next: Answer[]) {
      answers = next
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
