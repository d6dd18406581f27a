import type { Known } from '../api/query'
import type { Params } from './params'

/** A page while it is rendered ahead of time. */
export interface SharedPage {
  /** Where the public finds the site, e.g. `https://example.com`. */
  origin: string
  /** The page's one address. */
  url: string
  /** The variable parts of its address. */
  params: Params
  /** Address of a file of the remote's release, e.g. `share/home.png`. */
  file: (path: string) => string
  /** What it was rendered with. */
  known: Known
}

/** What those who share or index a page are told beside its title and description. */
export interface SharedAbout {
  /** Its picture, 1200 × 630 pixels; a PNG unless told. */
  image: { url: string; alt: string; type?: string }
  /** What it is about, as things of schema.org. */
  things: object[]
  /** When what it shows was changed last, in ISO 8601; the release's own time unless told. */
  modified?: string
}

export type Sharing = (page: SharedPage) => SharedAbout
