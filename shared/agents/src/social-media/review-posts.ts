import { countFor, networkOf } from './networks'
import { inOrder, type Post } from './plan-week'
import { readNote } from './read-note'
import { type SocialBrief, writePost } from './write-post'

export type ReviewAction =
  | { type: 'approve' | 'schedule' | 'unschedule'; id: string }
  | { type: 'reject'; id: string; note: string; brief: SocialBrief }
  | { type: 'edit'; id: string; change: Partial<Pick<Post, 'text' | 'alt'>> }
  | { type: 'move'; id: string; day: number; time: string }

/**
 * The posts after an action. Only drafts are approved and only approved posts are scheduled; whoever changes a post's
 * words takes its approval back. Anything else leaves it as it is.
 */
export function reviewPosts(posts: Post[], action: ReviewAction): Post[] {
  const changed = posts.map((post) => (post.id === action.id ? review(post, action) : post))
  return action.type === 'move' ? inOrder(changed) : changed
}

function review(post: Post, action: ReviewAction): Post {
  switch (action.type) {
    case 'approve':
      return post.state === 'draft' && !problemOf(post) ? { ...post, state: 'approved' } : post
    case 'schedule':
      return post.state === 'approved' ? { ...post, state: 'scheduled' } : post
    case 'unschedule':
      return post.state === 'scheduled' ? { ...post, state: 'approved' } : post
    case 'reject':
      return rejected(post, action.note, action.brief)
    case 'edit':
      return { ...post, ...action.change, state: 'draft' }
    case 'move':
      return isTime(action.time) ? { ...post, day: action.day, time: action.time } : post
  }
}

function rejected(post: Post, note: string, brief: SocialBrief): Post {
  const version = post.version + 1
  const wishes = readNote(note, post.wishes)
  const written = writePost(brief, post.network, post.angle, version, wishes)
  return { ...post, ...written, version, wishes, note: note.trim(), state: 'draft' }
}

/** Why a post cannot be approved, in the visitor's language; nothing if it can. */
export function problemOf({ network, text, alt }: Post): string | undefined {
  const { name, limit } = networkOf(network)
  const over = countFor(network, text) - limit
  if (!text.trim()) return 'Escreva o texto antes de aprovar.'
  if (over > 0) return `Passou ${over} ${over === 1 ? 'caractere' : 'caracteres'} do limite de ${name}.`
  if (!alt.trim()) return 'Descreva a imagem antes de aprovar.'
}

const isTime = (time: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time)
