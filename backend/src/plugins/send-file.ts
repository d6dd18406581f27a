import type { FastifyReply } from 'fastify'

const types = {
  csv: 'text/csv; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  jsonl: 'application/jsonl; charset=utf-8',
  pdf: 'application/pdf',
  txt: 'text/plain; charset=utf-8',
}

/** A file's name; its ending says what it is. */
export type FileName = `${string}.${keyof typeof types}`

/** Answers with a file to be kept under a name, whose ending says what it is. */
export function sendFile(reply: FastifyReply, name: FileName, file: string | Buffer): void {
  const ending = name.slice(name.lastIndexOf('.') + 1) as keyof typeof types
  reply.type(types[ending]).header('content-disposition', `attachment; filename="${name}"`).send(file)
}
