import { loginWithSecondFactor, secondFactorCode } from '@ag/contracts'
import { codeOf, describeError } from '@ag/core'
import { call, signInWith } from '@ag/platform'
import { Button, Cluster } from '@ag/ui'
import { Field, Form, FormError, useSubmit } from '@ag/ui/form'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { AuthPage } from '../../parts/auth-page/auth-page'
import { RefusalPlace } from '../../parts/plain-form/refusal-place'
import styles from './login-screen.module.css'
import { texts } from './texts'

const codeForm = z.object({ code: secondFactorCode })

interface CodeStepProps {
  ticket: string
  /** The password is asked for again; with what went wrong, when something did. */
  onBack: (failure?: unknown) => void
}

/** The second half of a login: a code of the authenticator, or one that was kept for a lost one. */
export function CodeStep({ ticket, onBack }: CodeStepProps) {
  const [from, setFrom] = useState<'app' | 'recovery'>('app')
  return (
    <AuthPage title={texts.code.title}>
      <CodeForm key={from} from={from} ticket={ticket} onBack={onBack} />
      <Cluster className={styles.ways}>
        <Button variant="ghost" size="sm" onClick={() => setFrom(from === 'app' ? 'recovery' : 'app')}>
          {texts.code[from].other}
        </Button>
        <Button variant="ghost" size="sm" onClick={() => onBack()}>
          {texts.code.back}
        </Button>
      </Cluster>
    </AuthPage>
  )
}

/** `either` is for those who cannot switch between the two. */
export function CodeForm({ from, ticket, onBack }: CodeStepProps & { from: 'app' | 'recovery' | 'either' }) {
  const { form, submit, pending, failure } = useSubmit(codeForm, async ({ code }) => {
    try {
      await signInWith(await call(loginWithSecondFactor, { body: { ticket, code } }, { auth: 'none' }))
    } catch (error) {
      // Its time is over: only the password opens another.
      if (codeOf(error) === 'AUTH_TOKEN_INVALID') onBack(error)
      else throw error
    }
  })
  useEffect(() => form.setFocus('code'), [form])
  const fromApp = from === 'app'
  return (
    <Form form={form} onSubmit={submit} data-plain>
      <RefusalPlace />
      <input type="hidden" name="ticket" value={ticket} />
      {failure !== undefined && <FormError {...describeError(failure)} />}
      <Field
        label={texts.code[from].label}
        hint={texts.code[from].hint}
        name="code"
        autoComplete={from === 'recovery' ? 'off' : 'one-time-code'}
        inputMode={fromApp ? 'numeric' : 'text'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
      />
      <Button type="submit" size="lg" wide loading={pending}>
        {texts.code.submit}
      </Button>
    </Form>
  )
}
