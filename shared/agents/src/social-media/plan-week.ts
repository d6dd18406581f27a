import type { NetworkId } from './networks'
import type { AngleId } from './phrases'
import { noWishes, type Wishes } from './read-note'
import { type Card, type SocialBrief, writePost } from './write-post'

export type PostState = 'draft' | 'approved' | 'scheduled'

/** A post of the week on its way to being published. */
export interface Post {
  id: string
  network: NetworkId
  angle: AngleId
  /** From 0 on Monday to 6 on Sunday. */
  day: number
  /** 'HH:MM' */
  time: string
  text: string
  alt: string
  card: Card
  state: PostState
  version: number
  wishes: Wishes
  /** What the last rejection said, if there was one. */
  note: string
}

interface Slot {
  day: number
  time: string
  angle: AngleId
}

/** When each network is read, and what fits that moment. */
const slots: Record<NetworkId, Slot[]> = {
  instagram: [
    { day: 0, time: '12:00', angle: 'tip' },
    { day: 2, time: '18:30', angle: 'backstage' },
    { day: 4, time: '18:30', angle: 'invite' },
  ],
  linkedin: [
    { day: 1, time: '08:30', angle: 'tip' },
    { day: 3, time: '08:30', angle: 'question' },
  ],
  facebook: [
    { day: 1, time: '19:00', angle: 'myth' },
    { day: 5, time: '10:00', angle: 'invite' },
  ],
  x: [
    { day: 0, time: '09:00', angle: 'question' },
    { day: 3, time: '12:15', angle: 'tip' },
  ],
  tiktok: [
    { day: 2, time: '20:00', angle: 'backstage' },
    { day: 6, time: '19:00', angle: 'myth' },
  ],
}

/** The posts of a week for the chosen networks, all drafts, in the order of their days and hours. */
export function planWeek(brief: SocialBrief): Post[] {
  return inOrder(
    brief.networks.flatMap((network) =>
      slots[network].map((slot, index) => ({
        ...slot,
        ...writePost(brief, network, slot.angle),
        id: `${network}-${index}`,
        network,
        state: 'draft' as const,
        version: 0,
        wishes: noWishes,
        note: '',
      })),
    ),
  )
}

/** By day and hour; posts of the same moment keep their places. */
export const inOrder = (posts: Post[]): Post[] =>
  posts.toSorted((one, other) => one.day - other.day || one.time.localeCompare(other.time))
