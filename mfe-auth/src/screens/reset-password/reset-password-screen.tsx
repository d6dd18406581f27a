import { checkResetLink, resetPassword, resetPasswordForm } from '@ag/contracts'
import { AppError, describeError, plainErrors } from '@ag/core'
import { call, useQuery } from '@ag/platform'
import { Button, useHydrated } from '@ag/ui'
import { Form, FormError, NewPasswordField, useSubmit } from '@ag/ui/form'
import { useState } from 'react'
import * as z from 'zod/mini'
import { AuthPage } from '../../parts/auth-page/auth-page'
import { DonePage } from '../../parts/done-page/done-page'
import { useLinkToken } from '../../parts/mailed-link/use-link-token'
import { PastedLink } from '../../parts/plain-form/pasted-link'
import { RefusalPlace } from '../../parts/plain-form/refusal-place'
import { texts } from './texts'

const newPassword = z.pick(resetPasswordForm, { password: true })

/** Choosing a new password with a mailed link. */
export function ResetPasswordScreen() {
  const link = useLinkToken()
  const [changed, setChanged] = useState(false)
  if (changed) return <DonePage {...texts.done} />
  return (
    <AuthPage title={texts.title}>
      {link.status === 'none' ? (
        <LinkFailure failure={deadLink} />
      ) : (
        <NewPasswordForm
          token={link.status === 'found' ? link.token : undefined}
          onChanged={() => setChanged(true)}
        />
      )}
    </AuthPage>
  )
}

interface NewPasswordFormProps {
  /** Undefined until the browser has read the link. */
  token: string | undefined
  onChanged: () => void
}

function NewPasswordForm({ token = '', onChanged }: NewPasswordFormProps) {
  const { form, submit, pending, failure } = useSubmit(newPassword, async ({ password }) => {
    await call(resetPassword, { body: { token, password } }, { auth: 'none' })
    onChanged()
  })
  const hydrated = useHydrated()
  const isDead = useDeadLink(token)
  // What somebody has typed already stays in sight.
  if (isDead && !form.getValues('password')) return <LinkFailure failure={deadLink} />
  const shown = failure ?? (isDead ? deadLink : undefined)
  return (
    <Form form={form} onSubmit={submit} data-plain>
      <RefusalPlace />
      <noscript>
        <PastedLink />
      </noscript>
      {shown !== undefined && <LinkFailure failure={shown} />}
      <NewPasswordField label={texts.password} name="password" hint={texts.hint} required />
      <Button type="submit" size="lg" wide loading={pending} disabled={hydrated && token === ''}>
        {texts.submit}
      </Button>
    </Form>
  )
}

const deadLink = new AppError('AUTH_TOKEN_INVALID')

/** Is it known that a link cannot be used any more? Where nobody can say so now, the password decides. */
function useDeadLink(token: string): boolean {
  const { data } = useQuery({
    queryKey: [checkResetLink.path, token],
    queryFn: () => call(checkResetLink, { body: { token } }, { auth: 'none' }),
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data?.usable === false
}

function LinkFailure({ failure }: { failure: unknown }) {
  return (
    <FormError {...describeError(failure, 'link', plainErrors.resetPassword)}>
      <a href="/auth/forgot-password">{texts.another}</a>
    </FormError>
  )
}
