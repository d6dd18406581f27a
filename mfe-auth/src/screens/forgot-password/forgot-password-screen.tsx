import { emailForm, forgotPassword } from '@ag/contracts'
import { describeError, plainErrors } from '@ag/core'
import { call } from '@ag/platform'
import { Button, ButtonLink, Cluster, MailIcon, Text } from '@ag/ui'
import { EmailField, Form, FormError, useSubmit } from '@ag/ui/form'
import { useState } from 'react'
import { AuthPage } from '../../parts/auth-page/auth-page'
import { RefusalPlace } from '../../parts/plain-form/refusal-place'
import { texts } from './texts'

/** Asking for a link to a new password; the answer never tells whether there is an account. */
export function ForgotPasswordScreen() {
  const [sentTo, setSentTo] = useState<string>()
  if (sentTo !== undefined) return <LinkSent email={sentTo} onAgain={() => setSentTo(undefined)} />
  return (
    <AuthPage title={texts.title} lead={texts.lead}>
      <ForgotPasswordForm onSent={setSentTo} />
      <Text size="sm">
        <a href="/auth/login">{texts.back}</a>
      </Text>
    </AuthPage>
  )
}

function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const { form, submit, pending, failure } = useSubmit(emailForm, async (body) => {
    await call(forgotPassword, { body }, { auth: 'none' })
    onSent(body.email)
  })
  return (
    <Form form={form} onSubmit={submit} data-plain>
      <RefusalPlace />
      {failure !== undefined && (
        <FormError {...describeError(failure, undefined, plainErrors.forgotPassword)} />
      )}
      <EmailField form={form} label={texts.email} autoComplete="username" />
      <Button type="submit" size="lg" wide loading={pending}>
        {texts.submit}
      </Button>
    </Form>
  )
}

function LinkSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  return (
    <AuthPage title={texts.sent.title} lead={texts.sent.lead(email)} icon={<MailIcon />} arrived>
      <Cluster>
        <ButtonLink href="/auth/login" variant="outline">
          {texts.back}
        </ButtonLink>
        <Button variant="ghost" onClick={onAgain}>
          {texts.sent.again}
        </Button>
      </Cluster>
    </AuthPage>
  )
}
