import { EventSourceParserStream } from 'eventsource-parser/stream'
import * as z from 'zod/mini'

/** Bytes; a stream spends some two hundred on each of the five hundred words that may come. */
const largest = 512 * 1024

const wholeCall = z.object({
  id: z.string(),
  function: z.object({ name: z.string(), arguments: z.string() }),
})
type ToolCall = z.infer<typeof wholeCall>

/** What a model has to say: words, or tools that it wants used first. */
interface Completion {
  content: string
  toolCalls: ToolCall[]
}

const whole = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({
          content: z.optional(z.nullable(z.string())),
          tool_calls: z.optional(z.nullable(z.array(wholeCall))),
        }),
      }),
    )
    .check(z.minLength(1)),
})

const piece = z.object({
  choices: z.array(
    z.object({
      delta: z.object({
        content: z.optional(z.nullable(z.string())),
        tool_calls: z.optional(
          z.nullable(
            z.array(
              z.object({
                index: z.int().check(z.gte(0), z.lt(16)),
                id: z.optional(z.nullable(z.string())),
                function: z.optional(
                  z.object({
                    name: z.optional(z.nullable(z.string())),
                    arguments: z.optional(z.nullable(z.string())),
                  }),
                ),
              }),
            ),
          ),
        ),
      }),
      finish_reason: z.optional(z.nullable(z.string())),
    }),
  ),
})

/**
 * Reads a chat completion, as a stream of OpenAI's kind or whole; `hear` is told the words so far, as often as there are more.
 * @throws {Error} where it is neither, ends too early or is larger than 512 KiB; and whatever `hear` throws
 */
export async function readCompletion(
  response: Response,
  hear: (content: string) => void,
): Promise<Completion> {
  if (!response.ok || !response.body) throw new Error(`The model answered ${response.status}.`)
  const text = response.body.pipeThrough(bounded()).pipeThrough(new TextDecoderStream())
  return response.headers.get('content-type')?.startsWith('text/event-stream')
    ? readPieces(text, hear)
    : readWhole(text)
}

async function readWhole(text: ReadableStream<string>): Promise<Completion> {
  let body = ''
  for await (const part of text) body += part
  const [choice] = z.parse(whole, JSON.parse(body)).choices
  return { content: choice?.message.content ?? '', toolCalls: choice?.message.tool_calls ?? [] }
}

async function readPieces(
  text: ReadableStream<string>,
  hear: (content: string) => void,
): Promise<Completion> {
  const calls: ToolCall[] = []
  let content = ''
  let isFinished = false
  for await (const { data } of text.pipeThrough(new EventSourceParserStream())) {
    if (data === '[DONE]') break
    const [choice] = z.parse(piece, JSON.parse(data)).choices
    if (!choice) continue
    isFinished ||= Boolean(choice.finish_reason)
    for (const { index, id, function: part } of choice.delta.tool_calls ?? []) {
      calls[index] ??= { id: '', function: { name: '', arguments: '' } }
      const call = calls[index]
      call.id ||= id ?? ''
      call.function.name ||= part?.name ?? ''
      call.function.arguments += part?.arguments ?? ''
    }
    if (choice.delta.content) {
      content += choice.delta.content
      hear(content)
    }
  }
  if (!isFinished) throw new Error('The model broke off.')
  return { content, toolCalls: calls.filter(Boolean) }
}

function bounded() {
  let size = 0
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(part, controller) {
      size += part.length
      if (size > largest) throw new Error('The model answered too much.')
      controller.enqueue(part)
    },
  })
}
