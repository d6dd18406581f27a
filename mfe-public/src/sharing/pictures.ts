import { type ProductId, products } from '@ag/core'
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

/** The picture of an agent's page, as far as the build makes one: it is of the agents that the site came with. */
export const agentPicture = (id: string): Picture | undefined =>
  agentPictures.find(({ agents: [agent] }) => agent === id)

const promises: Record<ProductId, string> = {
  'site-builder': 'Seu site no ar sem programar',
  'email-marketing': 'E-mails de campanha prontos para revisar e enviar',
  'social-media': 'Posts planejados, aprovados e publicados em um só lugar',
  prospect: 'Leads qualificados pelo WhatsApp, com horário marcado',
  'business-intelligence': 'Pergunte em português e entenda os seus números',
  'marketing-ai': 'Plano de marketing de quatro semanas, com verba e meta',
  whatsapp: 'Atendimento no WhatsApp a qualquer hora, com a sua equipe por perto',
}

const agentPictures: Picture[] = products.map(({ id, slug, name }) => ({
  file: `share/${slug}.png`,
  name,
  promise: promises[id],
  agents: [id],
}))

/** Every picture that the build makes. */
export const pictures: Picture[] = [homePicture, overviewPicture, ...agentPictures]

/** What the picture says, for those who do not see it. */
export const altOf = ({ name, promise }: Picture): string => `${name}: ${promise}`
