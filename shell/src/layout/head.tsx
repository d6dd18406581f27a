import { knownTo, useMatches, useQueryClient } from '@ag/platform'
import { useSyncExternalStore } from 'react'
import { handleOf } from '../routing/handle-of'
import { pageWords } from './page-words'
import { useSite } from './use-site'

/** Title and description of the page on screen; React moves them into `<head>`. */
export function Head() {
  const matches = useMatches()
  const client = useQueryClient()
  const site = useSite()
  const read = () =>
    JSON.stringify(pageWords(matches.map(handleOf), site, knownTo(client), matches.at(-1)?.params))
  // What a page is called may come with what it shows.
  const words = useSyncExternalStore((changed) => client.getQueryCache().subscribe(changed), read, read)
  const { title, description, indexed }: ReturnType<typeof pageWords> = JSON.parse(words)
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {!indexed && <meta name="robots" content="noindex" />}
    </>
  )
}
