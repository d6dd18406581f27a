import { randomBytes } from 'node:crypto'
import { chmod, mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import * as z from 'zod/mini'
import { codeOfError } from '../errors/error-code'
import { sameSecret } from '../security/same-secret'
import { writeFileDurably } from './durable-file'

const tokenList = z.record(z.string(), z.string().check(z.minLength(16)))

/** Tells whether a bearer header holds the release token of a name. */
export type TokenCheck = (name: string, authorization: string | undefined) => boolean

/** One release token for each name, from the environment or from a file that is made once, for its owner only. */
export async function releaseTokens(
  file: string,
  names: string[],
  fromEnvironment: string | undefined,
): Promise<TokenCheck> {
  const tokens =
    fromEnvironment === undefined
      ? await tokensInFile(file, names)
      : tokenList.parse(JSON.parse(fromEnvironment))
  return (name, authorization) => {
    const token = Object.hasOwn(tokens, name) ? tokens[name] : undefined
    const given = /^Bearer ([\x21-\x7e]{1,200})$/.exec(authorization ?? '')?.[1]
    return token !== undefined && given !== undefined && sameSecret(given, token)
  }
}

async function tokensInFile(file: string, names: string[]): Promise<Record<string, string>> {
  await mkdir(dirname(file), { recursive: true })
  const known = await readFile(file, 'utf8').then(
    (text) => tokenList.parse(JSON.parse(text)),
    (error: unknown) => {
      if (codeOfError(error) === 'ENOENT') return {}
      throw error
    },
  )
  const missing = names.filter((name) => !Object.hasOwn(known, name))
  if (missing.length === 0) return known
  const tokens = {
    ...known,
    ...Object.fromEntries(missing.map((name) => [name, randomBytes(32).toString('base64url')])),
  }
  await writeFileDurably(file, JSON.stringify(tokens, null, 2), 0o600)
  await chmod(file, 0o600)
  return tokens
}
