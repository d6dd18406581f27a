/** Where traces go, and which requests are traced. */
export interface TracingSettings {
  /** The collector's address for traces. */
  url: string
  /** Without one a few are traced now and then. */
  sampler: SamplerName | undefined
  /** The share that `traceidratio` takes. */
  ratio: number
}

const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const
export type SamplerName = (typeof samplers)[number]

/**
 * Reads OpenTelemetry's own variables; nothing without an address.
 * @param endpoint `OTEL_EXPORTER_OTLP_ENDPOINT`
 * @param sampler `OTEL_TRACES_SAMPLER`
 * @param argument `OTEL_TRACES_SAMPLER_ARG`
 * @throws {Error} that names what cannot stand
 */
export function readTracing(
  endpoint: string | undefined,
  sampler: string | undefined,
  argument: string | undefined,
): TracingSettings | undefined {
  if (!endpoint) return undefined
  if (!/^https?:/.test(endpoint) || !URL.canParse(endpoint))
    throw new Error(`OTEL_EXPORTER_OTLP_ENDPOINT is no web address: ${endpoint}`)
  const name = samplers.find((each) => each === sampler)
  if (sampler && !name)
    throw new Error(`OTEL_TRACES_SAMPLER is one of ${samplers.join(', ')}, not ${sampler}`)
  const ratio = Number(argument || 1)
  if (!(ratio >= 0 && ratio <= 1))
    throw new Error(`OTEL_TRACES_SAMPLER_ARG is no share from 0 to 1: ${argument}`)
  return { url: `${endpoint.replace(/(?<!\/)\/+$/, '')}/v1/traces`, sampler: name, ratio }
}
