import type { Settings } from '@ag/contracts'
import { SocialIcons, type SocialNetwork, socialNetworks } from '@ag/ui/social'
import styles from './social.module.css'
import { useSite } from './use-site'

/** The company's places elsewhere, as far as the settings name them. */
export function Social() {
  const { settings } = useSite()
  const links = settings
    ? socialNetworks
        .map((network) => ({ network, href: addressOf(network, settings) }))
        .filter(({ href }) => href.startsWith('https://'))
    : []
  return links.length > 0 && <SocialIcons className={styles.social} links={links} />
}

function addressOf(network: SocialNetwork, settings: Settings): string {
  if (network !== 'whatsapp') return settings[`${network}_url`]
  return settings.whatsapp_number && `https://wa.me/${settings.whatsapp_number}`
}
