import { type ChatSuggestion, getChatSuggestions, settleChatSuggestion } from '@ag/contracts'
import { describeError, withParams } from '@ag/core'
import { call, notify, queryClient, useMutation, useSearchParams, useSuspenseQuery } from '@ag/platform'
import { Button } from '@ag/ui'
import { SectionCard } from '@ag/ui/work'
import { suggestions } from './chat-queries'
import styles from './suggestions.module.css'
import { texts } from './texts'

/** What the agent did not know, one press away from being taught. */
export function Suggestions() {
  const { data } = useSuspenseQuery(suggestions)
  if (data.items.length === 0) return null
  return (
    <SectionCard id="suggestions" title={texts.suggestions.title} lead={texts.suggestions.lead}>
      <ul className={styles.list}>
        {data.items.map((each) => (
          <Suggestion key={each.id} suggestion={each} />
        ))}
      </ul>
    </SectionCard>
  )
}

function Suggestion({ suggestion }: { suggestion: ChatSuggestion }) {
  const [, setAddress] = useSearchParams()
  const settle = useMutation({
    mutationFn: () => call(settleChatSuggestion, { params: { id: suggestion.id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [getChatSuggestions.path] }),
    onError: (error) => notify({ type: 'error', ...describeError(error), action: undefined }),
  })
  const teach = () =>
    setAddress((before) =>
      withParams(before, { aba: 'ajustes', ensinar: suggestion.id, conversa: undefined }),
    )
  return (
    <li className={styles.suggestion}>
      <q>{suggestion.text}</q>
      <span className={styles.actions}>
        <Button size="sm" onClick={teach}>
          {texts.suggestions.teach}
        </Button>
        <Button size="sm" variant="ghost" loading={settle.isPending} onClick={() => settle.mutate()}>
          {texts.suggestions.dismiss}
        </Button>
      </span>
    </li>
  )
}
