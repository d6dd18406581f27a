import type { ConsentCategory, ConsentChoice, ConsentPreferences } from '@ag/contracts'
import {
  currentConsent,
  notify,
  refusesTracking,
  store,
  untilClosed,
  useAtomValue,
  useConsent,
} from '@ag/platform'
import { Button, ExternalLink, useHydrated } from '@ag/ui'
import { useLayoutEffect, useRef, useState } from 'react'
import { Categories } from './categories'
import { decide, everything, nothing, withdraw } from './decide'
import { Policy } from './policy'
import styles from './privacy.module.css'
import { Receipt } from './receipt'
import { syncConsent } from './sync'
import { texts } from './texts'
import { useFocusReturn } from './use-focus-return'
import { useLift } from './use-lift'
import { infoAtom, isDue, show, type View, viewAtom } from './view'

/** The question about cookies: a dialog at the bottom of a page that stays usable, and so no modal one. */
export function PrivacyBox() {
  const view = useAtomValue(viewAtom, { store })
  const box = useRef<HTMLElement>(null)
  useLift(box, view.name)
  useFocusReturn(box, view.name)
  useLayoutEffect(() => {
    const collapse = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && belongsToBox(event.target, box.current))
        leave(view)
    }
    document.addEventListener('keydown', collapse)
    return () => document.removeEventListener('keydown', collapse)
  }, [view])

  if (view.name === 'hidden') return null
  if (view.name === 'collapsed')
    return (
      <section className={styles.tab} ref={box} aria-label={texts.title}>
        <Button size="sm" variant="outline" onClick={() => show({ name: 'asking' })}>
          {texts.title}
        </Button>
      </section>
    )
  return (
    <section
      className={styles.box}
      ref={box}
      role="dialog"
      aria-labelledby="choice-title"
      data-expanded={view.name === 'asking' ? undefined : true}
    >
      {view.name === 'receipt' ? <Receipt id={view.id} /> : <Question {...view} />}
    </section>
  )
}

/** Closing says neither yes nor no: while a decision is due, a tab stays where the box was. */
function leave({ name }: View): void {
  if (name === 'hidden' || name === 'collapsed') return
  show({ name: isDue() ? 'collapsed' : 'hidden' })
}

const belongsToBox = (target: EventTarget | null, box: HTMLElement | null) =>
  target === document.body || (target instanceof Node && !!box?.contains(target))

type QuestionProps = Extract<View, { name: 'asking' | 'details' }>

function Question({ name, turned }: QuestionProps) {
  const expanded = name === 'details'
  const consent = useConsent()
  const privacyInfo = useAtomValue(infoAtom, { store })
  const [preferences, setPreferences] = useState(turned ?? consent?.preferences ?? nothing)
  // A page is rendered for all browsers alike.
  const isHydrated = useHydrated()
  const isRefused = isHydrated && refusesTracking()
  const change = (category: ConsentCategory, allowed: boolean) =>
    setPreferences((current) => ({ ...current, [category]: allowed }))

  return (
    <>
      <div className={styles.words}>
        <h2 className={styles.title} id="choice-title" tabIndex={-1}>
          {texts.title}
        </h2>
        <p>
          {texts.lead}{' '}
          <button
            type="button"
            className={styles.link}
            aria-expanded={expanded}
            onClick={() => show({ name: expanded ? 'asking' : 'details' })}
          >
            {texts.customize}
          </button>
        </p>
        {isRefused && <p>{texts.refusesTracking}</p>}
        <Categories
          categories={privacyInfo?.info.categories}
          preferences={preferences}
          isRefused={isRefused}
          onChange={change}
          expanded={expanded}
        />
        {expanded && privacyInfo && <Policy {...privacyInfo.policy} />}
        {isHydrated && consent && (
          <div className={styles.links}>
            {consent.consent_id && (
              <ExternalLink href={`/privacy#comprovante=${consent.consent_id}`}>
                {texts.receipt.link}
              </ExternalLink>
            )}
            <button type="button" className={styles.link} onClick={takeBack}>
              {texts.withdraw}
            </button>
            <button type="button" className={styles.link} onClick={() => show({ name: 'hidden' })}>
              {texts.close}
            </button>
          </div>
        )}
      </div>
      <div className={styles.choices}>
        {answers.map(({ action, label }) => (
          <Button
            key={action}
            variant="outline"
            data-answer={action}
            onClick={() => void recordChoice(action, preferences)}
          >
            {label}
          </Button>
        ))}
      </div>
    </>
  )
}

const answers: { action: ConsentChoice; label: string }[] = [
  { action: 'accept_all', label: texts.acceptAll },
  { action: 'accept_selected', label: texts.acceptSelected },
  { action: 'reject_all', label: texts.rejectAll },
]

/**
 * Carries an answer out, sends it and tells whoever gave it.
 * @param switches as they stood
 * @param timestamp when it was given, as an ISO date; now, unless told
 */
export async function recordChoice(
  action: ConsentChoice,
  switches: ConsentPreferences,
  timestamp?: string,
): Promise<void> {
  const chosen = { accept_all: everything, accept_selected: switches, reject_all: nothing }[action]
  decide(action, chosen, store.get(infoAtom)?.info.fingerprint, timestamp)
  show({ name: 'hidden' })
  const recorded = await syncConsent()
  const id = currentConsent()?.consent_id
  if (!recorded) notify({ type: 'info', title: texts.savedHere })
  else
    notify({
      type: 'success',
      title: texts.saved,
      action: id ? { label: texts.receipt.link, run: () => show({ name: 'receipt', id }) } : undefined,
    })
}

function takeBack(): void {
  withdraw()
  show({ name: 'collapsed' })
  notify({ type: 'success', title: texts.withdrawn, duration: untilClosed })
  void syncConsent()
}
