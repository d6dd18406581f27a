import type { Area, ExposeShape } from '@ag/contracts'

/** Name under which the host is released. */
export const hostName = 'shell'

/**
 * Which remote answers which part of the address space. It belongs to the shell's team and is no part of a
 * release, so that no remote can take another's addresses.
 */
export const areas: Area[] = [
  {
    id: 'public',
    path: '/',
    remote: 'mfe-public',
    guard: 'none',
    start: 'idle',
    title: 'Agentes de IA',
    index: true,
  },
  {
    id: 'auth',
    path: '/auth',
    remote: 'mfe-auth',
    guard: 'none',
    start: 'idle',
    title: 'Sua conta',
    index: false,
  },
  {
    id: 'dashboard',
    path: '/dashboard',
    remote: 'mfe-dashboard',
    guard: 'session',
    start: 'now',
    title: 'Painel',
    index: false,
  },
  {
    id: 'admin',
    path: '/admin',
    remote: 'mfe-admin',
    guard: 'session',
    start: 'now',
    title: 'Administração',
    index: false,
  },
]

/** Remotes that live outside the areas, with what they must expose. */
const parcels: Record<string, Record<string, ExposeShape>> = {
  'mfe-assistant': { './gate': 'gate', './widget': 'parcel' },
}

/** Everything that may be released, the host first. */
export const releaseNames: string[] = [hostName, ...areas.map((area) => area.remote), ...Object.keys(parcels)]

/** What a release of this name must expose, with the shape of each module. */
export function requiredExposes(name: string): Record<string, ExposeShape> {
  if (name === hostName) return {}
  return parcels[name] ?? { './routes': 'routes' }
}
