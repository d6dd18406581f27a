import { knownTo, useMatches, useQueryClient } from '@ag/platform'
import { type PageHandle, pageWords } from './page-words'
import { useSite } from './use-site'

/** Title and description of the page on screen; React moves them into `<head>`. */
export function Head() {
  const handles = useMatches().map(({ handle }) => handle as PageHandle | undefined)
  const { title, description, indexed } = pageWords(handles, useSite(), knownTo(useQueryClient()))
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {!indexed && <meta name="robots" content="noindex" />}
    </>
  )
}
