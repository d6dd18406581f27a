import * as z from 'zod/mini'
import { textField } from './admin-lists'
import { endpoint } from './endpoint'
import { buildId, releaseName } from './release'

/** The parts of a load, in milliseconds: fetching the entry, fetching chunks and style after it, and running what came. */
export const loadPhases = z.object({
  entry: z.number().check(z.minimum(0), z.maximum(600_000)),
  chunks: z.number().check(z.minimum(0), z.maximum(600_000)),
  run: z.number().check(z.minimum(0), z.maximum(600_000)),
})
export type LoadPhases = z.infer<typeof loadPhases>

/** One build that visitors have or can fall back to, and how it loads for them. */
const buildHealth = z.object({
  build: buildId,
  role: z.enum(['live', 'canary', 'previous']),
  /** Percent of the visitors who get it. */
  share: z.number(),
  version: z.string(),
  revision: z.nullable(z.string()),
  /** Version of the platform that a host offers, or the range that a remote needs. */
  platform: z.string(),
  /** Shared libraries: the versions that a host offers, or the ranges that a remote needs. */
  shared: z.record(z.string(), z.string()),
  /** Loads that browsers told of lately. */
  loads: z.number(),
  /** Part of them that ended well and drew what they brought; null while nobody told anything. */
  success_rate: z.nullable(z.number()),
  /** The others by kind. */
  failures: z.record(z.string(), z.number()),
  /** Milliseconds from asking for it to having it, of half and of nineteen in twenty. */
  load_ms: z.nullable(z.object({ median: z.number(), p95: z.number() })),
  /** Where half of the loads spent less; null while no browser told, and from gateways that do not know. */
  phases: z._default(z.nullable(loadPhases), null),
  /** The last 24 hours, the oldest first; empty while no browser told of a load. A gateway that starts anew knows none. */
  hours: z._default(z.array(z.object({ at: z.string(), loads: z.number(), failed: z.number() })), []),
})
export type BuildHealth = z.infer<typeof buildHealth>

const change = z.object({
  at: z.string(),
  /** A team, or what changed it by itself; for administrators also the person whom the team named. */
  who: z.string(),
  what: z.string(),
  /** For administrators only, unless it happened by itself. */
  why: z.nullable(z.string()),
})
export type ReleaseChange = z.infer<typeof change>

/** How the releases stand: what is live, how it does, and what was changed last. */
export const releasesHealth = z.object({
  /** Identity of all that is live. */
  set: z.string(),
  releases: z.array(
    z.object({
      name: releaseName,
      /** Words of the team that switched it off. */
      disabled: z.nullable(z.string()),
      builds: z.array(buildHealth),
      last_change: z.nullable(change),
    }),
  ),
  /** The last changes, newest first. */
  recent: z.array(change),
})
export type ReleasesHealth = z.infer<typeof releasesHealth>

/** Answered by the gateway itself, to administrators who may see the overview; the backend does not know releases. */
export const getReleasesHealth = endpoint({
  method: 'GET',
  path: '/api/v1/admin/releases',
  reply: releasesHealth,
})

/** What an administrator may do to what is live of a name. */
export const releaseAction = z.enum(['promote', 'canary', 'stop', 'rollback'])
export type ReleaseAction = z.infer<typeof releaseAction>

export const releaseTarget = z.object({ name: releaseName, action: releaseAction })

export const releaseDecision = z.object({
  /** What was live when it was decided: from a page that is behind nothing is changed. */
  set: z.string().check(z.maxLength(200)),
  /** Percent of the visitors, for a canary. */
  share: z.optional(
    z
      .number('Informe a parcela.')
      .check(z.minimum(1, 'Informe um número de 1 a 100.'), z.maximum(100, 'Informe um número de 1 a 100.')),
  ),
  why: textField(300),
})

/**
 * Gives the canary to everybody or to another share of the visitors, stops it, or returns to the build before. Answered by
 * the gateway, to administrators who may change releases; no release token is involved.
 */
export const changeRelease = endpoint({
  method: 'POST',
  path: '/api/v1/admin/releases/:name/:action',
  params: releaseTarget,
  body: releaseDecision,
  reply: releasesHealth,
})
