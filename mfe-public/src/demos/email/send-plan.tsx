import { abTest, assumedOpening } from '@ag/agents/email-marketing/ab-test'
import { sendCost } from '@ag/agents/email-marketing/send-cost'
import { formatBRL } from '@ag/core'
import { Card, Heading, Text } from '@ag/ui'
import { Field, Select } from '@ag/ui/form'
import { useState } from 'react'
import styles from './email-demo.module.css'
import { texts } from './texts'

interface SendPlanProps {
  subjects: string[]
  chosen: number
}

const mostContacts = 5_000_000

/** What sending costs for a list, and how two subjects would be compared on it. */
export function SendPlan({ subjects, chosen }: SendPlanProps) {
  const [typed, setTyped] = useState('2.500')
  const [picked, setPicked] = useState(1)
  const contacts = contactsIn(typed)
  const others = subjects
    .map((subject, index) => ({ subject, index }))
    .filter(({ index }) => index !== chosen)
  const other = others.find(({ index }) => index === picked) ?? others[0]
  const test = contacts === undefined ? undefined : abTest(contacts)
  return (
    <div className={styles.pair}>
      <Card tone="soft" as="section">
        <Heading level={4} size="md">
          {texts.cost.title}
        </Heading>
        <Field
          label={texts.cost.contacts}
          name="contacts"
          inputMode="numeric"
          autoComplete="off"
          hint={texts.cost.price}
          value={typed}
          maxLength={9}
          onChange={({ target }) => setTyped(target.value)}
        />
        <div aria-live="polite">
          {contacts === undefined ? (
            <Text size="sm" tone="danger">
              {texts.cost.contactsProblem}
            </Text>
          ) : (
            <>
              <p className={styles.price}>
                {formatBRL(sendCost(contacts))} <span>{texts.cost.once}</span>
              </p>
              <Text size="sm" tone="muted">
                {texts.cost.weekly(formatBRL(sendCost(contacts * 4)))}
              </Text>
            </>
          )}
        </div>
      </Card>
      <Card tone="soft" as="section">
        <Heading level={4} size="md">
          {texts.test.title}
        </Heading>
        <Select
          label={texts.test.other}
          name="other"
          value={other?.index}
          onChange={({ target }) => setPicked(Number(target.value))}
        >
          {others.map(({ index }) => (
            <option key={index} value={index}>
              {texts.edit.kinds[index]}
            </option>
          ))}
        </Select>
        <dl className={styles.rivals}>
          <dt>{texts.test.a}</dt>
          <dd>{subjects[chosen]}</dd>
          <dt>{texts.test.b}</dt>
          <dd>{other?.subject}</dd>
        </dl>
        <Text size="sm" tone="muted">
          {test?.leastDifference
            ? `${texts.test.split(test.first, test.rest)} ${texts.test.difference(test.leastDifference, assumedOpening * 100)}`
            : texts.test.tooSmall}
        </Text>
      </Card>
    </div>
  )
}

function contactsIn(typed: string): number | undefined {
  const plain = typed.trim().replace(/(?<=\d)\.(?=\d{3}(?:\D|$))/g, '')
  const contacts = /^\d+$/.test(plain) ? Number(plain) : Number.NaN
  return contacts >= 1 && contacts <= mostContacts ? contacts : undefined
}
