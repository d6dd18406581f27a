import { getUsage, limitAction, saveUsageLimit, type UsageMeter, usageLimit } from '@ag/contracts'
import { call, notify, queryClient } from '@ag/platform'
import { Button } from '@ag/ui'
import { Field, Select } from '@ag/ui/form'
import { FormModal } from '@ag/ui/work'
import * as z from 'zod/mini'
import { texts } from './texts'

/** '1.234,50' as a number of reais; what is no amount stays one that the contract refuses. */
const reais = (text: string): number | null => {
  const plain = text.trim().replace(/^R\$\s*/, '')
  return /^\d+(?:\.\d{1,2})?$/.test(plain)
    ? Number(plain)
    : Number(plain.replace(/\./g, '').replace(',', '.'))
}

const limitForm = z.pipe(
  z.object({ limit_amount: z.pipe(z.string(), z.transform(reais)), limit_action: limitAction }),
  usageLimit,
)

interface LimitDialogProps {
  meter: UsageMeter
  onClose: () => void
}

/** Asks for the most to be spent on one thing in a month, and what happens then. */
export function LimitDialog({ meter, onClose }: LimitDialogProps) {
  const save = async (body: z.output<typeof limitForm>, said: string) => {
    await call(saveUsageLimit, { params: { meter: meter.key }, body })
    await queryClient.invalidateQueries({ queryKey: [getUsage.path] })
    notify({ type: 'success', title: said })
    onClose()
  }
  return (
    <FormModal
      title={texts.limit.dialog(meter.label)}
      submit={texts.limit.save}
      schema={limitForm}
      action={(values) => save(values, texts.limit.saved)}
      onClose={onClose}
    >
      <Field
        label={texts.limit.amount}
        name="limit_amount"
        hint={texts.limit.amountHint}
        inputMode="decimal"
        defaultValue={meter.limit_amount === null ? '' : String(meter.limit_amount).replace('.', ',')}
        required
      />
      <Select label={texts.limit.action} name="limit_action" defaultValue={meter.limit_action}>
        <option value="notify">{texts.limit.actions.notify}</option>
        <option value="pause">{texts.limit.actions.pause}</option>
      </Select>
      {meter.limit_amount !== null && (
        <div>
          <Button
            variant="ghost"
            size="sm"
            onClick={() =>
              save({ limit_amount: null, limit_action: meter.limit_action }, texts.limit.removed)
            }
          >
            {texts.limit.remove}
          </Button>
        </div>
      )}
    </FormModal>
  )
}
