/** @jsxImportSource @emotion/react */
import type { AssistantCard } from '@ag/contracts'
import type { Interpolation, Theme } from '@emotion/react'
import { type ReactNode, useId, useState } from 'react'
import { Button, ButtonLink } from '../parts/button'
import { OpensNewTab } from '../parts/opens-new-tab'
import { small } from '../parts/words'
import { texts } from './texts'

/** What can be done from a card. */
export interface CardActions {
  choose: (suggestion: string) => void
  goTo: (path: string) => void
  /** Opens WhatsApp with a summary. */
  openChat: (summary: string) => void
}

interface CardProps<Shown extends AssistantCard = AssistantCard> {
  card: Shown
  /** Does the conversation still stand at this card? */
  isCurrent: boolean
  actions: CardActions
}
type Of<Type extends AssistantCard['type']> = CardProps<Extract<AssistantCard, { type: Type }>>

/** What an answer shows besides its words. */
export function Card(props: CardProps): ReactNode {
  const Kind = kinds[props.card.type] as (props: CardProps) => ReactNode
  return <Kind {...props} />
}

/** Free slots; those of an older answer may be gone. */
function Slots({ card: { slots }, isCurrent, actions }: Of<'slots'>) {
  if (!isCurrent) return null
  return (
    <ul css={{ display: 'grid', gap: 'var(--space-2)', width: '88%' }} aria-label={texts.slots}>
      {slots.map(({ start_at, label }) => (
        <li key={start_at}>
          <Button variant="secondary" wide onClick={() => actions.choose(label)}>
            {label}
          </Button>
        </li>
      ))}
    </ul>
  )
}

function Product({ card, actions }: Of<'product'>) {
  return (
    <div css={box}>
      <p css={name}>{card.name}</p>
      <p css={small}>{card.description}</p>
      <p css={small}>
        <strong>{card.price_formatted}</strong>
        {!card.price_formatted.includes('/') && texts.card.perMonth}
      </p>
      <Inside path={card.demo_url} actions={actions}>
        {texts.card.seeProduct}
      </Inside>
    </div>
  )
}

function Consent({ card: { text, link } }: Of<'consent'>) {
  return (
    <div css={box}>
      <p css={small}>{text}</p>
      <p css={small}>
        <a href={link} target="_blank" rel="noopener noreferrer" css={({ link: color }) => ({ color })}>
          {texts.card.privacy}
          <OpensNewTab />
        </a>
      </p>
    </div>
  )
}

function Summary({ card: { label, channel, name, email, phone } }: Of<'summary'>) {
  const { card } = texts
  const lines = [
    [card.when, label + card.zone],
    [card.channel, card.channels[channel]],
    [card.name, name],
    [card.email, email],
    [card.phone, phone],
  ]
  return (
    <dl css={box}>
      {lines.map(
        ([what, value]) =>
          value && (
            <div key={what} css={line}>
              <dt>{what}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

function BookedMeeting({ card: { label, manage_url, ics_url } }: Of<'meeting'>) {
  return (
    <div css={box}>
      <p css={name}>{label}</p>
      <div css={ways}>
        <ButtonLink href={ics_url} download>
          {texts.card.calendar}
        </ButtonLink>
        <ButtonLink href={manage_url} variant="outline">
          {texts.card.manage}
        </ButtonLink>
      </div>
    </div>
  )
}

/** Two lines for the team, which the visitor may change before they are sent on. */
function HandOver({ card, isCurrent, actions }: Of<'handoff'>) {
  const id = useId()
  const [summary, setSummary] = useState(card.summary)
  if (!isCurrent) return null
  return (
    <div css={box}>
      <label css={{ fontSize: 'var(--text-sm)', fontWeight: 600 }} htmlFor={id}>
        {texts.card.summary}
      </label>
      <textarea
        id={id}
        css={field}
        rows={3}
        maxLength={600}
        value={summary}
        onChange={(event) => setSummary(event.target.value)}
      />
      <Button onClick={() => actions.openChat(summary.trim() || card.summary)}>
        {texts.card.openWhatsApp}
        <OpensNewTab />
      </Button>
    </div>
  )
}

function Links({ card: { links }, actions }: Of<'links'>) {
  return (
    <ul css={ways}>
      {links.map(({ label, path }) => (
        <li key={path}>
          <Inside path={path} actions={actions}>
            {label}
          </Inside>
        </li>
      ))}
    </ul>
  )
}

/** A link to a page of this site: the page changes under the panel, unless somebody wants it elsewhere. */
function Inside({ path, actions, children }: { path: string; actions: CardActions; children: ReactNode }) {
  return (
    <ButtonLink
      href={path}
      variant="outline"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        actions.goTo(path)
      }}
    >
      {children}
    </ButtonLink>
  )
}

const kinds = {
  slots: Slots,
  product: Product,
  consent: Consent,
  summary: Summary,
  meeting: BookedMeeting,
  handoff: HandOver,
  links: Links,
}

const box: Interpolation<Theme> = ({ corner }) => ({
  display: 'grid',
  gap: 'var(--space-2)',
  justifyItems: 'start',
  width: '88%',
  padding: 'var(--space-4)',
  border: '1px solid var(--color-border)',
  borderRadius: corner.lg,
  background: 'var(--color-surface)',
  overflowWrap: 'anywhere',
})

const name: Interpolation<Theme> = { fontWeight: 650 }

const ways: Interpolation<Theme> = { display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2)' }

const line: Interpolation<Theme> = {
  display: 'grid',
  gridTemplateColumns: '5.5rem minmax(0, 1fr)',
  gap: 'var(--space-2)',
  width: '100%',
  fontSize: 'var(--text-sm)',
  '& > dt': { color: 'var(--color-text-muted)' },
}

const field: Interpolation<Theme> = ({ corner }) => ({
  width: '100%',
  padding: 'var(--space-2) var(--space-3)',
  border: '1px solid var(--color-border-strong)',
  borderRadius: corner.md,
  background: 'var(--color-surface)',
  color: 'var(--color-text)',
  font: 'inherit',
  fontSize: 'max(1rem, var(--text-sm))',
  resize: 'vertical',
})
