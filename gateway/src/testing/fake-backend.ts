import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getSiteHosts } from '@ag/contracts'
import { slugOf } from '@ag/core/slug'

interface SeenRequest {
  method: string
  url: string
  headers: IncomingMessage['headers']
  body: string
}

export interface FakeBackend {
  url: string
  port: number
  /** Everything that reached it, the gateway's own polls left out. */
  seen: SeenRequest[]
  /** Answers from now on. */
  answer: (request: SeenRequest, response: ServerResponse) => void
  /** What the catalogue shows. */
  products: string[]
  /** Domains of companies, with the sites that they show. */
  hosts: { host: string; slug: string }[]
  close(): Promise<void>
}

/** A backend that remembers what reached it and answers what a test tells it to. */
export async function fakeBackend(onPort = 0): Promise<FakeBackend> {
  const server = createServer(async (request, response) => {
    const url = request.url ?? ''
    if (request.headers['x-request-id'] === undefined && catalogue(url)) {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ products: backend.products.map((name) => ({ id: slugOf(name), name })) }))
      return
    }
    if (url === getSiteHosts.path) return sendJson(response, { hosts: backend.hosts })
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const seen = {
      method: request.method ?? '',
      url,
      headers: request.headers,
      body: Buffer.concat(chunks).toString('utf8'),
    }
    backend.seen.push(seen)
    backend.answer(seen, response)
  })
  await new Promise<void>((resolve) => server.listen(onPort, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const backend: FakeBackend = {
    url: `http://127.0.0.1:${port}`,
    port,
    seen: [],
    answer: (_request, response) => sendJson(response, { ok: true }),
    products: ['Prospect AI'],
    hosts: [],
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return backend
}

/** Answers with JSON. */
export function sendJson(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
  response.end(JSON.stringify(body))
}

/** What pages show, which the gateway follows. */
function catalogue(url: string): boolean {
  return watched.includes(url) || url.startsWith('/api/v1/cookies/')
}

const watched = ['/api/v1/pricing/public', '/api/v1/settings/', '/api/v1/meetings/next-slots']
