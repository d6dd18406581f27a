import { formatShortBRL, whatsappTexts } from '@ag/core'
import { CheckIcon, Container, Heading, Text } from '@ag/ui'
import { useCatalogue } from '../../catalogue/use-catalogue'
import { MeetingLink } from '../../parts/meeting-link/meeting-link'
import { TrialLink } from '../../parts/trial-link/trial-link'
import { WhatsappLink } from '../../parts/whatsapp-link/whatsapp-link'
import styles from './hero.module.css'
import { HeroPicture } from './hero-picture'
import { texts } from './texts'

/** The promise, and the two ways to act on it. */
export function Hero() {
  const { source, offers } = useCatalogue()
  const prices = offers.flatMap(({ cents }) => cents ?? [])
  const from = source === 'live' ? formatShortBRL(Math.min(...prices)) : undefined
  return (
    <Container className={styles.hero}>
      <div className={styles.words}>
        <p className={styles.eyebrow}>{texts.hero.eyebrow}</p>
        <Heading level={1} size="4xl" className={styles.title}>
          {texts.hero.title}
        </Heading>
        <Text size="lg" tone="muted" className={styles.lead}>
          {texts.hero.lead(from)}
        </Text>
        <div className={styles.actions}>
          <TrialLink size="lg" />
          <MeetingLink size="lg" />
          <WhatsappLink
            variant="ghost"
            className={styles.quote}
            message={whatsappTexts.quote(texts.anyAgent)}
          >
            {texts.hero.quote}
          </WhatsappLink>
        </div>
        <ul className={styles.assurances}>
          {texts.hero.assurances.map((assurance) => (
            <li key={assurance}>
              <CheckIcon aria-hidden="true" />
              {assurance}
            </li>
          ))}
        </ul>
      </div>
      <figure className={styles.figure}>
        <HeroPicture />
        <figcaption className={styles.caption}>{texts.hero.caption}</figcaption>
      </figure>
    </Container>
  )
}
