import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { assistantOn } from '../fixtures/assistant'
import { test as withBackend } from '../fixtures/backend'
import { withGateway } from '../fixtures/gateway'
import { expect } from '../fixtures/test'

/** A model that speaks when the journey lets it: like OpenAI's, over HTTP. */
interface Model {
  /** What it answers on, once it was asked. */
  asked: () => Promise<ServerResponse>
}

const say = (response: ServerResponse, content: string) =>
  response.write(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`)
const finish = (response: ServerResponse) =>
  response.end('data: {"choices":[{"delta":{},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n')

const question = 'vocês fazem integração com sistemas antigos?'

let heard: ServerResponse[] = []
const model: Model = {
  async asked() {
    await expect.poll(() => heard.length).toBeGreaterThan(0)
    return heard.shift() as ServerResponse
  },
}

const test = withBackend.extend<{ site: string }>({
  backendSettings: async ({ baseURL: _ }, use) => {
    heard = []
    const server = createServer((request, response) => {
      request.resume()
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.flushHeaders()
      heard.push(response)
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const { port } = server.address() as AddressInfo
    await use({ ASSISTANT_API_URL: `http://127.0.0.1:${port}/v1`, ASSISTANT_MODEL: 'small' })
    server.closeAllConnections()
    server.close()
  },
  site: [({ backend }, use) => withGateway(backend.url, ({ url }) => use(url)), { timeout: 90_000 }],
})

test('an answer is read while it is written, and stopped where it is long enough', async ({ page, site }) => {
  const assistant = assistantOn(page)
  const stop = assistant.panel.getByRole('button', { name: 'Parar resposta' })
  await assistant.open(site)

  await assistant.say(question)
  const first = await model.asked()
  await expect(stop).toBeVisible()
  say(first, 'Sim, conversamos com sistemas antigos. ')
  await assistant.hears('Sim, conversamos com sistemas antigos.')
  await expect(stop).toBeVisible()
  say(first, 'A equipe ajuda no começo.')
  finish(first)
  await assistant.hears('Sim, conversamos com sistemas antigos. A equipe ajuda no começo.')
  await expect(assistant.send).toBeVisible()

  await assistant.say(`${question} mesmo os da década de 90?`)
  const second = await model.asked()
  const left = once(second, 'close')
  say(second, 'Também os mais velhos. ')
  await assistant.hears('Também os mais velhos.')
  await stop.click()
  // Nobody pays for words that nobody reads.
  await left
  expect(second.writableFinished).toBe(false)
  await expect(assistant.send).toBeVisible()
  await expect(assistant.input).toBeFocused()
  await expect(assistant.failure).toHaveCount(0)

  // What was kept is what was read.
  const last = await assistant.log
    .locator('p')
    .filter({ hasText: /^Assistente:/ })
    .last()
    .textContent()
  await page.reload()
  await assistant.launcher.click()
  await assistant.hears(last?.replace('Assistente: ', '') ?? '')
  expect(heard).toEqual([])
})
