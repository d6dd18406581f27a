import type { ConsentCategory, ConsentPreferences, CookieCategory } from '@ag/contracts'
import { refusesTracking } from '@ag/platform'
import styles from './privacy.module.css'
import { categoryTexts, texts } from './texts'

interface CategoriesProps {
  /** As the server lists them; without them their names and switches stand all the same. */
  categories: CookieCategory[] | undefined
  preferences: ConsentPreferences
  onChange: (category: ConsentCategory, allowed: boolean) => void
  expanded: boolean
}

/** Whether it is on is the native state of a checkbox, not another attribute beside it. */
const asSwitch = { type: 'checkbox', role: 'switch' } as const

const order = Object.keys(categoryTexts) as ConsentCategory[]
const following: ConsentCategory[] = ['analytics', 'marketing']

/** A switch for each kind of cookie; expanded, with what it is for and everything that is kept. */
export function Categories({ categories, preferences, onChange, expanded }: CategoriesProps) {
  return (
    <ul className={styles.categories} aria-label={texts.categories} data-expanded={expanded || undefined}>
      {order.map((key) => {
        const known = categories?.find((category) => category.key === key)
        const { name, description } = known ?? categoryTexts[key]
        const required = key === 'necessary'
        const refused = refusesTracking() && following.includes(key)
        return (
          <li key={key} className={styles.category}>
            <label className={styles.choice}>
              <input
                className={styles.switch}
                {...asSwitch}
                checked={required || (preferences[key] && !refused)}
                disabled={required || refused}
                onChange={({ target }) => onChange(key, target.checked)}
              />
              <span>{name}</span>
              {required && <span className={styles.required}>{texts.required}</span>}
            </label>
            {expanded && (
              <div className={styles.about}>
                <p>{description}</p>
                {known && <Kept category={known} />}
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function Kept({ category: { name: category, legal_basis, cookies } }: { category: CookieCategory }) {
  return (
    <>
      <p>
        {texts.legalBasis}: {legal_basis}
      </p>
      <details>
        <summary>{texts.kept(cookies.length)}</summary>
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
    </>
  )
}
