import { verifyEmail } from '@ag/contracts'
import { AppError, describeError, plainErrors } from '@ag/core'
import { call, useMutation } from '@ag/platform'
import { Alert, Button, Heading, Stack } from '@ag/ui'
import { FormError } from '@ag/ui/form'
import { AuthPage } from '../../parts/auth-page/auth-page'
import { DonePage } from '../../parts/done-page/done-page'
import { useLinkToken } from '../../parts/mailed-link/use-link-token'
import { PastedLink } from '../../parts/plain-form/pasted-link'
import { RefusalPlace } from '../../parts/plain-form/refusal-place'
import { ResendForm } from '../../parts/resend-verification/resend-verification'
import { texts } from './texts'
import styles from './verify-email-screen.module.css'

/** Confirming an address takes one press: programs that open links in mails must not use them up. */
export function VerifyEmailScreen() {
  const link = useLinkToken()
  const confirmation = useMutation({
    mutationFn: (token: string) => call(verifyEmail, { body: { token } }, { auth: 'none' }),
  })
  const { error } = confirmation
  // A press on a dead link would only fail again.
  const isDead = error instanceof AppError && error.code.startsWith('AUTH_TOKEN_')
  if (confirmation.isSuccess) return <DonePage {...texts.done} />
  return (
    <AuthPage title={texts.title} lead={texts.lead}>
      {link.status === 'none' && <Alert>{texts.noLink}</Alert>}
      {error && <FormError {...describeError(error, 'link', plainErrors.verifyEmail)} />}
      <RefusalPlace />
      <noscript>
        <form method="post">
          <Stack>
            <PastedLink />
            <Button type="submit" size="lg" wide>
              {texts.submit}
            </Button>
          </Stack>
        </form>
      </noscript>
      {link.status !== 'none' && !isDead && (
        <Button
          className={styles.byScript}
          size="lg"
          wide
          loading={confirmation.isPending}
          disabled={link.status === 'unread'}
          onClick={() => link.status === 'found' && confirmation.mutate(link.token)}
        >
          {texts.submit}
        </Button>
      )}
      {(link.status === 'none' || error) && (
        <Stack>
          <Heading level={2} size="lg">
            {texts.another}
          </Heading>
          <ResendForm />
        </Stack>
      )}
    </AuthPage>
  )
}
