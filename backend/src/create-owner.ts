import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { AppError } from '@ag/core'
import pino from 'pino'
import * as z from 'zod/mini'
import { readConfig } from './config'
import { openDatabase } from './db/open-database'
import { createOwner } from './modules/admin/create-owner'
import { createBreachCheck } from './modules/auth/breach-check'
import { newPasswordRules } from './modules/auth/password-rules'
import { createPasswords } from './modules/auth/passwords'

const usage =
  'create-owner --name "Ana Souza" --email ana@empresa.com.br --company "Empresa", with the password in ' +
  'OWNER_PASSWORD or on standard input. With the embedded database, stop the server first.'

/** Makes the first administrator of an installation; sign-up never does. */
async function main(): Promise<void> {
  const options = {
    name: { type: 'string' },
    email: { type: 'string' },
    company: { type: 'string' },
  } as const
  const { values } = parseArgs({ options })
  const { name, email, company } = values
  if (!name || !email || !company) throw new Error(usage)
  const password = process.env.OWNER_PASSWORD ?? (await text(process.stdin)).replace(/\r?\n$/, '')
  const config = readConfig(process.env)
  const log = pino({ level: 'warn' }, pino.destination(2))
  const database = await openDatabase(config, log, () => process.exit(1))
  try {
    const given = { name, email, company, password }
    const checkNewPassword = newPasswordRules(createBreachCheck(config.breachCheckUrl, log))
    const needs = { passwords: createPasswords(), checkNewPassword }
    const outcome = await createOwner(database.db, needs, new Date(), given)
    console.log(
      outcome === 'created'
        ? `${email} is now the owner.`
        : `${email} already had an account and is now an owner.`,
    )
  } finally {
    await database.close()
  }
}

main().catch((error: unknown) => {
  console.error(reasonOf(error))
  process.exit(1)
})

function reasonOf(error: unknown): string {
  if (error instanceof AppError)
    return error.details.errors?.map(({ message }) => message).join(' ') ?? error.message
  if (error instanceof z.core.$ZodError) return error.issues.map(({ message }) => message).join(' ')
  return error instanceof Error ? error.message : String(error)
}
