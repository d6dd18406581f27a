import type { Meeting } from '@ag/contracts'
import { describeError } from '@ag/core'
import { track, useSession } from '@ag/platform'
import { Button, useHydrated } from '@ag/ui'
import { Form, FormError, RadioGroup, useSubmit } from '@ag/ui/form'
import { type BaseSyntheticEvent, useEffect, useRef, useState } from 'react'
import { channels } from '../../parts/channels/channels'
import { isAboutSlot, problemOf, useSlotChoice } from '../../parts/meeting-times/slot-choice'
import { book, requestKeys } from './book'
import styles from './booking-page.module.css'
import { bookingForm } from './booking-schema'
import { ContactStep } from './contact-step'
import { storeHoldDraft } from './hold-draft'
import { proofOf } from './proof'
import { Chosen, Review } from './review'
import { texts } from './texts'
import { useKnownContact } from './use-known-contact'
import type { Wanted } from './wanted-agent'
import { pickedStart, WhenStep } from './when-step'

interface BookingFormProps {
  agent: Wanted['agent']
  /** What the visitor did in the agent's demo. */
  demo: string | undefined
  onBooked: (meeting: Meeting) => void
}

/** Channel, day and hour, and who comes: one page that loses nothing of what was said. */
export function BookingForm({ agent, demo, onBooked }: BookingFormProps) {
  const choice = useSlotChoice(storeHoldDraft)
  const { held } = choice
  const [keys] = useState(requestKeys)
  const start = useRef<string>(undefined)
  const product = agent?.id

  const { form, submit, pending, failure, draft } = useSubmit(
    bookingForm,
    async (values) => {
      const meeting = await book(
        values,
        { start: start.current ?? '', hold: held?.hold, product },
        keys,
      ).catch((error: unknown) => {
        if (isAboutSlot(error)) choice.lose(problemOf(error))
        throw error
      })
      track('booking_completed', { product_id: product, channel: values.channel })
      storeHoldDraft(undefined)
      onBooked(meeting)
    },
    { draft: 'booking', owner: useOwner() },
  )
  const hydrated = useHydrated()
  const known = useKnownContact()
  const begin = useOnce(() => track('booking_started', { product_id: product }))

  useEffect(() => {
    if (demo && !form.getValues('notes')) form.setValue('notes', texts.contact.fromDemo(demo))
  }, [demo, form])
  useEffect(() => {
    // Work that takes a while goes on while the visitor types; what comes of it is asked for when it is sent.
    if (held) proofOf(held.hold).catch(() => undefined)
  }, [held])

  async function send(event?: BaseSyntheticEvent) {
    start.current = held?.slot.start_at ?? pickedStart(event?.currentTarget)
    if (start.current !== undefined) return submit(event)
    event?.preventDefault()
    choice.tell({ type: 'missing' })
    await form.trigger()
  }
  return (
    <Form
      form={form}
      onSubmit={send}
      draft={draft}
      action="/consultation"
      data-plain
      noValidate={hydrated}
      className={styles.steps}
      onInput={begin}
    >
      <section className={styles.step} aria-labelledby="channel">
        <h2 id="channel" className={styles.title}>
          {texts.channelStep}
        </h2>
        <RadioGroup label={texts.channel} name="channel" options={channels} defaultValue="video" required />
      </section>
      <div onClickCapture={begin}>
        <WhenStep choice={choice} />
      </div>
      <ContactStep form={form} known={known} />
      {held && <Chosen form={form} slot={held.slot} />}
      <section className={styles.step} aria-labelledby="review">
        <h2 id="review" className={styles.title}>
          {texts.reviewStep}
        </h2>
        {hydrated && <Review form={form} slot={held?.slot} agent={agent} />}
        {failure !== undefined && !isAboutSlot(failure) && (
          <FormError {...describeError(failure, 'booking')} />
        )}
        <input type="hidden" name="product_id" value={product ?? ''} />
        <Button type="submit" size="lg" wide loading={pending}>
          {texts.submit}
        </Button>
      </section>
    </Form>
  )
}

/** Whose draft it is; nobody's until the session is known. */
function useOwner(): string {
  const session = useSession()
  if (session.status === 'loading') return ''
  return session.status === 'visitor' ? 'visitor' : (session.orgId ?? '')
}

function useOnce(action: () => void): () => void {
  const done = useRef(false)
  return () => {
    if (!done.current) action()
    done.current = true
  }
}
