import type { Settings } from '@ag/contracts'
import { Button, OpensNewTab } from '@ag/ui'
import { suggestionAction } from '../conversation/suggestion-action'
import styles from './suggestions.module.css'
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
    <ul className={styles.suggestions} aria-label={texts.suggestions}>
      {suggestions.map((suggestion) => (
        <li key={suggestion}>
          <Button variant="outline" size="sm" onClick={() => onChoose(suggestion)}>
            {suggestion}
            {suggestionAction(suggestion, settings).kind === 'whatsapp' && <OpensNewTab />}
          </Button>
        </li>
      ))}
    </ul>
  )
}
