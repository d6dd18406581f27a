import {
  forgotPassword,
  login,
  loginWithSecondFactor,
  productSignup,
  resetPassword,
  signup,
  verifyEmail,
} from '@ag/contracts'
import { type FakeBackend, fakeBackend, sendJson } from '../testing/fake-backend'
import { makeRemote, makeShell } from '../testing/make-release'
import { type TestGateway, testGateway } from '../testing/test-gateway'

let backend: FakeBackend
let gateway: TestGateway

const paths = ['login', 'login/code', 'signup', 'forgot-password', 'reset-password', 'verify-email']
/** Pages with a place for a refusal and every field that the forms have, as React writes them. */
const renderer = `exports.shared = { react: {} }
exports.render = async ({ path }) => ({
  status: 200,
  head: '<title>' + path + '</title>',
  body: '<form method="post"><noscript><div id="recusa" hidden=""><p>{título}</p><p>{mensagem}</p></div></noscript>' +
    '<input type="hidden" name="ticket" value=""/><input type="email" aria-describedby="hint" name="email"/>' +
    '<input name="name"/><input name="company"/><input type="password" name="password"/><input name="token"/>' +
    '<input type="checkbox" name="accept_terms"/><input type="checkbox" name="remember_me"/></form>',
  modified: null,
  state: '{}',
})`

beforeAll(async () => {
  backend = await fakeBackend()
  gateway = await testGateway({ apiUrl: backend.url })
  await gateway.publish(
    makeRemote('mfe-auth', {
      paths: paths.map((path) => ({ path, prerender: true, index: false, files: [] })),
    }),
  )
  await gateway.publish(makeShell({ content: { 'server/index.cjs': renderer } }))
})
beforeEach(() => {
  backend.seen.length = 0
})
afterAll(async () => {
  await gateway.remove()
  await backend.close()
})

const post = (url: string, fields: Record<string, string>, headers = {}) =>
  gateway.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': 'Navegador', ...headers },
    payload: new URLSearchParams(fields).toString(),
  })

const answers = (body: unknown, status = 200) => {
  backend.answer = (_request, response) => sendJson(response, body, status)
}

const refuses = (code: string, status: number, more = {}) =>
  answers(
    {
      detail: 'Não.',
      message: 'Não.',
      userMessage: null,
      code,
      errors: [],
      requiresAuth: false,
      retry_after: null,
      request_id: 'req_1',
      ...more,
    },
    status,
  )

const credentials = { email: 'ana@padaria.example', password: 'girassol-azul-7', remember_me: 'on' }
const opened = { token: 'um.to-ken.x', user_id: 'usr_1', email_verified: true }

it('leads somebody who signs in to the page that keeps the session, and from there to where they wanted to be', async () => {
  answers(opened)
  const { statusCode, headers } = await post('/auth/login?from=%2Fdashboard%2Fbilling', credentials)
  expect(statusCode).toBe(303)
  expect(headers.location).toBe('/auth/signed-in?from=%2Fdashboard%2Fbilling')
  expect(headers['set-cookie']).toBe(
    'ag_handover=usr_1~um.to-ken.x; Path=/auth/signed-in; Max-Age=300; SameSite=Strict',
  )
  expect(headers['cache-control']).toBe('no-store')
  const [seen] = backend.seen
  expect(seen).toMatchObject({ method: 'POST', url: login.path })
  expect(seen?.headers['user-agent']).toBe('Navegador')
  expect(JSON.parse(seen?.body ?? '')).toEqual({ ...credentials, remember_me: true })
})

it('leads nobody to another site', async () => {
  answers(opened)
  const { headers } = await post('/auth/login?from=https%3A%2F%2Fevil.example', credentials)
  expect(headers.location).toBe('/auth/signed-in')
})

it('says that the password is wrong, on the page itself, with what was typed but for the password', async () => {
  refuses('AUTH_INVALID_CREDENTIALS', 401)
  const { statusCode, headers, body } = await post('/auth/login', { ...credentials, email: '"><script>' })
  expect(statusCode).toBe(401)
  expect(headers['cache-control']).toBe('no-store')
  expect(body).toContain('<title>Erro: /auth/login</title>')
  expect(body).toContain(
    '<div id="recusa"><p>Não foi possível entrar</p><p>Email ou senha incorretos. Verifique suas credenciais.</p></div>',
  )
  expect(body).toContain('name="email" value="&quot;&gt;&lt;script&gt;">')
  expect(body).toContain('name="remember_me" checked="">')
  expect(body).not.toContain(credentials.password)
  expect(body).not.toContain('<script')
})

it('says that the address is not confirmed yet', async () => {
  answers({ token: null, user_id: 'usr_1', email_verified: false })
  const { statusCode, body, headers } = await post('/auth/login', credentials)
  expect(statusCode).toBe(403)
  expect(headers['set-cookie']).toBeUndefined()
  expect(body).toContain('Por favor, verifique seu email antes de fazer login.')
})

