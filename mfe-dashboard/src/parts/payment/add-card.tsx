import { openCardPage } from '@ag/contracts'
import { describeError } from '@ag/core'
import { call, notify, useMutation } from '@ag/platform'
import { Button, Stack, Text } from '@ag/ui'
import { texts } from './texts'

/** Leads to the page of the payment provider that takes a card; it leads back to Faturamento. */
export function AddCard() {
  const leaving = useMutation({
    mutationFn: () => call(openCardPage),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => notify({ type: 'error', ...describeError(error), action: undefined }),
  })
  return (
    <Stack gap="xs">
      <div>
        <Button variant="outline" size="sm" loading={leaving.isPending} onClick={() => leaving.mutate()}>
          {texts.addCard.submit}
        </Button>
      </div>
      <Text size="sm" tone="muted">
        {texts.addCard.lead}
      </Text>
    </Stack>
  )
}
