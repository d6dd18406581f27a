import { AppError } from '@ag/core'
import type { FastifyInstance } from 'fastify'

/**
 * Takes bodies of JSON, and only such that everybody reads alike: one content type, UTF-8 without a mark in front, each
 * name once in its object.
 */
export function readJson(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    const types = raw.rawHeaders.filter((name, index) => index % 2 === 0 && /^content-type$/i.test(name))
    if (types.length > 1) throw new AppError('VALIDATION_FAILED', { status: 400 })
    const type = raw.headers['content-type']
    if (type !== undefined && !/^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?$/i.test(type))
      throw new AppError('VALIDATION_FAILED', { status: 415 })
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    try {
      done(null, parseOnce(asText(body)))
    } catch (cause) {
      done(new AppError('VALIDATION_FAILED', { cause }))
    }
  })
}

const asText = (body: string | Buffer) =>
  typeof body === 'string' ? body : new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body)

function parseOnce(text: string): unknown {
  const value: unknown = JSON.parse(text)
  // What is read is JSON: a string before a colon is a name, and brackets are in pairs.
  const open: Array<Set<string>> = []
  for (const [token, words, colon] of text.matchAll(/("(?:[^"\\]|\\.)*(?:"|\\?$))(\s*:)?|[{}]/gs)) {
    if (token === '{') open.push(new Set())
    else if (token === '}') open.pop()
    else if (words && colon) noteName(open.at(-1), JSON.parse(words))
  }
  return value
}

function noteName(names: Set<string> | undefined, name: string): void {
  if (names?.has(name) || name === '__proto__')
    throw new Error('A name that stands twice, or is none of ours')
  names?.add(name)
}
