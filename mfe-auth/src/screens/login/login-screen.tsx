import { credentials } from '@ag/contracts'
import { codeOf, describeError, plainErrors, safeReturnPath } from '@ag/core'
import { Navigate, signIn, useSearchParams, useSession } from '@ag/platform'
import { Button, Text } from '@ag/ui'
import { Checkbox, EmailField, Form, FormError, PasswordField, useSubmit } from '@ag/ui/form'
import { useEffect, useState } from 'react'
import { AuthPage } from '../../parts/auth-page/auth-page'
import { RefusalPlace } from '../../parts/plain-form/refusal-place'
import { ResendButton } from '../../parts/resend-verification/resend-verification'
import { Arrivals } from './arrivals'
import { CodeStep } from './code-step'
import styles from './login-screen.module.css'
import { PasskeyButton } from './passkey-button'
import { texts } from './texts'

type Step =
  /** Back from the code, the address is known and there is something to say. */
  { name: 'password'; email?: string; failure?: unknown } | { name: 'code'; email: string; ticket: string }

/** Signing in; whoever is signed in goes on to where they wanted to be. */
export function LoginScreen() {
  const session = useSession()
  const [search] = useSearchParams()
  // Once on the way there, the address no longer says where it was.
  const [from] = useState(() => safeReturnPath(search.get('from')))
  const [step, setStep] = useState<Step>({ name: 'password' })
  if (session.status === 'signed-in')
    return <Navigate to={from ?? (session.user.administers ? '/admin' : '/dashboard')} replace />
  if (step.name === 'code')
    return (
      <CodeStep
        ticket={step.ticket}
        onBack={(failure) => setStep({ name: 'password', email: step.email, failure })}
      />
    )
  return (
    <AuthPage title={texts.title}>
      <Arrivals />
      <PasswordForm {...step} onCode={(email, ticket) => setStep({ name: 'code', email, ticket })} />
      <Text size="sm">
        {texts.noAccount} <a href="/auth/signup">{texts.signup}</a>
      </Text>
    </AuthPage>
  )
}

interface PasswordFormProps {
  email?: string
  failure?: unknown
  onCode: (email: string, ticket: string) => void
}

function PasswordForm({ email, failure: earlier, onCode }: PasswordFormProps) {
  const {
    form,
    submit,
    pending,
    failure = earlier,
  } = useSubmit(credentials, async (given) => {
    const ticket = await signIn(given)
    if (ticket !== undefined) onCode(given.email, ticket)
  })
  useEffect(() => {
    if (email !== undefined) form.setFocus('password')
  }, [email, form])
  return (
    <Form form={form} onSubmit={submit} data-plain>
      <RefusalPlace />
      {failure !== undefined && (
        <FormError {...describeError(failure, 'login', plainErrors.login)}>
          {codeOf(failure) === 'AUTH_EMAIL_NOT_VERIFIED' && <ResendButton email={form.getValues('email')} />}
        </FormError>
      )}
      <EmailField form={form} label={texts.email} autoComplete="username webauthn" defaultValue={email} />
      <PasswordField label={texts.password} name="password" autoComplete="current-password" required />
      <div className={styles.extras}>
        <Checkbox name="remember_me">{texts.remember}</Checkbox>
        <a className={styles.forgot} href="/auth/forgot-password">
          {texts.forgot}
        </a>
      </div>
      <Button type="submit" size="lg" wide loading={pending}>
        {texts.submit}
      </Button>
      <PasskeyButton remembers={() => form.getValues('remember_me') === true} />
    </Form>
  )
}
