import type { Known, SharedPage, Sharing } from '@ag/platform'
import type { ItemList, Thing } from 'schema-dts'
import { catalogueOf, type Offer, offerOf } from '../catalogue/catalogue'
import { pricing, settings } from '../catalogue/catalogue-queries'
import { productAt } from '../page-titles'
import { agentStructuredData } from './agent-structured-data'
import { breadcrumbsOf } from './breadcrumbs'
import { organizationOf, websiteOf } from './organization'
import { agentPicture, altOf, homePicture, overviewPicture, type Picture } from './pictures'
import { texts } from './texts'

// Nothing of this reaches a browser: the shell asks for it where pages are rendered ahead of time.

const home: [string, string] = [texts.home, '/']
const overview: [string, string] = [texts.agents, '/agents']

/** The home page: the company and its site. */
export const homeSharing: Sharing = (page) => ({
  ...showing(page, homePicture),
  ...datedBy(page.known),
  things: companyThings(page),
})

/** The overview: the way to each agent. */
export const overviewSharing: Sharing = (page) => ({
  ...showing(page, overviewPicture),
  ...datedBy(page.known),
  things: [
    ...companyThings(page),
    breadcrumbsOf(page.origin, [home, overview]),
    listOf(page.origin, catalogueOf(page.known(pricing), false).offers),
  ],
})

/** An agent's page: what is sold there, from the record that the page shows. */
export const agentSharing: Sharing = (page) => {
  const { origin, url, params, known } = page
  const id = productAt(params)
  const catalogue = catalogueOf(known(pricing), false)
  const offer = offerOf(catalogue, id)
  const shown = showing(page, agentPicture(id) ?? overviewPicture)
  if (!offer) return { ...shown, things: companyThings(page) }
  const { guaranteeDays } = catalogue
  const about = { offer, guaranteeDays, settings: known(settings), url, image: shown.image.url, origin }
  return {
    ...shown,
    ...datedBy(known),
    things: [
      ...companyThings(page),
      breadcrumbsOf(origin, [home, overview, [offer.name, offer.href]]),
      ...agentStructuredData(about),
    ],
  }
}

/** A page without anything to sell, by the name it has in its title. */
export const plainSharing =
  (title: string): Sharing =>
  (page) => {
    const [name = ''] = title.split(' | ')
    return {
      ...showing(page, homePicture),
      things: [...companyThings(page), breadcrumbsOf(page.origin, [home, [name, page.url]])],
    }
  }

const showing = ({ file }: SharedPage, picture: Picture) => ({
  image: { url: file(picture.file), alt: altOf(picture) },
})

/** Who runs the site; nothing while that is not known. */
function companyThings({ origin, known }: SharedPage): (Thing & object)[] {
  const found = known(settings)
  return found ? [organizationOf(found, origin), websiteOf(found, origin)] : []
}

/** A page that shows the catalogue is as old as the catalogue. */
function datedBy(known: Known): { modified?: string } {
  const found = known(pricing)
  return found ? { modified: new Date(found.updated_at).toISOString() } : {}
}

const listOf = (origin: string, offers: Offer[]): ItemList & object => ({
  '@type': 'ItemList',
  itemListElement: offers.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: new URL(href, origin).href,
  })),
})
