import { useSettings } from '../../catalogue/use-settings'
import { ContactWays } from '../../parts/contact-ways/contact-ways'
import styles from './managed-meeting.module.css'
import { texts } from './texts'

/** Who to ask where the page can do nothing. */
export function ContactLines() {
  const settings = useSettings()
  if (!settings) return null
  return (
    <div className={styles.contact}>
      <ContactWays settings={settings} message={texts.message(settings.company_name)} />
    </div>
  )
}
