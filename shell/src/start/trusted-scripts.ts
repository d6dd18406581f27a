import type { PageBuild, PageRegistry } from '@ag/contracts'

interface Policies {
  createPolicy(name: 'default', rules: Record<string, (input: string) => string>): unknown
}

/**
 * The only way a script gets into the page: the `default` policy lets through addresses inside the folders of the
 * builds in the registry, and no HTML or script text at all.
 */
export function trustOnlyReleases(registry: PageRegistry): void {
  const policies = (globalThis as { trustedTypes?: Policies }).trustedTypes
  const folders = foldersOf(registry)
  policies?.createPolicy('default', {
    createScriptURL: (address) => {
      const { origin, pathname } = new URL(address, location.href)
      if (origin === location.origin && folders.some((folder) => pathname.startsWith(folder))) return address
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
  return [shell.base, ...builds.flatMap((build) => build?.base ?? [])]
}
