import { useQuery } from '@ag/platform'
import { Button, ButtonLink, Card, Cluster, Heading, Text } from '@ag/ui'
import KeyIcon from 'lucide-react/icons/key-round'
import { useFocusLater } from '../../parts/use-focus-later'
import { passkeys, supportsPasskeys } from '../../passkeys'
import { dismissOffer, useOfferIsDismissed } from './dismissed-offer'
import styles from './passkey-offer.module.css'
import { texts } from './texts'

const words = texts.passkeyOffer

/** Offers a passkey to those who have none and could have one; never insists. */
export function PasskeyOffer() {
  const dismissed = useOfferIsDismissed()
  const isPossible = !dismissed && supportsPasskeys()
  const { data } = useQuery({ ...passkeys, enabled: isPossible })
  const focusLater = useFocusLater()
  const dismiss = () => {
    dismissOffer()
    focusLater('page-title')
  }
  if (!isPossible || data?.items.length !== 0) return null
  return (
    <Card as="section" className={styles.offer} aria-labelledby="passkey-offer">
      <span className={styles.icon} aria-hidden="true">
        <KeyIcon />
      </span>
      <div className={styles.words}>
        <Heading level={2} size="md" id="passkey-offer">
          {words.title}
        </Heading>
        <Text size="sm" tone="muted">
          {words.lead}
        </Text>
      </div>
      <Cluster>
        <ButtonLink size="sm" href="/dashboard/settings?secao=seguranca">
          {words.accept}
        </ButtonLink>
        <Button size="sm" variant="ghost" onClick={dismiss}>
          {words.dismiss}
        </Button>
      </Cluster>
    </Card>
  )
}
