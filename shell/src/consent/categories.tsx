import type { ConsentCategory, ConsentPreferences, CookieCategory } from '@ag/contracts'
import { Switch } from '@ag/ui/controls'
import styles from './privacy.module.css'
import { categoryOrder, categoryTexts, texts } from './texts'

interface CategoriesProps {
  /** As the server lists them; without them their names and switches stand all the same. */
  categories: CookieCategory[] | undefined
  preferences: ConsentPreferences
  /** Does the browser refuse what follows people? */
  isRefused: boolean
  onChange: (category: ConsentCategory, allowed: boolean) => void
  expanded: boolean
}

const following: ConsentCategory[] = ['analytics', 'marketing']

/** A switch for each kind of cookie; expanded, with what it is for and everything that is kept. */
export function Categories({ categories, preferences, isRefused, onChange, expanded }: CategoriesProps) {
  return (
    <ul className={styles.categories} aria-label={texts.categories} data-expanded={expanded || undefined}>
      {categoryOrder.map((key) => {
        const known = categories?.find((category) => category.key === key)
        const { name, description } = known ?? categoryTexts[key]
        const required = key === 'necessary'
        const refused = isRefused && following.includes(key)
        return (
          <li key={key} className={styles.category}>
            <Switch
              name={key}
              checked={required || (preferences[key] && !refused)}
              disabled={required || refused}
              onChange={({ target }) => onChange(key, target.checked)}
              hint={expanded ? description : undefined}
            >
              <strong>{name}</strong> {required && <span className={styles.required}>{texts.required}</span>}
            </Switch>
            {expanded && known && <StoredList category={known} />}
          </li>
        )
      })}
    </ul>
  )
}

function StoredList({ category: { name: category, legal_basis, cookies } }: { category: CookieCategory }) {
  return (
    <div className={styles.about}>
      <p>
        {texts.legalBasis}: {legal_basis}
      </p>
      <details>
        <summary>{texts.stored(cookies.length)}</summary>
        <table className={styles.table} aria-label={category}>
          <thead>
            <tr>
              <th scope="col">{texts.columns.name}</th>
              <th scope="col">{texts.columns.purpose}</th>
              <th scope="col">{texts.columns.duration}</th>
            </tr>
          </thead>
          <tbody>
            {cookies.map(({ name, purpose, duration }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{purpose}</td>
                <td>{duration}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  )
}
