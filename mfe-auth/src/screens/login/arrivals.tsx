import { plainForms } from '@ag/contracts'
import { Alert } from '@ag/ui'
import styles from './login-screen.module.css'
import { texts } from './texts'

const names = ['signup', 'forgot', 'reset', 'verified'] as const

/** What has become of a form that was sent without scripts: the gateway leads to the one that fits. */
export function Arrivals() {
  return (
    <noscript>
      {names.map((name) => (
        <div key={name} id={plainForms.arrivals[name]} className={styles.arrival}>
          <Alert tone="success" title={texts.arrivals[name].title}>
            {texts.arrivals[name].message}
          </Alert>
        </div>
      ))}
    </noscript>
  )
}
