import { useSettings } from '../../catalogue/use-settings'
import { ContactWays } from '../../parts/contact-ways/contact-ways'
import { texts } from './texts'

/** Who to ask where the page can do nothing. */
export function ContactLines() {
  const settings = useSettings()
  return settings ? <ContactWays settings={settings} message={texts.message(settings.company_name)} /> : null
}
