import type { AssistantCard } from '@ag/contracts'
import { Button, ButtonLink, ExternalLink, OpensNewTab, Text } from '@ag/ui'
import { type ReactNode, useId, useState } from 'react'
import styles from './card.module.css'
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
  /** Does the talk still stand at this card? */
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
    <ul className={styles.slots} aria-label={texts.slots}>
      {slots.map(({ start_at, label }) => (
        <li key={start_at}>
          <Button variant="secondary" size="sm" wide onClick={() => actions.choose(label)}>
            {label}
          </Button>
        </li>
      ))}
    </ul>
  )
}

function Product({ card, actions }: Of<'product'>) {
  return (
    <div className={styles.card}>
      <Text className={styles.name}>{card.name}</Text>
      <Text size="sm">{card.description}</Text>
      <Text size="sm">
        <strong>{card.price_formatted}</strong>
        {!card.price_formatted.includes('/') && texts.card.perMonth}
      </Text>
      <Inside path={card.demo_url} actions={actions}>
        {texts.card.seeProduct}
      </Inside>
    </div>
  )
}

function Consent({ card: { text, link } }: Of<'consent'>) {
  return (
    <div className={styles.card}>
      <Text size="sm">{text}</Text>
      <Text size="sm">
        <ExternalLink href={link}>{texts.card.privacy}</ExternalLink>
      </Text>
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
    <dl className={styles.card}>
      {lines.map(
        ([what, value]) =>
          value && (
            <div key={what} className={styles.line}>
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
    <div className={styles.card}>
      <Text className={styles.name}>{label}</Text>
      <div className={styles.ways}>
        <ButtonLink href={ics_url} size="sm" download>
          {texts.card.calendar}
        </ButtonLink>
        <ButtonLink href={manage_url} size="sm" variant="outline">
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
    <div className={styles.card}>
      <label className={styles.label} htmlFor={id}>
        {texts.card.summary}
      </label>
      <textarea
        id={id}
        className={styles.summary}
        rows={3}
        maxLength={600}
        value={summary}
        onChange={(event) => setSummary(event.target.value)}
      />
      <Button size="sm" onClick={() => actions.openChat(summary.trim() || card.summary)}>
        {texts.card.openWhatsApp}
        <OpensNewTab />
      </Button>
    </div>
  )
}

function Links({ card: { links }, actions }: Of<'links'>) {
  return (
    <ul className={styles.ways}>
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
      size="sm"
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
