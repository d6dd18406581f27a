import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A span as a collector sees it. */
export interface CollectedSpan {
  service: string
  name: string
  traceId: string
  spanId: string
  /** Empty where it is the first of its trace. */
  parentSpanId: string
  /** Two is a server's, three a client's. */
  kind: number
  attributes: Record<string, string | number | boolean>
  hasFailed: boolean
}

export interface TraceCollector {
  /** What servers are told as `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  url: string
  spans: CollectedSpan[]
  /** All that it was sent, as it was sent. */
  text: () => string
  /** How often it was asked. */
  asked: () => number
  close: () => Promise<void>
}

interface Attribute {
  key: string
  value: { stringValue?: string; intValue?: number; doubleValue?: number; boolValue?: boolean }
}

interface Batch {
  resourceSpans: {
    resource: { attributes: Attribute[] }
    scopeSpans: {
      spans: {
        name: string
        traceId: string
        spanId: string
        parentSpanId?: string
        kind: number
        attributes: Attribute[]
        status: { code?: number }
      }[]
    }[]
  }[]
}

/**
 * Takes traces over HTTP as JSON, as OpenTelemetry's collector does.
 * @param behaviour the status of each answer, or `silent` where none ever comes
 * @param until when it answers
 */
export async function startTraceCollector(
  behaviour: number | 'silent' = 200,
  until = Promise.resolve(),
): Promise<TraceCollector> {
  const spans: CollectedSpan[] = []
  const texts: string[] = []
  let asked = 0
  const server = createServer(async (request, response) => {
    asked += 1
    let text = ''
    for await (const chunk of request) text += String(chunk)
    if (behaviour === 'silent') return
    await until
    if (behaviour === 200 && request.url === '/v1/traces') {
      texts.push(text)
      spans.push(...spansOf(JSON.parse(text) as Batch))
    }
    response.writeHead(behaviour, { 'content-type': 'application/json' }).end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    text: () => texts.join('\n'),
    asked: () => asked,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const spansOf = ({ resourceSpans }: Batch): CollectedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ name, traceId, spanId, parentSpanId = '', kind, attributes, status }) => ({
        service: String(valuesOf(resource.attributes)['service.name']),
        name,
        traceId,
        spanId,
        parentSpanId,
        kind,
        attributes: valuesOf(attributes),
        hasFailed: status.code === 2,
      })),
    ),
  )

const valuesOf = (attributes: Attribute[]): CollectedSpan['attributes'] =>
  Object.fromEntries(
    attributes.map(({ key, value: { stringValue, intValue, doubleValue, boolValue } }) => [
      key,
      stringValue ?? intValue ?? doubleValue ?? boolValue ?? '',
    ]),
  )
