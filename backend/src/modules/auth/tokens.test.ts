import { SignJWT } from 'jose'
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

  it.each<[what: string, audience: string, algorithm: string, claims: object]>([
    ['for another service', 'others', 'HS256', { sid: 'ses_1', gen: 3 }],
    ['signed in another way', 'agentes', 'HS512', { sid: 'ses_1', gen: 3 }],
    ['of no session', 'agentes', 'HS256', { gen: 3 }],
    ['that is not good yet', 'agentes', 'HS256', { sid: 'ses_1', gen: 3, nbf: 9e9 }],
  ])('%s is refused, though the key is ours', async (_what, audience, alg, rest) => {
    const secret = 'a secret of at least thirty-two characters, or of sixty-four for the longer way'
    const token = await new SignJWT({ ...rest, sub: 'usr_1', exp: 9e9, aud: audience })
      .setProtectedHeader({ alg })
      .sign(new TextEncoder().encode(secret))
    await expect(begin(secret).tokens.read(token)).rejects.toMatchObject({ code: 'AUTH_TOKEN_INVALID' })
  })

  it('with a key of its own in its head is read with ours all the same', async () => {
    const secret = 'a secret that somebody else has made up for us'
    const key = new TextEncoder().encode(secret)
    const jwk = { kty: 'oct', k: Buffer.from(key).toString('base64url') }
    const token = await new SignJWT({ sid: 'ses_1', gen: 3, sub: 'usr_1', exp: 9e9, aud: 'agentes' })
      .setProtectedHeader({ alg: 'HS256', jwk, jku: 'https://evil.test/keys' })
      .sign(key)
    await expect(begin().tokens.read(token)).rejects.toMatchObject({ code: 'AUTH_TOKEN_INVALID' })
  })
})
