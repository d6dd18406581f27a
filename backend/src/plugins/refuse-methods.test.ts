import Fastify from 'fastify'
import { answerErrors } from './errors'
import { refuseMethods } from './refuse-methods'

async function makeApp() {
  const app = Fastify()
  answerErrors(app)
  const refuseOthers = refuseMethods(app)
  const handler = async () => ({})
  app.get('/api/things', handler)
  app.post('/api/things', handler)
  app.patch('/api/things/:id', handler)
  app.delete('/api/things/:id', handler)
  app.put('/api/things/order', handler)
  app.get('/api/things/:id/parts/:part', handler)
  app.get('/page', handler)
  refuseOthers()
  await app.ready()
  return app
}

it.each([
  ['DELETE', '/api/things', 405, 'GET, HEAD, POST'],
  ['OPTIONS', '/api/things?page=2', 405, 'GET, HEAD, POST'],
  ['GET', '/api/things/7', 405, 'PATCH, DELETE'],
  ['POST', '/api/things/a%20b/parts/%C3%A9', 405, 'GET, HEAD'],
  // Not the thing of that name.
  ['PATCH', '/api/things/order', 405, 'PUT'],
  ['DELETE', '/api/things/order', 405, 'PUT'],
  ['GET', '/api/things/order', 405, 'PUT'],
  ['PUT', '/api/things/order', 200, undefined],
  ['PATCH', '/api/things/7', 200, undefined],
  ['HEAD', '/api/things', 200, undefined],
  ['GET', '/api/other', 404, undefined],
  ['GET', '/api/things/7/parts', 404, undefined],
  ['POST', '/page', 404, undefined],
] as const)('%s %s: %i, allow %s', async (method, url, status, allow) => {
  const app = await makeApp()
  const answer = await app.inject({ method, url })
  expect([answer.statusCode, answer.headers.allow]).toEqual([status, allow])
})

it('refuses a method before it reads what was sent', async () => {
  const app = await makeApp()
  const headers = { 'content-type': 'application/json' }
  const answer = await app.inject({ method: 'PUT', url: '/api/things', headers, payload: '{' })
  expect(answer.statusCode).toBe(405)
})
