/** @jsxImportSource @emotion/react */
import type { Settings } from '@ag/contracts'
import { suggestionAction } from '../conversation/suggestion-action'
import { Button } from '../parts/button'
import { OpensNewTab } from '../parts/opens-new-tab'
import { texts } from './texts'

interface SuggestionsProps {
  suggestions: string[]
  settings: Settings
  onChoose: (suggestion: string) => void
}

/** Quick replies under the last message. */
export function Suggestions({ suggestions, settings, onChoose }: SuggestionsProps) {
  if (suggestions.length === 0) return null
  return (
    <ul css={row} aria-label={texts.suggestions}>
      {suggestions.map((suggestion) => (
        <li key={suggestion}>
          <Button variant="outline" onClick={() => onChoose(suggestion)}>
            {suggestion}
            {suggestionAction(suggestion, settings).kind === 'whatsapp' && <OpensNewTab />}
          </Button>
        </li>
      ))}
    </ul>
  )
}

const row = {
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  gap: 'var(--space-2)',
  margin: '0 var(--space-4) var(--space-4)',
} as const
