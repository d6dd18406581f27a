import { whatsappTexts } from '@ag/core'
import { Container, Heading, Text } from '@ag/ui'
import { CatalogueProvider, useCatalogue } from '../../catalogue/use-catalogue'
import { useSettings } from '../../catalogue/use-settings'
import { ContactWays } from '../../parts/contact-ways/contact-ways'
import { UsagePrices } from '../../parts/usage-prices/usage-prices'
import { Chapters } from './chapters'
import { Contents } from './contents'
import { privacyPolicy } from './privacy-policy'
import styles from './privacy-screen.module.css'
import { termsOfUse } from './terms-of-use'
import { texts } from './texts'

/** What we do with personal data, and the rules of the product. */
export function PrivacyScreen() {
  return (
    <CatalogueProvider>
      <Documents />
    </CatalogueProvider>
  )
}

function Documents() {
  const { usage, trialDays, guaranteeDays } = useCatalogue()
  const settings = useSettings()
  const company = settings?.company_name ?? texts.anyCompany
  const facts = { company, settings, trialDays, guaranteeDays }
  const policy = { id: 'privacidade', title: texts.policy, chapters: privacyPolicy(facts) }
  const terms = { id: 'termos', title: texts.terms, chapters: termsOfUse(facts) }
  const contact = { id: 'contato', title: texts.contact.title, chapters: [] }
  return (
    <Container className={styles.page}>
      <div className={styles.head}>
        <Heading level={1} size="4xl">
          {texts.title}
        </Heading>
        <Text size="lg" tone="muted">
          {texts.lead}
        </Text>
        <Text size="sm" tone="muted">
          <time dateTime={texts.updated.day}>{texts.updated.words}</time>
        </Text>
      </div>
      <Contents documents={[policy, terms, contact]} />
      <div className={styles.documents}>
        <Chapters {...policy} />
        <Chapters
          {...terms}
          after={{ precos: usage.length > 0 ? <UsagePrices prices={usage} /> : <p>{texts.usagePending}</p> }}
        />
        <section className={styles.document} aria-labelledby={contact.id}>
          <Heading level={2} size="2xl" id={contact.id}>
            {contact.title}
          </Heading>
          <p>{texts.contact.lead}</p>
          {settings ? (
            <ContactWays
              settings={settings}
              message={whatsappTexts.support(company)}
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
