import { changePassword, passwordChange } from '@ag/contracts'
import { describeError } from '@ag/core'
import { call, notify, queryClient, untilClosed, useSession } from '@ag/platform'
import { Button, Cluster, Text } from '@ag/ui'
import { Form, FormError, NewPasswordField, PasswordField, useSubmit } from '@ag/ui/form'
import { SectionCard } from '@ag/ui/work'
import { sessions } from '../sessions/sessions'
import styles from './password-card.module.css'
import { texts } from './texts'

/** Another password, for who knows the one in force. */
export function PasswordCard() {
  const session = useSession()
  const user = session.status === 'signed-in' ? session.user : undefined
  const { form, submit, pending, failure } = useSubmit(passwordChange, async (body) => {
    await call(changePassword, { body })
    form.reset()
    void queryClient.invalidateQueries({ queryKey: sessions.queryKey })
    notify({ type: 'success', title: texts.changed, message: texts.othersEnded, duration: untilClosed })
  })
  return (
    <SectionCard id="password" title={texts.title} lead={texts.lead}>
      <Form className={styles.form} form={form} onSubmit={submit}>
        {failure !== undefined && <FormError {...describeError(failure)} />}
        {user && <OwnerForPasswordManagers email={user.email} />}
        <PasswordField
          label={texts.current}
          name="current_password"
          autoComplete="current-password"
          required
        />
        <NewPasswordField
          label={texts.password}
          name="password"
          hint={texts.hint}
          aboutOwner={() => (user ? [user.name, user.email, user.company] : [])}
          required
        />
        <Cluster>
          <Button type="submit" loading={pending}>
            {texts.submit}
          </Button>
          <Text as="span" size="sm">
            <a href="/auth/forgot-password">{texts.forgot}</a>
          </Text>
        </Cluster>
      </Form>
    </SectionCard>
  )
}

/** Tells what keeps passwords whose this one is. */
const OwnerForPasswordManagers = ({ email }: { email: string }) => (
  <input type="text" autoComplete="username" value={email} readOnly hidden />
)
