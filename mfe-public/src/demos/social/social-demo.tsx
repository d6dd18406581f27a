import { nameOf } from '@ag/agents/named'
import { segments } from '@ag/agents/segments'
import { postsCsv, postsIcs, postsText } from '@ag/agents/social-media/export-posts'
import { networkOf } from '@ag/agents/social-media/networks'
import { tones } from '@ag/agents/social-media/phrases'
import { type Post, planWeek } from '@ag/agents/social-media/plan-week'
import { understood } from '@ag/agents/social-media/read-note'
import { type ReviewAction, reviewPosts } from '@ag/agents/social-media/review-posts'
import type { SocialBrief } from '@ag/agents/social-media/write-post'
import { dayAndMonth, nextMonday } from '@ag/agents/week'
import { isoDay } from '@ag/core'
import { addDays } from '@ag/core/days'
import { Button, Heading } from '@ag/ui'
import { downloadFile } from '@ag/ui/work'
import { useReducer, useRef, useState } from 'react'
import { DemoActions } from '../demo-frame/demo-actions'
import { DemoFrame } from '../demo-frame/demo-frame'
import { DemoResult } from '../demo-frame/demo-result'
import { DemoTakeaway } from '../demo-frame/demo-takeaway'
import { PostEditor } from './post-editor'
import styles from './social-demo.module.css'
import { SocialForm } from './social-form'
import { texts } from './texts'
import { WeekCalendar } from './week-calendar'

const example: SocialBrief = {
  business: 'Padaria Sol',
  segment: 'food',
  theme: 'Café da manhã em família',
  tone: 'close',
  networks: ['instagram', 'linkedin', 'x'],
}

interface Week {
  brief: SocialBrief
  posts: Post[]
}
type Step = ReviewAction | { type: 'plan'; brief: SocialBrief } | { type: 'schedule-all' }

const begin = (brief: SocialBrief): Week => ({ brief, posts: planWeek(brief) })

function step(week: Week, action: Step): Week {
  if (action.type === 'plan') return begin(action.brief)
  if (action.type !== 'schedule-all') return { ...week, posts: reviewPosts(week.posts, action) }
  const all = week.posts.map(({ id }) => ({ type: 'schedule', id }) as const)
  return { ...week, posts: all.reduce<Post[]>(reviewPosts, week.posts) }
}

/** A week of posts from a theme: looked at, changed, approved, and only then scheduled. */
export function Demo() {
  const [{ brief, posts }, act] = useReducer(step, example, begin)
  const [monday] = useState(() => nextMonday(isoDay(Date.now())))
  const [chosen, setChosen] = useState<string>()
  const [said, setSaid] = useState('')
  const editor = useRef<HTMLElement>(null)
  const post = posts.find(({ id }) => id === chosen) ?? posts[0]
  const approved = posts.filter(({ state }) => state === 'approved').length
  const scheduled = posts.filter(({ state }) => state === 'scheduled').length
  const business = brief.business.trim() || 'Sua empresa'

  const decide = (action: Step, words: string) => {
    act(action)
    setSaid(words)
  }
  // The post stands below the week, on a phone out of sight.
  const open = (id: string) => {
    setChosen(id)
    editor.current?.focus()
  }
  return (
    <DemoFrame title={texts.title} lead={texts.lead}>
      <SocialForm
        initial={example}
        onPlan={(next) => {
          setChosen(undefined)
          decide({ type: 'plan', brief: next }, texts.brief.planned(planWeek(next).length))
        }}
      />
      <div className={styles.head}>
        <Heading level={4} size="lg">
          {texts.week.title(dayAndMonth(monday), dayAndMonth(addDays(monday, 6)))}
        </Heading>
        <p className={styles.progress}>{texts.week.progress(approved, scheduled, posts.length)}</p>
        {approved > 0 && (
          <Button
            size="sm"
            variant="secondary"
            onClick={() => decide({ type: 'schedule-all' }, texts.said.allScheduled(approved))}
          >
            {texts.week.scheduleAll}
          </Button>
        )}
        <p className={styles.said} role="status">
          {said}
        </p>
      </div>
      <WeekCalendar posts={posts} monday={monday} chosen={post?.id} onChoose={open} />
      {post && (
        <PostEditor
          ref={editor}
          post={post}
          monday={monday}
          business={business}
          onApprove={() =>
            decide({ type: 'approve', id: post.id }, texts.said.approved(networkOf(post.network).name))
          }
          onSchedule={() =>
            decide({ type: 'schedule', id: post.id }, texts.said.scheduled(networkOf(post.network).name))
          }
          onUnschedule={() =>
            decide({ type: 'unschedule', id: post.id }, texts.said.unscheduled(networkOf(post.network).name))
          }
          onReject={(note) =>
            decide({ type: 'reject', id: post.id, note, brief }, texts.said.rewritten(understood(note)))
          }
          onEdit={(change) => act({ type: 'edit', id: post.id, change })}
          onMove={(day, time) => {
            setChosen(post.id)
            act({ type: 'move', id: post.id, day, time })
          }}
        />
      )}
      <DemoResult
        text={postsText(posts, monday)}
        fileName="semana-de-posts.csv"
        fileType="text/csv"
        content={postsCsv(posts, monday)}
      >
        <DemoTakeaway title={texts.takeaway.title} lead={texts.takeaway.lead}>
          <Button
            variant="outline"
            size="sm"
            onClick={() => {
              if (scheduled === 0) return setSaid(texts.takeaway.nothing)
              downloadFile('semana-de-posts.ics', postsIcs(posts, monday), 'text/calendar')
              setSaid(texts.takeaway.done('semana-de-posts.ics'))
            }}
          >
            {texts.takeaway.ics}
          </Button>
        </DemoTakeaway>
      </DemoResult>
      <DemoActions
        agent="social-media"
        summary={texts.summary(
          brief.theme,
          nameOf(segments, brief.segment),
          nameOf(tones, brief.tone),
          brief.networks.map((id) => networkOf(id).name),
          scheduled,
        )}
        draft={
          brief.business === example.business
            ? undefined
            : { company: brief.business, content: { brief, posts } }
        }
      />
    </DemoFrame>
  )
}
