import { credentials } from '@ag/contracts'
import { codeOf, describeError, safeReturnPath } from '@ag/core'
import { Navigate, signIn, useSearchParams, useSession } from '@ag/platform'
import { Button, Text } from '@ag/ui'
import { Checkbox, Field, Form, FormError, PasswordField, useSubmit } from '@ag/ui/form'
import { useState } from 'react'
import { AuthPage } from '../../parts/auth-page/auth-page'
import { ResendButton } from '../../parts/resend-verification/resend-verification'
import styles from './login-screen.module.css'
import { texts } from './texts'

/** Signing in; whoever is signed in goes on to where they wanted to be. */
export function LoginScreen() {
  const session = useSession()
  const [search] = useSearchParams()
  // Once on the way there, the address no longer says where it was.
  const [target] = useState(() => safeReturnPath(search.get('from')) ?? '/dashboard')
  if (session.status === 'signed-in') return <Navigate to={target} replace />
  return (
    <AuthPage title={texts.title}>
      <LoginForm />
      <Text size="sm">
        {texts.noAccount} <a href="/auth/signup">{texts.signup}</a>
      </Text>
    </AuthPage>
  )
}

function LoginForm() {
  const { form, submit, pending, failure } = useSubmit(credentials, signIn)
  return (
    <Form form={form} onSubmit={submit}>
      {failure !== undefined && (
        <FormError {...describeError(failure, 'login')}>
          {codeOf(failure) === 'AUTH_EMAIL_NOT_VERIFIED' && <ResendButton email={form.getValues('email')} />}
        </FormError>
      )}
      <Field
        label={texts.email}
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        inputMode="email"
        required
      />
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
    </Form>
  )
}
