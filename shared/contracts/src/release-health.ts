import * as z from 'zod/mini'
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
