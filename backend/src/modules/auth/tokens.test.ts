import { minutes } from '../../clock'
import { testClock } from '../../testing/test-backend'
import { createTokens } from './tokens'

const claims = { userId: 'usr_1', sessionId: 'ses_1', generation: 3 }

function begin(secret = 'a secret of at least thirty-two characters') {
  const clock = testClock()
  const tokens = createTokens(secret, clock.now)
  const issue = () => tokens.issue(claims, clock.now(), new Date(clock.now().getTime() + minutes(60)))
  return { clock, tokens, issue }
}

describe('a token of a session', () => {
  it('says whose it is, and expires also when it has been read before', async () => {
    const { clock, tokens, issue } = begin()
    const token = await issue()
    expect(await tokens.read(token)).toEqual({ ...claims, expired: false })
    clock.advance(minutes(60) - 1000)
    expect(await tokens.read(token)).toEqual({ ...claims, expired: false })
    clock.advance(1000)
    expect(await tokens.read(token)).toEqual({ ...claims, expired: true })
    expect(await begin().tokens.read(token)).toEqual({ ...claims, expired: false })
  })

  it('is refused with another signature, however often it comes', async () => {
    const { tokens, issue } = begin()
    const token = await issue()
    await tokens.read(token)
    const [head, , signature] = token.split('.')
    const body = Buffer.from(JSON.stringify({ ...claims, sub: 'usr_2' })).toString('base64url')
    for (const forged of [`${token.slice(0, -2)}AA`, `${head}.${body}.${signature}`, `${token}x`, 'x.y.z'])
      for (const _ of [1, 2])
        await expect(tokens.read(forged)).rejects.toMatchObject({ code: 'AUTH_TOKEN_INVALID' })
    const other = begin('another secret of at least thirty-two characters')
    await expect(other.tokens.read(token)).rejects.toMatchObject({ code: 'AUTH_TOKEN_INVALID' })
  })

  it('that is not signed with our way of signing is refused', async () => {
    const { tokens } = begin()
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const unsigned = `${part({ alg: 'none' })}.${part({ sub: 'usr_1', sid: 'ses_1', gen: 3, exp: 9e9, aud: 'agentes' })}.`
    await expect(tokens.read(unsigned)).rejects.toMatchObject({ code: 'AUTH_TOKEN_INVALID' })
  })
})
