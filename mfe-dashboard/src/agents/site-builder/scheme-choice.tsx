import { type BusinessKind, businessKinds } from '@ag/agents/site-builder/business-kinds'
import { type Scheme, type SchemeName, schemes } from '@ag/agents/site-builder/schemes'
import type { Site } from '@ag/agents/site-builder/site'
import styles from './scheme-choice.module.css'
import { texts } from './texts'

interface SchemeChoiceProps {
  site: Site
  onChoose: (scheme: SchemeName, name: string) => void
}

/** The colours that suit the business, as swatches. */
export function SchemeChoice({ site, onChoose }: SchemeChoiceProps) {
  const kind: BusinessKind = businessKinds[site.kind]
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{texts.editor.colours}</legend>
      {kind.schemes.map((name) => {
        const { name: label, soft, accent, spark, loud }: Scheme = schemes[name]
        return (
          <label key={name} className={styles.scheme}>
            <input
              type="radio"
              name="scheme"
              checked={name === site.scheme}
              onChange={() => onChoose(name, label)}
            />
            <svg viewBox="0 0 36 20" aria-hidden="true">
              <rect width="36" height="20" rx="10" fill={soft} />
              <circle cx="10" cy="10" r="6" fill={accent} />
              <circle cx="18" cy="10" r="6" fill={spark} />
              <circle cx="26" cy="10" r="6" fill={loud} />
            </svg>
            {label}
          </label>
        )
      })}
    </fieldset>
  )
}
