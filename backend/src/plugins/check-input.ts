import type { Endpoint } from '@ag/contracts'
import { readInput } from '@ag/contracts/read-input'
import { AppError } from '@ag/core'
import type { FastifySchemaCompiler } from 'fastify'
import * as z from 'zod/mini'

/** Checks what a request brings against its contract, once its texts are in order and nothing is there that it does not know. */
export const checkInput: FastifySchemaCompiler<NonNullable<Endpoint['body']>> =
  ({ schema }) =>
  (input) =>
    judge(schema, input)

/** Refuses whatever comes with a call that takes no body: nobody shall believe that it was heeded. */
export function refuseBody(input: unknown): void {
  if (input === undefined || input === null) return
  const { error } = judge(nothing, input)
  if (error) throw error
}
const nothing = z.object({})

function judge(schema: NonNullable<Endpoint['body']>, input: unknown): { value?: unknown; error?: AppError } {
  const { value, faults } = readInput(schema, input)
  if (faults.length > 0) return { error: refusal(faults) }
  const { data, error } = z.safeParse(schema, value)
  if (!error) return { value: data }
  return { error: refusal(error.issues.map(({ path, message }) => ({ field: path.join('.'), message }))) }
}

/** One error a field, in the words of the contract. */
function refusal(faults: ReadonlyArray<{ field: string; message: string }>): AppError {
  const firsts = new Map(
    faults.map((fault) => [fault.field, fault]).reverse() as [string, (typeof faults)[number]][],
  )
  const errors = [...firsts.values()]
    .reverse()
    .map(({ field, message }) => ({ field, code: codeOf(field), message: message || 'Valor inválido.' }))
  return new AppError('VALIDATION_FAILED', { errors })
}

const codeOf = (field: string) => `${field.toUpperCase().replace(/[^A-Z0-9]+/g, '_') || 'BODY'}_INVALID`
