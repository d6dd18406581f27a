import { changeRelease, getReleasesHealth } from '@ag/contracts'
import { type FakeBackend, fakeBackend, sendJson } from '../testing/fake-backend'
import { makeRemote } from '../testing/make-release'
import { type TestGateway, testGateway } from '../testing/test-gateway'

let backend: FakeBackend
let gateway: TestGateway
/** What the backend says of whoever asks. */
let permissions: string[]
beforeEach(async () => {
  permissions = ['overview:read', 'releases:write']
  backend = await fakeBackend()
  backend.answer = ({ url, headers, body }, response) => {
    if (headers.authorization !== 'Bearer of-olga' || body !== '') return sendJson(response, refused, 401)
    if (url === '/api/v1/admin/me') return sendJson(response, { role: 'admin', permissions })
    return sendJson(response, olga)
  }
  gateway = await testGateway({ apiUrl: backend.url })
})
afterEach(async () => {
  await gateway.remove()
  await backend.close()
})

const refused = { code: 'AUTH_TOKEN_INVALID' }
const olga = {
  id: 'usr_1',
  name: 'Olga Dona',
  email: 'olga@empresa.com.br',
  company: 'Automatize',
  email_verified: true,
  created_at: '2026-11-20T12:00:00.000Z',
  last_login: null,
}

const at = (path: string) => `/api/proxy?path=${encodeURIComponent(path)}`
async function state(token = 'of-olga') {
  const answer = await gateway.get(at(getReleasesHealth.path), { authorization: `Bearer ${token}` })
  return answer.json()
}
const decide = (action: string, body: object, token = 'of-olga') =>
  gateway.app.inject({
    method: 'POST',
    url: at(changeRelease.path.replace(':name', 'mfe-auth').replace(':action', action)),
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    payload: body,
  })
const builds = (health: {
  releases: { name: string; builds: { role: string; build: string; share: number }[] }[]
}) =>
  health.releases
    .find(({ name }) => name === 'mfe-auth')
    ?.builds.map(({ role, build, share }) => [role, build, share])

it('lets an administrator share, stop, promote and roll back, and writes down who and why', async () => {
  const [first, second] = [
    makeRemote('mfe-auth'),
    makeRemote('mfe-auth', { content: { 'client/extra.js': 'const two = 2' } }),
  ]
  const [one, two] = [first.release.build, second.release.build]
  await gateway.publish(first)
  await gateway.publish(second, '?share=10')

  const shared = await decide('canary', { set: (await state()).set, share: 25, why: 'vai bem' })
  expect([shared.statusCode, builds(shared.json())]).toEqual([
    200,
    [
      ['live', one, 75],
      ['canary', two, 25],
    ],
  ])
  expect(shared.json().recent[0]).toMatchObject({
    who: 'Olga Dona (administração)',
    what: `mfe-auth: ${two} goes to 25 %`,
    why: 'vai bem',
  })
  const stopped = await decide('stop', { set: shared.json().set, why: '' })
  expect(builds(stopped.json())).toEqual([
    ['live', one, 100],
    ['canary', two, 0],
  ])
  const promoted = await decide('promote', { set: (await state()).set, why: '' })
  expect(builds(promoted.json())).toEqual([
    ['live', two, 100],
    ['previous', one, 0],
  ])
  const back = await decide('rollback', { set: promoted.json().set, why: '' })
  expect(builds(back.json())?.[0]).toEqual(['live', one, 100])
  const everybody = (await gateway.get('/api/registry')).json()
  expect(JSON.stringify(everybody)).not.toContain('Olga')
})

it('changes nothing for a page that is behind, nor for what is not there', async () => {
  await gateway.publish(makeRemote('mfe-auth'))
  const { set } = await state()
  const cases: [action: string, body: object, status: number][] = [
    ['rollback', { set: 'before', why: '' }, 409],
    ['promote', { set, why: '' }, 409],
    ['stop', { set, why: '' }, 409],
    ['canary', { set, share: 500, why: '' }, 400],
    ['rollback', { set }, 400],
    ['remove', { set, why: '' }, 400],
  ]
  for (const [action, body, status] of cases) {
    expect([action, (await decide(action, body)).statusCode]).toEqual([action, status])
  }
  expect((await state()).set).toBe(set)
})

it('is closed to strangers and to who may only look, and no release token opens it', async () => {
  await gateway.publish(makeRemote('mfe-auth'))
  const { set } = await state()
  expect((await decide('rollback', { set, why: '' }, 'of-nobody')).statusCode).toBe(401)
  expect((await decide('rollback', { set, why: '' }, 'token-of-mfe-auth-0123456789')).statusCode).toBe(401)
  permissions = ['overview:read']
  const denied = await decide('rollback', { set, why: '' })
  expect([denied.statusCode, denied.json().code]).toEqual([403, 'FORBIDDEN'])
})
