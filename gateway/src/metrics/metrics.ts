import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'

/** What the gateway counts. Labels take values from short lists only. */
export interface Metrics {
  registry: Registry
  requests: Histogram<'route' | 'method' | 'status'>
  loads: Counter<'remote' | 'build' | 'outcome'>
  reports: Counter<'directive'>
  proxied: Counter<'outcome'>
}

/** Metrics of one gateway. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  return {
    registry,
    requests: new Histogram({
      name: 'gateway_request_seconds',
      help: 'Time to answer a request',
      labelNames: ['route', 'method', 'status'],
      buckets: [0.002, 0.005, 0.015, 0.05, 0.12, 0.3, 1, 3, 10],
      registers,
    }),
    loads: new Counter({
      name: 'gateway_remote_loads_total',
      help: 'Loads of remotes that browsers told about',
      labelNames: ['remote', 'build', 'outcome'],
      registers,
    }),
    reports: new Counter({
      name: 'gateway_content_policy_reports_total',
      help: 'Reports about the content policy',
      labelNames: ['directive'],
      registers,
    }),
    proxied: new Counter({
      name: 'gateway_proxied_calls_total',
      help: 'Calls to the backend by how they ended',
      labelNames: ['outcome'],
      registers,
    }),
  }
}