describe('with a second step', () => {
  it('asks for the code, then goes on', async () => {
    answers({ ...opened, token: null, second_factor: { ticket: 'bilhete' } })
    const asked = await post('/auth/login?from=%2Fdashboard', credentials)
    expect(asked.statusCode).toBe(200)
    expect(asked.body).toContain('<title>/auth/login/code</title>')
    expect(asked.body).toContain('name="ticket" value="bilhete">')
    expect(asked.body).not.toContain('recusa')

    answers(opened)
    const { statusCode, headers } = await post('/auth/login?from=%2Fdashboard', {
      ticket: 'bilhete',
      code: '123 456',
    })
    expect(statusCode).toBe(303)
    expect(headers.location).toBe('/auth/signed-in?from=%2Fdashboard')
    expect(backend.seen[1]?.url).toBe(loginWithSecondFactor.path)
    expect(JSON.parse(backend.seen[1]?.body ?? '')).toEqual({ ticket: 'bilhete', code: '123 456' })
  })

  it('asks again for a wrong code, and for the password when the time is over', async () => {
    refuses('VALIDATION_FAILED', 400, {
      errors: [{ field: 'code', code: 'invalid', message: 'Código incorreto.' }],
    })
    const wrong = await post('/auth/login', { ticket: 'bilhete', code: '000000' })
    expect(wrong.statusCode).toBe(400)
    expect(wrong.body).toContain('Código incorreto.')
    expect(wrong.body).toContain('name="ticket" value="bilhete">')

    refuses('AUTH_TOKEN_INVALID', 401)
    const late = await post('/auth/login', { ticket: 'bilhete', code: '000000' })
    expect(late.statusCode).toBe(401)
    expect(late.body).toContain('<title>Erro: /auth/login</title>')
  })
})

const account = {
  name: 'Ana Souza',
  email: 'ana@padaria.example',
  company: 'Padaria Sol',
  phone: '',
  password: 'girassol-azul-7',
  accept_terms: 'on',
}

it('asks for an account, and tells the team of the agent that somebody came for', async () => {
  backend.answer = ({ url }, response) =>
    url === signup.path
      ? sendJson(response, { message: 'Feito.', email_verification_required: true }, 202)
      : sendJson(response, { message: 'Feito.' })
  const { statusCode, headers } = await post('/auth/signup?product=whatsapp', account)
  expect(statusCode).toBe(303)
  expect(headers.location).toBe('/auth/login#conta-pedida')
  const [asked, told] = backend.seen
  expect(JSON.parse(asked?.body ?? '')).toMatchObject({
    ...account,
    accept_terms: true,
    marketing_opt_in: false,
    product_id: 'whatsapp',
    source: { page_url: '/auth/signup?product=whatsapp' },
  })
  expect(told?.url).toBe(productSignup.path)
  expect(JSON.parse(told?.body ?? '')).toMatchObject({ user_name: 'Ana Souza', product_id: 'whatsapp' })
})

it('says what to correct where it is, and puts the cursor there', async () => {
  refuses('VALIDATION_FAILED', 400, {
    errors: [
      { field: 'email', code: 'invalid', message: 'Informe um e-mail válido.' },
      { field: 'password', code: 'short', message: 'Use pelo menos 12 caracteres.' },
    ],
  })
  const { statusCode, body } = await post('/auth/signup', { ...account, email: 'ana@' })
  expect(statusCode).toBe(400)
  expect(body).toContain('<p>Informe um e-mail válido. Use pelo menos 12 caracteres.</p>')
  expect(body).toContain(
    '<input type="email" name="email" value="ana@" aria-invalid="true" aria-describedby="hint recusa" autofocus="">',
  )
  expect(body).toContain(
    '<input type="password" name="password" aria-invalid="true" aria-describedby="recusa">',
  )
  expect(body).toContain('name="company" value="Padaria Sol">')
  expect(body).toContain('name="accept_terms" checked="">')
})

it.each([
  [
    '/auth/forgot-password',
    { email: 'ana@x.example' },
    forgotPassword.path,
    '#link-pedido',
    { email: 'ana@x.example' },
  ],
  [
    '/auth/reset-password',
    { token: 'https://site.example/auth/reset-password#token=abc_D-1', password: 'girassol-azul-7' },
    resetPassword.path,
    '#senha-alterada',
    { token: 'abc_D-1', password: 'girassol-azul-7' },
  ],
  ['/auth/verify-email', { token: ' abc ' }, verifyEmail.path, '#e-mail-confirmado', { token: 'abc' }],
])('%s says at the login what has become of it', async (path, fields, called, fragment, body) => {
  answers({ message: 'Feito.', email_verified: true })
  const { statusCode, headers } = await post(path, fields)
  expect([statusCode, headers.location]).toEqual([303, `/auth/login${fragment}`])
  expect(backend.seen[0]?.url).toBe(called)
  expect(JSON.parse(backend.seen[0]?.body ?? '')).toEqual(body)
})

it('tells how long to wait, and blames nobody for a fault of ours', async () => {
  refuses('RATE_LIMITED', 429, { retry_after: 30 })
  const hasty = await post('/auth/login', credentials)
  expect(hasty.statusCode).toBe(429)
  expect(hasty.headers['retry-after']).toBe('30')
  expect(hasty.body).toContain('Muitas tentativas')
  backend.answer = (_request, response) => response.destroy()
  const broken = await post('/auth/login', credentials)
  expect(broken.statusCode).toBe(502)
  expect(broken.body).toContain('Serviço temporariamente indisponível')
})

it.each([
  ['from another site', { 'sec-fetch-site': 'cross-site' }],
  ['from another part of the domain', { 'sec-fetch-site': 'same-site' }],
  ['from another origin, of an older browser', { origin: 'https://evil.example' }],
  ['from nowhere', { origin: 'null' }],
])('takes no form %s', async (_whence, headers) => {
  expect((await post('/auth/login', credentials, headers)).statusCode).toBe(403)
  expect(backend.seen).toEqual([])
})
