import type { ExposeShape } from '@ag/contracts'

/** What a package says of itself in its `webpack.config.ts`; the build adds everything else. */
export interface FederatedPackage {
  kind: 'host' | 'remote'
  /** Folder under `/r/` and name in the registry. */
  name: string
  /** Modules that a remote offers, with the shape that the shell will check. */
  exposes: Record<string, { import: string; shape: ExposeShape }>
  /** Modules of a host: the start, the inline script that inserts all others, the federation runtime, the renderer. */
  host?: { entry: string; boot: string; runtime: string; server: string }
}

/** A remote: an area (`./routes`) or a parcel (`./gate`, `./widget`). */
export function defineRemote({
  name,
  exposes,
}: Pick<FederatedPackage, 'name' | 'exposes'>): FederatedPackage {
  return { kind: 'remote', name, exposes }
}

/** The host: it provides the shared scope and exposes nothing. */
export function defineHost({
  name,
  ...host
}: { name: string } & Required<FederatedPackage>['host']): FederatedPackage {
  return { kind: 'host', name, exposes: {}, host }
}
