import { formatLongDay, termsVersion, whatsappTexts } from '@ag/core'
import { useQuery } from '@ag/platform'
import { Container, DataError, Heading, Text } from '@ag/ui'
import { CatalogueProvider, useCatalogue } from '../../catalogue/use-catalogue'
import { useSettings } from '../../catalogue/use-settings'
import { ContactWays } from '../../parts/contact-ways/contact-ways'
import { UsagePrices } from '../../parts/usage-prices/usage-prices'
import { Chapters } from './chapters'
import { Contents } from './contents'
import { cookieChapters } from './cookie-chapters'
import { CookieChoice } from './cookie-choice'
import { cookieList, cookiePolicy } from './cookie-queries'
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
  const [list, about] = [useQuery(cookieList), useQuery(cookiePolicy)]
  const cookies = {
    id: 'cookies',
    title: about.data?.title ?? texts.cookies.title,
    chapters: cookieChapters(list.data, about.data),
  }
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
          <time dateTime={termsVersion}>{texts.updated(formatLongDay(termsVersion))}</time>
        </Text>
      </div>
      <Contents documents={[policy, cookies, terms, contact]} />
      <div className={styles.documents}>
        <Chapters {...policy} />
        <Chapters
          {...cookies}
          after={{
            'cookies-escolha': <CookieChoice />,
            'cookies-lista': <Missing queries={[list, about]} />,
          }}
        />
        <Chapters
          {...terms}
          after={{ precos: usage.length > 0 ? <UsagePrices prices={usage} /> : <p>{texts.usagePending}</p> }}
        />
        <section className={styles.document} aria-labelledby={contact.id}>
          <Heading level={2} size="2xl" id={contact.id}>
            {contact.title}
          </Heading>
          <p>
            <a href="/seguranca">{texts.security.link}</a>
          </p>
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

interface Asked {
  data: unknown
  isError: boolean
  refetch: () => unknown
}

/** Stands for what of the list or its policy has not come. */
function Missing({ queries }: { queries: Asked[] }) {
  const failed = queries.filter(({ data, isError }) => isError && data === undefined)
  const retry = () => {
    for (const { refetch } of failed) void refetch()
  }
  if (failed.length > 0) return <DataError message={texts.cookies.failed} onRetry={retry} />
  return queries.some(({ data }) => data === undefined) ? <p role="status">{texts.cookies.loading}</p> : null
}
