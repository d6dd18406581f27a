import { type TestGateway, testGateway } from '../testing/test-gateway'

let gateway: TestGateway
beforeEach(async () => {
  gateway = await testGateway({})
})
afterEach(() => gateway.remove())

it('shows what a boleto of the simulation is over, and that nobody can pay it', async () => {
  const number = `${'0009'.padEnd(37, '0')}0000039900`
  const { body, headers, statusCode } = await gateway.get(`/dev/boleto/${number}`)
  expect(statusCode).toBe(200)
  expect(body).toContain('R$\u00a0399,00')
  expect(body).toContain('Nenhum banco recebe este boleto')
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'.*; style-src 'sha256-/)
})

it.each(['237'.padEnd(47, '9'), '0009', '0009<script>'])('shows no other number: %s', async (number) => {
  const { statusCode, body } = await gateway.get(`/dev/boleto/${encodeURIComponent(number)}`)
  expect(statusCode).toBeGreaterThanOrEqual(400)
  expect(body).not.toContain('Boleto de simulação')
})
