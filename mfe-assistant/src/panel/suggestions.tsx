import { Button, OpensNewTab } from '@ag/ui'
import { suggestionAction } from '../conversation/suggestion-action'
import styles from './suggestions.module.css'
import { texts } from './texts'

interface SuggestionsProps {
  suggestions: string[]
  company: string
  onChoose: (suggestion: string) => void
}

/** Quick replies under the last message; those that nothing would answer are left out. */
export function Suggestions({ suggestions, company, onChoose }: SuggestionsProps) {
  return (
    <ul className={styles.suggestions} aria-label={texts.suggestions}>
      {suggestions.map((suggestion) => {
        const action = suggestionAction(suggestion, company)
        if (!action) return null
        return (
          <li key={suggestion}>
            <Button variant="outline" size="sm" onClick={() => onChoose(suggestion)}>
              {suggestion}
              {action.kind === 'whatsapp' && <OpensNewTab />}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
