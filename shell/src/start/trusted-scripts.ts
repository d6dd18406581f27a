import type { PageBuild, PageRegistry } from '@ag/contracts'

declare global {
  interface Window {
    /** Not in every browser. */
    trustedTypes?: {
      createPolicy(name: 'default', rules: Record<string, (input: string) => string>): unknown
    }
  }
}

/**
 * The only way a script gets into the page: the `default` policy lets through addresses inside the folders of the
 * builds in the registry, here or where files come from, and no HTML or script text at all. What the shell puts into the same object later is let
 * through from then on; what was there before stays, because a screen of it may still be on the page.
 */
export function trustOnlyReleases(registry: PageRegistry): void {
  const folders = new Set(foldersOf(registry))
  const origins = [location.origin, new URL(registry.shell.base, location.href).origin]
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => {
      const { origin, pathname } = new URL(address, location.href)
      for (const folder of foldersOf(registry)) folders.add(folder)
      if (origins.includes(origin) && [...folders].some((folder) => pathname.startsWith(folder)))
        return address
      throw new TypeError(`not a script of a release: ${address}`)
    },
    createHTML: refuse,
    createScript: refuse,
  })
}

function refuse(): never {
  throw new TypeError('markup and script text are not trusted')
}

function foldersOf({ shell, remotes }: PageRegistry): string[] {
  const builds = Object.values(remotes).flatMap(({ current, previous }): (PageBuild | null)[] => [
    current,
    previous,
  ])
  // Libraries lie beside the builds of the shell, each named after its content.
  const vendors = new URL('../vendor/', new URL(shell.base, location.href)).href
  const bases = [shell.base, vendors, ...builds.flatMap((build) => build?.base ?? [])]
  return bases.map((base) => new URL(base, location.href).pathname)
}
