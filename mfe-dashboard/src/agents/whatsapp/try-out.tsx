import { type Answer, answer } from '@ag/agents/whatsapp/answer'
import { businessOf } from '@ag/agents/whatsapp/knowledge'
import type { WhatsappKnowledge } from '@ag/contracts'
import { Button, Text } from '@ag/ui'
import { Field } from '@ag/ui/form'
import { SectionCard } from '@ag/ui/work'
import { useState } from 'react'
import styles from './knowledge-form.module.css'
import { texts } from './texts'

/** Asks the agent what a customer would, before anybody does. */
export function TryOut({ knowledge }: { knowledge: WhatsappKnowledge }) {
  const [question, setQuestion] = useState('')
  const [said, setSaid] = useState<Answer>()
  return (
    <SectionCard id="try-out" title={texts.tryOut.title} lead={texts.tryOut.lead}>
      <form
        className={styles.ask}
        onSubmit={(event) => {
          event.preventDefault()
          if (question.trim()) setSaid(answer(businessOf(knowledge), question, new Date()))
        }}
      >
        <Field
          label={texts.tryOut.label}
          name="question"
          value={question}
          maxLength={1000}
          onChange={(event) => setQuestion(event.target.value)}
        />
        <Button type="submit" variant="outline">
          {texts.tryOut.ask}
        </Button>
      </form>
      <div role="status">
        {said && (
          <>
            <p className={styles.answer}>{said.text}</p>
            {said.calls && (
              <Text size="sm" tone="muted">
                {texts.tryOut.calls}
              </Text>
            )}
          </>
        )}
      </div>
    </SectionCard>
  )
}
