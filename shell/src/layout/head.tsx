import type { Area } from '@ag/contracts'
import { type ScreenHandle, useLocation, useMatches } from '@ag/platform'
import { texts as errorTexts } from '../errors/texts'
import { useSite } from './use-site'

/** Title and description of the page on screen; React moves them into `<head>`. */
export function Head() {
  const { product, company } = useSite()
  const { pathname } = useLocation()
  const handles = useMatches().map(({ handle }) => handle as Partial<ScreenHandle> & { area?: Area })
  const about = handles.findLast((handle) => handle?.title !== undefined)
  const area = handles.findLast((handle) => handle?.area)?.area
  const fill = (words: string) => words.replaceAll('{empresa}', company).replaceAll('{produto}', product)
  const title = fill(about?.title ?? area?.title ?? errorTexts.notFound.title)
  const named = title.includes(company) ? title : `${title} | ${company}`
  const kept = about !== undefined && about.index !== false && area?.index !== false
  return (
    <>
      <title>{named}</title>
      {about?.description && <meta name="description" content={fill(about.description)} />}
      {!kept && <meta name="robots" content="noindex" />}
      <meta property="og:title" content={named} />
      <meta name="theme-color" content="#0a6b4e" key={pathname} />
    </>
  )
}
