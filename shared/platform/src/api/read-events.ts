import { EventSourceParserStream } from 'eventsource-parser/stream'

/**
 * Reads an answer that comes as events, the last of which is `answer`; `hear` is told the ones before.
 * @param patience milliseconds for all of it, from now on
 * @throws {TypeError} where the connection ends before the answer, as fetch does
 * @throws {DOMException} `TimeoutError`
 */
export async function readEvents(
  { body }: Response,
  hear: (event: string, data: unknown) => void,
  patience: number,
): Promise<unknown> {
  const events = body?.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream())
  const reader = events?.getReader()
  const late = new DOMException('The answer did not end.', 'TimeoutError')
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    void reader?.cancel(late)
  }, patience)
  try {
    for (;;) {
      const read = await reader?.read()
      if (!read?.value) throw isLate ? late : new TypeError('The answer broke off.')
      const { event = '', data } = read.value
      if (event === 'answer') return JSON.parse(data)
      hear(event, JSON.parse(data))
    }
  } finally {
    clearTimeout(timer)
  }
}
