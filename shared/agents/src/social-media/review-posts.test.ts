import fc from 'fast-check'
import { postsCsv, postsIcs, postsText } from './export-posts'
import { type Post, planWeek } from './plan-week'
import { problemOf, type ReviewAction, reviewPosts } from './review-posts'
import type { SocialBrief } from './write-post'

const brief: SocialBrief = {
  business: 'Padaria Sol',
  segment: 'food',
  theme: 'Café da manhã em família',
  tone: 'close',
  networks: ['instagram', 'linkedin', 'facebook', 'x', 'tiktok'],
}
const week = planWeek(brief)
const first = week[0] as Post
const after = (...actions: ReviewAction[]) =>
  actions.reduce(reviewPosts, week).find(({ id }) => id === first.id) as Post
const { id } = first

it('plans a week in order, all of it drafts', () => {
  expect(week).toHaveLength(11)
  expect(week.map(({ day, time }) => `${day} ${time}`)).toEqual(
    week.map(({ day, time }) => `${day} ${time}`).toSorted(),
  )
  expect(new Set(week.map(({ state }) => state))).toEqual(new Set(['draft']))
  expect(planWeek(brief)).toEqual(week)
  expect(planWeek({ ...brief, networks: [] })).toEqual([])
})

test.each<[string, ReviewAction[], Post['state']]>([
  ['a draft cannot be scheduled', [{ type: 'schedule', id }], 'draft'],
  ['a draft is approved', [{ type: 'approve', id }], 'approved'],
  [
    'an approved post is scheduled',
    [
      { type: 'approve', id },
      { type: 'schedule', id },
    ],
    'scheduled',
  ],
  [
    'a scheduled post comes back approved',
    [
      { type: 'approve', id },
      { type: 'schedule', id },
      { type: 'unschedule', id },
    ],
    'approved',
  ],
  [
    'new words need a new approval',
    [
      { type: 'approve', id },
      { type: 'schedule', id },
      { type: 'edit', id, change: { text: 'Outro' } },
    ],
    'draft',
  ],
  [
    'a new time does not',
    [
      { type: 'approve', id },
      { type: 'move', id, day: 6, time: '10:00' },
    ],
    'approved',
  ],
  [
    'a rejected post is a draft',
    [
      { type: 'approve', id },
      { type: 'reject', id, note: 'mais curto', brief },
    ],
    'draft',
  ],
  [
    'an empty post is not approved',
    [
      { type: 'edit', id, change: { text: ' ' } },
      { type: 'approve', id },
    ],
    'draft',
  ],
  [
    'a picture nobody describes is not approved',
    [
      { type: 'edit', id, change: { alt: '' } },
      { type: 'approve', id },
    ],
    'draft',
  ],
])('%s', (_, actions, state) => {
  expect(after(...actions).state).toBe(state)
})

it('rewrites what was rejected, the same way for the same note', () => {
  const reject: ReviewAction = { type: 'reject', id, note: 'mais curto', brief }
  expect(after(reject).text).not.toBe(first.text)
  expect(after(reject)).toEqual(after(reject))
  expect(after(reject).note).toBe('mais curto')
})

it('says by how much a post is too long', () => {
  const post: Post = { ...first, network: 'x', text: 'a'.repeat(283) }
  expect(problemOf(post)).toBe('Passou 3 caracteres do limite de X.')
  expect(problemOf({ ...post, text: 'a'.repeat(281) })).toBe('Passou 1 caractere do limite de X.')
  expect(problemOf({ ...post, text: 'a' })).toBeUndefined()
})

it('keeps its time when given none that exists, and its order when moved', () => {
  expect(after({ type: 'move', id, day: 1, time: '25:00' }).time).toBe(first.time)
  const moved = reviewPosts(week, { type: 'move', id, day: 6, time: '23:00' })
  expect(moved.at(-1)?.id).toBe(id)
})

it('never schedules words that were not approved', () => {
  const actions = fc.oneof(
    fc.constantFrom<ReviewAction>(
      { type: 'approve', id },
      { type: 'schedule', id },
      { type: 'unschedule', id },
    ),
    fc.string().map((note): ReviewAction => ({ type: 'reject', id, note, brief })),
    fc.string().map((text): ReviewAction => ({ type: 'edit', id, change: { text } })),
  )
  fc.assert(
    fc.property(fc.array(actions, { maxLength: 20 }), (row) => {
      let posts = week
      let approved = ''
      for (const action of row) {
        const before = posts.find((post) => post.id === id) as Post
        posts = reviewPosts(posts, action)
        const now = posts.find((post) => post.id === id) as Post
        if (before.state === 'draft' && now.state === 'approved') approved = now.text
        if (now.state === 'scheduled') expect(now.text).toBe(approved)
        if (before.state === 'draft') expect(now.state).not.toBe('scheduled')
      }
    }),
  )
})

describe('kept', () => {
  const monday = '2026-11-23'
  const scheduled = [{ type: 'approve', id } as const, { type: 'schedule', id } as const].reduce(
    reviewPosts,
    week,
  )

  it('as a spreadsheet', () => {
    const [head, row] = postsCsv(week, monday).split('\r\n')
    expect(head).toBe('\uFEFFData;Hora;Rede;Tipo;Situação;Texto;Texto alternativo')
    expect(row).toMatch(/^2026-11-23;09:00;X;Pergunta;Rascunho;"/)
  })

  it('as a text', () => {
    expect(postsText(week, monday)).toMatch(
      /^X · segunda-feira, 23\/11, 09:00 · Rascunho\n\nCafé da manhã em família: /,
    )
  })

  it('as a calendar of what is scheduled only', () => {
    expect(postsIcs(week, monday)).not.toContain('VEVENT')
    const calendar = postsIcs(scheduled, monday)
    expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(1)
    expect(calendar).toContain('DTSTART:20261123T120000Z\r\nDTEND:20261123T121500Z')
  })

  it('as a calendar whose lines are short and whose text holds no lines of its own', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const calendar = postsIcs([{ ...first, state: 'scheduled', text }], monday)
        for (const line of calendar.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
        const names = calendar
          .replace(/\r\n /g, '')
          .trim()
          .split(/\r\n/)
          .map((line) => line.split(/[:;]/)[0])
        expect(names.filter((name) => name === 'DESCRIPTION')).toHaveLength(1)
        expect(names).toHaveLength(12)
      }),
    )
  })
})
