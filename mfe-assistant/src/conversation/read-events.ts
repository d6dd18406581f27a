import { EventSourceParserStream } from 'eventsource-parser/stream'

/** What asks for an answer as it comes. */
export const acceptsEvents = { accept: 'text/event-stream, application/json' }

/** Milliseconds for an answer from its first byte on. */
const patience = 10_000

/**
 * Reads an answer that may come as events, the last of which is `answer`; `hear` is told the ones before.
 * @throws {TypeError} where the connection ends before the answer, as fetch does
 * @throws {DOMException} `TimeoutError` after ten seconds
 */
export const readEvents =
  (hear: (event: string, data: unknown) => void) =>
  async (answer: Promise<Response>): Promise<unknown> => {
    const response = await answer
    if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return response.json()
    const events = response.body
      ?.pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream())
    const reader = events?.getReader()
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      void reader?.cancel()
    }, patience)
    try {
      for (;;) {
        const read = await reader?.read()
        if (isLate) throw new DOMException('The answer did not end.', 'TimeoutError')
        if (!read?.value) throw new TypeError('The answer broke off.')
        const { event = '', data } = read.value
        if (event === 'answer') return JSON.parse(data)
        hear(event, JSON.parse(data))
      }
    } finally {
      clearTimeout(timer)
    }
  }
