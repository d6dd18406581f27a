import { saveBiReport } from '@ag/contracts'
import { describeError, formatDay, formatTime } from '@ag/core'
import { call, notify, queryClient, useMutation, useSuspenseQuery } from '@ag/platform'
import { Button, Text } from '@ag/ui'
import { Checkbox, Switch } from '@ag/ui/controls'
import { FormError, Select } from '@ag/ui/form'
import { SectionCard } from '@ag/ui/work'
import { useId, useState } from 'react'
import styles from './business-intelligence.module.css'
import { forgetWorkspace, report as reportQuery, useWorkspace } from './queries'
import { texts } from './texts'

const moment = (iso: string) => `${formatDay(iso)}, ${formatTime(iso)}`

/** When and to whom the weekly report goes. */
export function Settings() {
  const { isRunning } = useWorkspace()
  const { people, next_at, last_sent_at, ...saved } = useSuspenseQuery(reportQuery).data
  const [form, setForm] = useState(saved)
  const id = useId()
  const save = useMutation({
    mutationFn: () => call(saveBiReport, { body: form }),
    onSuccess(state) {
      queryClient.setQueryData(reportQuery.queryKey, state)
      void forgetWorkspace()
      notify({ type: 'success', title: texts.report.saved })
    },
  })
  const choose = (person: string, on: boolean) =>
    setForm({
      ...form,
      recipients: on ? [...form.recipients, person] : form.recipients.filter((one) => one !== person),
    })

  return (
    <SectionCard id={id} title={texts.report.title} lead={texts.report.lead}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          save.mutate()
        }}
      >
        <Switch
          checked={form.enabled}
          disabled={!isRunning}
          onChange={({ target }) => setForm({ ...form, enabled: target.checked })}
        >
          {texts.report.enabled}
        </Switch>
        <div className={styles.columns}>
          <Select
            label={texts.report.weekday}
            name="weekday"
            value={form.weekday}
            disabled={!isRunning}
            onChange={({ target }) => setForm({ ...form, weekday: Number(target.value) })}
          >
            {texts.report.weekdays.map((name, place) => (
              <option key={name} value={place + 1}>
                {name}
              </option>
            ))}
          </Select>
          <Select
            label={texts.report.hour}
            name="hour"
            value={form.hour}
            disabled={!isRunning}
            onChange={({ target }) => setForm({ ...form, hour: Number(target.value) })}
          >
            {Array.from({ length: 24 }, (_, hour) => (
              <option key={texts.report.oclock(hour)} value={hour}>
                {texts.report.oclock(hour)}
              </option>
            ))}
          </Select>
        </div>
        <fieldset className={styles.choices} disabled={!isRunning}>
          <legend className={styles.label}>{texts.report.people}</legend>
          {people.map((person) => (
            <Checkbox
              key={person.id}
              checked={form.recipients.includes(person.id)}
              hint={person.email}
              onChange={({ target }) => choose(person.id, target.checked)}
            >
              {person.name}
            </Checkbox>
          ))}
        </fieldset>
        {save.isError && <FormError {...describeError(save.error)} />}
        {next_at && <Text tone="muted">{texts.report.next(moment(next_at))}</Text>}
        {last_sent_at && <Text tone="muted">{texts.report.last(moment(last_sent_at))}</Text>}
        <div>
          <Button type="submit" loading={save.isPending} disabled={!isRunning}>
            {texts.report.save}
          </Button>
        </div>
      </form>
    </SectionCard>
  )
}
