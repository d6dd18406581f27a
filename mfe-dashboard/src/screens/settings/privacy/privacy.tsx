import type { ConsentCategory } from '@ag/contracts'
import { allows, managePrivacy, useConsent } from '@ag/platform'
import { Button, Text } from '@ag/ui'
import { SectionCard } from '@ag/ui/work'
import { AccountDeletionCard } from './account-deletion-card'
import { DataCard } from './data-card'
import { texts } from './texts'

/** What is kept about the customer: to choose, to have, to delete. */
export function Privacy() {
  return (
    <>
      <ChoicesCard />
      <DataCard />
      <AccountDeletionCard />
    </>
  )
}

const words = texts.choices
const categories = Object.keys(words.categories) as ConsentCategory[]

function ChoicesCard() {
  const consent = useConsent()
  const allowed = categories.filter(allows).map((category) => words.categories[category])
  return (
    <SectionCard id="choices" title={words.title} lead={words.lead}>
      <Text role="status" size="sm">
        {consent && !consent.outdated ? words.allowed(allowed) : words.open}
      </Text>
      <div>
        <Button variant="outline" onClick={managePrivacy}>
          {words.manage}
        </Button>
      </div>
    </SectionCard>
  )
}
