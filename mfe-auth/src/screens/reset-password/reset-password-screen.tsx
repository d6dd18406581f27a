import { resetPassword, resetPasswordForm } from '@ag/contracts'
import { AppError, describeError, plainErrors } from '@ag/core'
import { call } from '@ag/platform'
import { Button } from '@ag/ui'
import { Form, FormError, NewPasswordField, useSubmit } from '@ag/ui/form'
import { useState } from 'react'
import * as z from 'zod/mini'
import { AuthPage } from '../../parts/auth-page/auth-page'
import { DonePage } from '../../parts/done-page/done-page'
import { useLinkToken } from '../../parts/mailed-link/use-link-token'
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
        <LinkFailure failure={new AppError('AUTH_TOKEN_INVALID')} />
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
  return (
    <Form form={form} onSubmit={submit}>
      {failure !== undefined && <LinkFailure failure={failure} />}
      <NewPasswordField label={texts.password} name="password" hint={texts.hint} required />
      <Button type="submit" size="lg" wide loading={pending} disabled={token === ''}>
        {texts.submit}
      </Button>
    </Form>
  )
}

function LinkFailure({ failure }: { failure: unknown }) {
  return (
    <FormError {...describeError(failure, 'link', plainErrors.resetPassword)}>
      <a href="/auth/forgot-password">{texts.another}</a>
    </FormError>
  )
}
