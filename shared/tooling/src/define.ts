import type { ExposeShape } from '@ag/contracts'

/** What a package says of itself in its `webpack.config.ts`; the build adds everything else. */
export interface FederatedPackage {
  kind: 'host' | 'remote'
  /** Folder under `/r/` and name in the registry. */
  name: string
  /** Modules that a remote offers, with the shape that the shell will check. */
  exposes: Record<string, { import: string; shape: ExposeShape }>
  /** Programs that run beside the page, each a file of its own: name to module, e.g. `{ 'csv-worker': './src/…' }`. */
  workers?: Record<string, string>
  /**
   * Names of the chunks that no page is rendered with: what only they style is not in the release's stylesheet, which
   * pages carry inside, but in one that is fetched with their code.
   */
  late?: RegExp
  /** Further files for browsers, made at build, by path; the same sources must make the same bytes everywhere. */
  files?: (folder: string) => Promise<Record<string, Uint8Array>>
  /**
   * Modules of a host: the start, the inline script that inserts all others, the one that comes before anything is
   * drawn, the federation runtime, the renderer.
   */
  host?: { entry: string; boot: string; theme?: string; runtime: string; server: string }
}

/** A remote: an area (`./routes`) or a parcel (`./gate`, `./widget`). */
export function defineRemote(
  remote: Pick<FederatedPackage, 'name' | 'exposes' | 'workers' | 'late' | 'files'>,
): FederatedPackage {
  return { kind: 'remote', ...remote }
}

/** The host: it provides the shared scope and exposes nothing. */
export function defineHost({
  name,
  ...host
}: { name: string } & Required<FederatedPackage>['host']): FederatedPackage {
  return { kind: 'host', name, exposes: {}, host }
}
