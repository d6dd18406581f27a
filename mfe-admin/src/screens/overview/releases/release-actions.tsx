import { changeRelease, type ReleaseAction, type ReleasesHealth } from '@ag/contracts'
import { call, notify, queryClient, untilClosed } from '@ag/platform'
import { Button, Text } from '@ag/ui'
import { Field, Textarea } from '@ag/ui/form'
import { FormModal } from '@ag/ui/work'
import { useState } from 'react'
import * as z from 'zod/mini'
import { usePermission } from '../../../admin-queries'
import { releases } from './release-state'
import styles from './releases.module.css'
import { texts } from './texts'

/** Percent of the visitors that a trial begins with. */
const usualShare = 10

interface ReleaseActionsProps {
  release: ReleasesHealth['releases'][number]
  area: string
  /** Of all that was live when its reader saw it. */
  set: string
}

/** What can be done to what is live of an area; each is asked about once more. */
export function ReleaseActions({ release: { name, builds }, area, set }: ReleaseActionsProps) {
  const may = usePermission()('releases:write')
  const [asked, setAsked] = useState<ReleaseAction>()
  if (!may) return null
  const canary = builds.find(({ role }) => role === 'canary')
  const hasPrevious = builds.some(({ role }) => role === 'previous')
  const actions: ReleaseAction[] = [
    ...(canary ? (['promote', 'canary'] as const) : []),
    // A trial that was stopped is there still, for nobody.
    ...(canary && canary.share > 0 ? (['stop'] as const) : []),
    ...(hasPrevious ? (['rollback'] as const) : []),
  ]
  if (actions.length === 0 && asked === undefined) return null

  async function carryOut(action: ReleaseAction, { share, why }: z.output<typeof form>) {
    const reply = await call(changeRelease, {
      params: { name, action },
      body: { set, why, ...(action === 'canary' && { share: Number(share) }) },
    })
    queryClient.setQueryData(releases.queryKey, reply)
    setAsked(undefined)
    document.getElementById(`release-${name}`)?.focus()
    notify({ type: 'success', title: texts.changed[action], duration: untilClosed })
  }

  return (
    <div className={styles.actions}>
      {actions.map((action) => (
        <Button
          key={action}
          variant="outline"
          size="sm"
          aria-label={texts.actionOf(texts.actions[action], area)}
          onClick={() => setAsked(action)}
        >
          {texts.actions[action]}
        </Button>
      ))}
      {asked && (
        <FormModal
          title={texts.actionOf(texts.actions[asked], area)}
          submit={texts.actions[asked]}
          danger={asked === 'stop' || asked === 'rollback'}
          schema={asked === 'canary' ? form : z.extend(form, { share: z.optional(z.string()) })}
          action={(decision) => carryOut(asked, { share: '', ...decision })}
          onClose={() => setAsked(undefined)}
        >
          <Text>{texts.leads[asked]}</Text>
          {asked === 'canary' && (
            <Field
              label={texts.percent}
              name="share"
              inputMode="decimal"
              defaultValue={String(canary?.share || usualShare).replace('.', ',')}
              required
            />
          )}
          <Textarea label={texts.reason} name="why" rows={2} maxLength={300} />
        </FormModal>
      )}
    </div>
  )
}

const form = z.object({
  share: z.pipe(
    z.string().check(
      z.trim(),
      z.refine((typed) => {
        const share = Number(typed.replace(',', '.'))
        return typed !== '' && share >= 1 && share <= 100
      }, texts.percentWrong),
    ),
    z.transform((typed) => typed.replace(',', '.')),
  ),
  why: z.string(),
})
