import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the model was asked. */
interface Asked {
  authorization: string | undefined
  messages: Array<{ role: string; content: string | null }>
  tools: Array<{ function: { name: string } }>
  model: string
  stream: boolean
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

/** Begins to answer with words, in pieces as they come; whoever asked says when it goes on. */
export const beginning =
  (...pieces: string[]): Answer =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const content of pieces) sendPiece(response, { delta: { content } })
  }

/** Answers with words, in pieces. */
export const streaming =
  (...pieces: string[]): Answer =>
  (response, asked, call) => {
    beginning(...pieces)(response, asked, call)
    finish(response, 'stop')
  }

/** Asks for a tool, its arguments in pieces. */
export const streamingTool =
  (name: string, ...pieces: string[]): Answer =>
  (response, asked, call) => {
    beginning()(response, asked, call)
    const first = { index: 0, id: `call_${call}`, type: 'function', function: { name, arguments: '' } }
    sendPiece(response, { delta: { tool_calls: [first] } })
    for (const part of pieces)
      sendPiece(response, { delta: { tool_calls: [{ index: 0, function: { arguments: part } }] } })
    finish(response, 'tool_calls')
  }

const sendPiece = (response: ServerResponse, choice: object) =>
  response.write(`data: ${JSON.stringify({ choices: [{ index: 0, ...choice }] })}\n\n`)

function finish(response: ServerResponse, finish_reason: string): void {
  sendPiece(response, { delta: {}, finish_reason })
  response.end('data: {"choices":[],"usage":{"total_tokens":1}}\n\ndata: [DONE]\n\n')
}

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
