import { undoAccountDeletion } from '@ag/contracts'
import { describeError, formatLongDay } from '@ag/core'
import { call, notify, queryClient, untilClosed, useMutation, useQuery } from '@ag/platform'
import { Alert, Button } from '@ag/ui'
import { accountDeletion } from '../../deletion-query'
import { useFocusLater } from '../use-focus-later'
import { texts } from './texts'

interface DeletionNoticeProps {
  /** Id of what gets the focus when the notice goes. */
  next: string
}

/** Says that the account is about to be deleted, for as long as that can be undone. */
export function DeletionNotice({ next }: DeletionNoticeProps) {
  const deletion = useQuery(accountDeletion).data?.deletion
  const focusLater = useFocusLater()
  const undoing = useMutation({
    mutationFn: () => call(undoAccountDeletion),
    onSuccess: () => {
      queryClient.setQueryData(accountDeletion.queryKey, { deletion: null })
      focusLater(next)
      notify({ type: 'success', title: texts.undone, message: texts.undoneLead, duration: untilClosed })
    },
    onError: (error) => notify({ type: 'error', ...describeError(error), action: undefined }),
  })
  if (!deletion) return null
  return (
    <Alert
      tone="warning"
      title={texts.title(formatLongDay(deletion.deletes_at))}
      action={
        <Button size="sm" variant="outline" loading={undoing.isPending} onClick={() => undoing.mutate()}>
          {texts.undo}
        </Button>
      }
    >
      {texts.lead}
    </Alert>
  )
}
