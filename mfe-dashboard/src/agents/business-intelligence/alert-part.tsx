import { formatValue } from '@ag/agents/business-intelligence/formats'
import { type BiAlert, type BiPin, saveBiAlert } from '@ag/contracts'
import { describeError, formatNumber } from '@ag/core'
import { call, notify, queryClient, useMutation } from '@ag/platform'
import { Button, Cluster, Text } from '@ag/ui'
import { Field, Select } from '@ag/ui/form'
import { FormModal } from '@ag/ui/work'
import { useState } from 'react'
import * as z from 'zod/mini'
import { board, useWorkspace } from './queries'
import { texts } from './texts'

interface AlertPartProps {
  pin: BiPin
  title: string
}

/** Whether and when a pinned number is told of by mail; nothing where the answer is not one number. */
export function AlertPart({ pin: { id, answer, alert }, title }: AlertPartProps) {
  const { isRunning } = useWorkspace()
  const [asks, setAsks] = useState(false)
  const save = async (next: BiAlert | null) => {
    await call(saveBiAlert, { params: { pin: id }, body: { alert: next } })
    await queryClient.invalidateQueries({ queryKey: board.queryKey })
    notify({ type: 'success', title: next ? texts.alert.saved : texts.alert.removed })
  }
  const remove = useMutation({
    mutationFn: () => save(null),
    onError: (error) => notify({ type: 'error', ...describeError(error), action: undefined }),
  })
  if (answer.kind !== 'answer' || answer.figure === undefined) return null
  const { figure, unit } = answer
  const scale = unit === 'percent' ? 100 : 1
  const words = alert ? texts.alert.change : texts.alert.add
  return (
    <>
      {alert && <Text size="sm">{texts.alert.set(alert.when, formatValue(alert.limit, unit))}</Text>}
      <Cluster>
        <Button
          variant="outline"
          size="sm"
          disabled={!isRunning}
          aria-label={`${words}: ${title}`}
          onClick={() => setAsks(true)}
        >
          {words}
        </Button>
        {alert && (
          <Button
            variant="ghost"
            size="sm"
            disabled={!isRunning}
            loading={remove.isPending}
            aria-label={`${texts.alert.remove}: ${title}`}
            onClick={() => remove.mutate()}
          >
            {texts.alert.remove}
          </Button>
        )}
      </Cluster>
      {asks && (
        <FormModal
          title={texts.alert.title(title)}
          submit={texts.alert.save}
          schema={alertForm}
          action={async ({ when, limit }) => {
            await save({ when, limit: limit / scale })
            setAsks(false)
          }}
          onClose={() => setAsks(false)}
        >
          <Text tone="muted">{texts.alert.lead}</Text>
          <Select label={texts.alert.when} name="when" defaultValue={alert?.when ?? 'above'}>
            <option value="above">{texts.alert.whens.above}</option>
            <option value="below">{texts.alert.whens.below}</option>
          </Select>
          <Field
            label={texts.alert.limit}
            name="limit"
            inputMode="decimal"
            defaultValue={alert ? formatNumber(alert.limit * scale, 2) : ''}
            hint={`${texts.alert.numberHint(formatValue(figure, unit))}${unit === 'percent' ? ` ${texts.alert.percentHint}` : ''}`}
            required
          />
        </FormModal>
      )}
    </>
  )
}

/** As people write a number: '1500', '1.500,5', '-3'. */
const alertForm = z.object({
  when: z.enum(['above', 'below']),
  limit: z.pipe(
    z.string().check(z.trim(), z.regex(/^-?(\d{1,12}|\d{1,3}(\.\d{3}){1,3})(,\d{1,6})?$/, texts.alert.wrong)),
    z.transform((text: string) => Number(text.replaceAll('.', '').replace(',', '.'))),
  ),
})
