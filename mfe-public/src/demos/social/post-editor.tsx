import { countFor, networkOf } from '@ag/agents/social-media/networks'
import type { Post, PostState } from '@ag/agents/social-media/plan-week'
import { problemOf } from '@ag/agents/social-media/review-posts'
import { dayAndMonth, weekdays } from '@ag/agents/week'
import { addDays, type Day } from '@ag/core/days'
import { Alert, Button } from '@ag/ui'
import { Field, Select, Textarea } from '@ag/ui/form'
import { type Ref, useState } from 'react'
import { ImageCard } from './image-card'
import styles from './post-editor.module.css'
import { texts } from './texts'
import { StateBadge } from './week-calendar'

const number = new Intl.NumberFormat('pt-BR')

interface PostEditorProps {
  ref?: Ref<HTMLElement>
  post: Post
  monday: Day
  business: string
  onApprove: () => void
  onSchedule: () => void
  onUnschedule: () => void
  onReject: (note: string) => void
  onEdit: (change: Partial<Pick<Post, 'text' | 'alt'>>) => void
  onMove: (day: number, time: string) => void
}

/** One post as its network shows it, and everything that is decided about it. */
export function PostEditor({ ref, post, monday, business, onEdit, onMove, ...decisions }: PostEditorProps) {
  const network = networkOf(post.network)
  const day = `${weekdays[post.day]?.name}, ${dayAndMonth(addDays(monday, post.day))}`
  const problem = problemOf(post)
  const used = countFor(post.network, post.text)
  return (
    <section
      ref={ref}
      className={styles.editor}
      tabIndex={-1}
      aria-label={texts.post.label(network.name, day)}
    >
      <PostMock post={post} business={business} when={`${day}, ${post.time}`} />
      <div className={styles.fields}>
        <Textarea
          label={texts.post.text}
          name="text"
          rows={9}
          value={post.text}
          hint={
            <Counter used={used} limit={network.limit} over={used > network.limit}>
              {texts.post.hashtags(post.text.match(/#[\p{L}\d_]+/gu)?.length ?? 0)}
              {network.shown < network.limit && `. ${texts.post.shown(network.shown, network.name)}`}
            </Counter>
          }
          onChange={({ target }) => onEdit({ text: target.value })}
        />
        <Textarea
          label={texts.post.alt}
          name="alt"
          rows={3}
          value={post.alt}
          hint={texts.post.altHint}
          onChange={({ target }) => onEdit({ alt: target.value })}
        />
        <div className={styles.when}>
          <Select
            label={texts.post.day}
            name="day"
            value={post.day}
            onChange={({ target }) => onMove(Number(target.value), post.time)}
          >
            {weekdays.map(({ name }, index) => (
              <option key={name} value={index}>
                {name}, {dayAndMonth(addDays(monday, index))}
              </option>
            ))}
          </Select>
          <Field
            label={texts.post.time}
            name="time"
            type="time"
            value={post.time}
            onChange={({ target }) => onMove(post.day, target.value)}
          />
        </div>
        {problem && (
          <Alert tone="warning" role="status">
            {problem}
          </Alert>
        )}
        <Decisions key={post.id} post={post} blocked={!!problem} {...decisions} />
      </div>
    </section>
  )
}

interface CounterProps {
  used: number
  limit: number
  over: boolean
  children: React.ReactNode
}

function Counter({ used, limit, over, children }: CounterProps) {
  return (
    <>
      <span className={styles.count} data-over={over}>
        {texts.post.count(number.format(used), number.format(limit))}
      </span>
      {' · '}
      {children}
    </>
  )
}

interface DecisionsProps
  extends Pick<PostEditorProps, 'post' | 'onApprove' | 'onSchedule' | 'onUnschedule' | 'onReject'> {
  blocked: boolean
}

/** What can be decided now; a button that cannot be pressed yet says why. */
function Decisions({ post, blocked, onApprove, onSchedule, onUnschedule, onReject }: DecisionsProps) {
  const [note, setNote] = useState('')
  return (
    <>
      <div className={styles.decide}>
        {/* One button from the first decision to the last, so that the focus stays where it is. */}
        <Button
          variant={post.state === 'scheduled' ? 'outline' : 'primary'}
          disabled={post.state === 'draft' && blocked}
          onClick={{ draft: onApprove, approved: onSchedule, scheduled: onUnschedule }[post.state]}
        >
          {nextStep[post.state]}
        </Button>
        {post.state === 'draft' && (
          <Button variant="outline" disabled>
            {texts.post.schedule}
          </Button>
        )}
        {post.state === 'draft' && <span className={styles.why}>{texts.said.notYet}</span>}
      </div>
      <form
        method="post"
        className={styles.reject}
        onSubmit={(event) => {
          event.preventDefault()
          onReject(note)
          setNote('')
        }}
      >
        <Field
          label={texts.post.note}
          name="note"
          autoComplete="off"
          maxLength={140}
          hint={texts.post.noteHint}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <Button type="submit" variant="secondary">
          {texts.post.reject}
        </Button>
      </form>
    </>
  )
}

const nextStep: Record<PostState, string> = {
  draft: texts.post.approve,
  approved: texts.post.schedule,
  scheduled: texts.post.unschedule,
}

/** The post as it would stand in the network. */
function PostMock({ post, business, when }: { post: Post; business: string; when: string }) {
  const { name, shown } = networkOf(post.network)
  const letters = [...post.text]
  return (
    <div className={styles.mock} data-network={post.network}>
      <div className={styles.from}>
        <span className={styles.avatar} aria-hidden="true">
          {[...business][0]?.toLocaleUpperCase('pt-BR')}
        </span>
        <p>
          <strong>{business}</strong>
          <span>
            {name} · {when}
          </span>
        </p>
        <StateBadge state={post.state} />
      </div>
      <ImageCard card={post.card} alt={post.alt} />
      <p className={styles.caption}>
        {letters.slice(0, shown).join('')}
        {letters.length > shown && <span className={styles.more}>{texts.post.more}</span>}
      </p>
    </div>
  )
}
