import { removeSecondFactor, type SecondFactor, secondFactorRemovalForm } from '@ag/contracts'
import { call, notify, untilClosed, useQuery, useSuspenseQuery } from '@ag/platform'
import { Badge, Button, Cluster, DataBoundary, Skeleton, Text } from '@ag/ui'
import { Field, PasswordField } from '@ag/ui/form'
import { FormModal, SectionCard } from '@ag/ui/work'
import { useState } from 'react'
import { useFocusLater } from '../../../../parts/use-focus-later'
import { refreshSecondFactor, secondFactor } from './second-factor'
import { SecondFactorSetup } from './second-factor-setup'
import { texts } from './texts'

/** The second factor of a sign-in. */
export function SecondFactorCard() {
  return (
    <SectionCard id="second-factor" title={texts.title} status={<Status />} lead={texts.lead}>
      <DataBoundary loading={<Skeleton rows={2} />}>
        <SecondFactorChoice />
      </DataBoundary>
    </SectionCard>
  )
}

function Status() {
  const { data } = useQuery(secondFactor)
  if (!data) return null
  return (
    <Cluster gap="xs">
      <Badge tone={data.enabled ? 'success' : 'neutral'}>
        {data.enabled ? texts.enabled : texts.disabled}
      </Badge>
      {data.required && <Badge tone="warning">{texts.required}</Badge>}
    </Cluster>
  )
}

function SecondFactorChoice() {
  const { data } = useSuspenseQuery(secondFactor)
  const { enabled, required } = data
  const [open, setOpen] = useState<'setup' | 'removal'>()
  const focusLater = useFocusLater()
  const close = () => setOpen(undefined)

  function closeSaying(done: string) {
    notify({ type: 'success', title: done, duration: untilClosed })
    close()
    focusLater('second-factor')
  }

  return (
    <>
      <Situation {...data} />
      <Cluster>
        <Button variant={enabled ? 'outline' : 'primary'} onClick={() => setOpen('setup')}>
          {enabled ? texts.replace : texts.turnOn}
        </Button>
        {enabled && !required && (
          <Button variant="outline" onClick={() => setOpen('removal')}>
            {texts.turnOff}
          </Button>
        )}
      </Cluster>
      {open === 'setup' && <SecondFactorSetup onClose={close} onDone={() => closeSaying(texts.codes.done)} />}
      {open === 'removal' && (
        <FormModal
          title={texts.removal.title}
          submit={texts.removal.submit}
          danger
          schema={secondFactorRemovalForm}
          action={async (body) => {
            await call(removeSecondFactor, { body })
            await refreshSecondFactor()
            closeSaying(texts.removal.done)
          }}
          onClose={close}
        >
          <p>{texts.removal.lead}</p>
          <PasswordField
            label={texts.currentPassword}
            name="current_password"
            autoComplete="current-password"
            required
          />
          <Field
            label={texts.removal.code}
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="none"
            hint={texts.removal.hint}
            required
          />
        </FormModal>
      )}
    </>
  )
}

/** Below this many, another set of codes is worth a thought. */
const fewCodes = 3

function Situation({ enabled, required, recovery_codes_left: left }: SecondFactor) {
  if (!enabled) return required && <Text size="sm">{texts.requiredLead}</Text>
  return (
    <Text size="sm">
      {left === 0 ? texts.noCodesLeft : texts.codesLeft(left)}
      {left < fewCodes && ` ${texts.moreCodes}`}
    </Text>
  )
}
