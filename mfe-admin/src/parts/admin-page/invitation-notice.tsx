import { acceptInvitation, getMyInvitation } from '@ag/contracts'
import { describeError } from '@ag/core'
import { call, notify, query, queryClient, untilClosed, useMutation, useQuery } from '@ag/platform'
import { Alert, Button, Container } from '@ag/ui'
import styles from './admin-page.module.css'
import { roleNames, texts } from './texts'

const invitation = query(getMyInvitation)

/** Whoever may not enter yet, and was asked in. */
export function InvitationNotice() {
  const asked = useQuery(invitation).data?.invitation
  const accept = useMutation({
    mutationFn: () => call(acceptInvitation),
    onSuccess: async () => {
      await queryClient.resetQueries()
      notify({ type: 'success', title: texts.accepted, duration: untilClosed })
    },
    onError: (error) => notify({ type: 'error', ...describeError(error), action: undefined }),
  })
  if (!asked) return null
  return (
    <Container className={styles.invitation}>
      <Alert title={texts.invited}>
        <p>{texts.invitation(asked.invited_by, roleNames[asked.role])}</p>
        <Button loading={accept.isPending} onClick={() => accept.mutate()}>
          {texts.accept}
        </Button>
      </Alert>
    </Container>
  )
}
