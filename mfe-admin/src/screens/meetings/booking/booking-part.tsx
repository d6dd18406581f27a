import { describeError, isoDay } from '@ag/core'
import { notify, untilClosed, useNavigate } from '@ag/platform'
import { Button, Text } from '@ag/ui'
import {
  Checkbox,
  Field,
  Form,
  FormError,
  PhoneField,
  RadioGroup,
  Select,
  Textarea,
  useSubmit,
} from '@ag/ui/form'
import { SectionCard } from '@ag/ui/work'
import { useState } from 'react'
import { useAgents } from '../../../admin-queries'
import { channelOptions, refreshMeetings } from '../meetings'
import { SlotFields } from '../slots/slot-fields'
import { useSlotChoice } from '../slots/use-slot-choice'
import styles from './booking.module.css'
import { type BookingForm, bookingForm, createBooking } from './booking-form'
import { texts } from './texts'

/** Books a meeting for a customer who has asked for it. */
export function BookingPart() {
  const choice = useSlotChoice({ day: isoDay(Date.now()), consultantId: '' })
  const [book] = useState(createBooking)
  const { agents } = useAgents()
  const navigate = useNavigate()

  async function send(values: BookingForm) {
    const { start, consultantId } = choice.wish
    if (start === undefined) return choice.miss()
    try {
      const { id } = await book(values, start, consultantId)
      await refreshMeetings()
      notify({ type: 'success', title: texts.booked(values.email), duration: untilClosed })
      navigate(`/admin/meetings?aba=lista&reuniao=${id}`)
    } catch (error) {
      if (!choice.lose(error)) throw error
    }
  }

  const { form, submit, pending, failure } = useSubmit(bookingForm, send)
  return (
    <Form form={form} onSubmit={submit} className={styles.form}>
      <Text tone="muted">{texts.lead}</Text>
      <SectionCard id="when" title={texts.when}>
        <SlotFields choice={choice} />
      </SectionCard>
      <SectionCard id="who" title={texts.who}>
        <RadioGroup
          label={texts.channel}
          name="channel"
          defaultValue="video"
          options={channelOptions.map(([value, label]) => ({ value, label }))}
          required
        />
        <Field label={texts.name} name="name" autoComplete="off" maxLength={100} required />
        <Field label={texts.email} name="email" type="email" autoComplete="off" required />
        <PhoneField label={texts.phone} name="phone" hint={texts.phoneHint} autoComplete="off" />
        <Field label={texts.company} name="company" autoComplete="off" maxLength={120} />
        <Select label={texts.agent} name="product_id">
          <option value="">{texts.noAgent}</option>
          {agents.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        <Textarea label={texts.notes} name="notes" maxLength={1000} rows={3} />
        <Checkbox name="consent" required>
          {texts.consent}
        </Checkbox>
      </SectionCard>
      {failure !== undefined && <FormError {...describeError(failure, 'booking')} />}
      <div>
        <Button type="submit" loading={pending}>
          {texts.submit}
        </Button>
      </div>
    </Form>
  )
}
