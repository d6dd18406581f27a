import { classNames } from '../class-names'
import styles from './social-icons.module.css'
import { texts } from './texts'

/** Signs drawn for this site on a ground of 24 by 24; the icon library keeps none of companies. */
const networks = {
  facebook: { name: 'Facebook', sign: 'M15.5 3.5h-2a4 4 0 0 0-4 4v13M6 12h8' },
  instagram: {
    name: 'Instagram',
    sign: 'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zM8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0M17 7h.01',
  },
  linkedin: { name: 'LinkedIn', sign: 'M5 10v10M5 5h.01M10 20V10m0 5c0-6.5 9-6.5 9 0v5' },
  whatsapp: {
    name: 'WhatsApp',
    sign: 'M3 21l1.5-4.9A9 9 0 1 1 8 19.6zM8.6 8c-.3 4 3.4 7.6 7.4 7.4v-2l-2.2-.9-1.2 1a6 6 0 0 1-2.1-2.1l1-1.2L10.6 8z',
  },
  x: { name: 'X', sign: 'M4 4l16 16M20 4L4 20' },
  youtube: {
    name: 'YouTube',
    sign: 'M6.5 5h11A4.5 4.5 0 0 1 22 9.5v5a4.5 4.5 0 0 1-4.5 4.5h-11A4.5 4.5 0 0 1 2 14.5v-5A4.5 4.5 0 0 1 6.5 5zM10 9l5 3-5 3z',
  },
}
export type SocialNetwork = keyof typeof networks
export const socialNetworks = Object.keys(networks) as SocialNetwork[]

export interface SocialIconsProps {
  /** Where the company is to be found, in this order. */
  links: { network: SocialNetwork; href: string }[]
  className?: string
}

/** Links to the company's places elsewhere; they say that they open a new tab. */
export function SocialIcons({ links, className }: SocialIconsProps) {
  return (
    <ul className={classNames(styles.icons, className)}>
      {links.map(({ network, href }) => (
        <li key={network}>
          <a
            className={styles.link}
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={texts.opensNewTab(networks[network].name)}
          >
            <SocialIcon network={network} />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The sign alone; whoever shows it says what it means. */
function SocialIcon({ network }: { network: SocialNetwork }) {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={networks[network].sign} />
    </svg>
  )
}
