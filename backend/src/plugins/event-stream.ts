import { PassThrough } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** An answer that is told as it comes. */
export type EventStream = ReturnType<typeof openEventStream>

/** Does whoever asks want to hear the answer as it comes? */
export const acceptsEvents = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.includes('text/event-stream') ?? false

/** Answers with events. Nothing leaves before the first of them, so that a refusal still has a status of its own. */
export function openEventStream(reply: FastifyReply) {
  const stream = new PassThrough()
  const leaving = new AbortController()
  reply.raw.once('close', () => leaving.abort())
  let isOpen = false
  return {
    /** Aborted once nobody listens any more. */
    gone: leaving.signal,
    send(event: string, data: unknown): void {
      if (!isOpen) {
        isOpen = true
        reply.type('text/event-stream; charset=utf-8').send(stream)
      }
      if (!stream.destroyed) stream.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
    },
    end(): void {
      stream.end()
    },
    /** Cuts off what has begun: half an answer is none. */
    cut(): void {
      stream.destroy()
      if (isOpen) reply.raw.destroy()
    },
  }
}
