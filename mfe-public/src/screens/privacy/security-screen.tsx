import { whatsappTexts } from '@ag/core'
import { Container, Heading, Text } from '@ag/ui'
import { useSettings } from '../../catalogue/use-settings'
import { ContactWays } from '../../parts/contact-ways/contact-ways'
import { Chapters } from './chapters'
import { Contents } from './contents'
import styles from './privacy-screen.module.css'
import { securityFacts } from './security-facts'
import { texts } from './texts'

/** How accounts and data are protected, and where a fault is told. */
export function SecurityScreen() {
  const settings = useSettings()
  const facts = { id: 'protecao', title: texts.security.facts, chapters: securityFacts() }
  const report = { id: 'avisar', title: texts.security.report, chapters: [] }
  return (
    <Container className={styles.page}>
      <div className={styles.head}>
        <Heading level={1} size="4xl">
          {texts.security.title}
        </Heading>
        <Text size="lg" tone="muted">
          {texts.security.lead}
        </Text>
      </div>
      <Contents documents={[facts, report]} />
      <div className={styles.documents}>
        <Chapters {...facts} />
        <section className={styles.document} aria-labelledby={report.id}>
          <Heading level={2} size="2xl" id={report.id}>
            {report.title}
          </Heading>
          <p>{texts.security.reportLead}</p>
          <p>
            <a href="/privacy">{texts.security.privacy}</a>
          </p>
          <p>
            {/* The gateway's own page: with a target the browser follows the link, not the router. */}
            <a href="/status" target="_top">
              {texts.security.status}
            </a>
          </p>
          {settings ? (
            <ContactWays
              settings={settings}
              message={whatsappTexts.support(settings.company_name)}
              className={styles.ways}
            />
          ) : (
            <p>{texts.contact.unknown}</p>
          )}
        </section>
      </div>
    </Container>
  )
}
