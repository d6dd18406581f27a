import { type ProductId, products } from '@ag/core'
import { agentFacts } from '../screens/agent/agent-facts'
import { texts as overview } from '../screens/agents/texts'
import { texts as home } from '../screens/home/texts'
import { texts } from './texts'

/** What a page shows where it is shared. It holds no price and no brand: both may change while the picture stays. */
export interface Picture {
  /** File of the release, below its folder for browsers. */
  file: string
  name: string
  promise: string
  /** Whose signs stand beside the words. */
  agents: ProductId[]
}

const all = products.map(({ id }) => id)

export const homePicture: Picture = {
  file: 'share/home.png',
  name: home.hero.eyebrow,
  promise: home.hero.title,
  agents: all,
}

export const overviewPicture: Picture = {
  file: 'share/agents.png',
  name: texts.agents,
  promise: overview.title,
  agents: all,
}

/** The picture of an agent's page. */
export function agentPicture(id: ProductId): Picture {
  const { slug, name } = products.find((product) => product.id === id) as (typeof products)[number]
  return { file: `share/${slug}.png`, name, promise: agentFacts[id].promise, agents: [id] }
}

/** Every picture that the build makes. */
export const pictures: Picture[] = [homePicture, overviewPicture, ...all.map(agentPicture)]

/** What the picture says, for those who do not see it. */
export const altOf = ({ name, promise }: Picture): string => `${name}: ${promise}`
