import { checkEmail } from '@ag/agents/email-marketing/check-email'
import { emailEml } from '@ag/agents/email-marketing/email-eml'
import { emailHtml } from '@ag/agents/email-marketing/email-html'
import type { EmailMessage } from '@ag/agents/email-marketing/email-message'
import { audiences, goals } from '@ag/agents/email-marketing/phrases'
import { type EmailBrief, senderName, writeEmail } from '@ag/agents/email-marketing/write-email'
import { nameOf } from '@ag/agents/named'
import { segments } from '@ag/agents/segments'
import { slugOf } from '@ag/core/slug'
import { Button, Heading, Text } from '@ag/ui'
import { Field, Switch, Textarea } from '@ag/ui/form'
import { Tabs } from '@ag/ui/overlay'
import { downloadFile } from '@ag/ui/work'
import { useState } from 'react'
import { DemoActions } from '../demo-frame/demo-actions'
import { DemoFrame } from '../demo-frame/demo-frame'
import { DemoResult } from '../demo-frame/demo-result'
import { DemoTakeaway } from '../demo-frame/demo-takeaway'
import { EmailChecks } from './email-checks'
import styles from './email-demo.module.css'
import { EmailForm } from './email-form'
import { EmailPreview } from './email-preview'
import { SendPlan } from './send-plan'
import { SubjectChoice } from './subject-choice'
import { texts } from './texts'

const example: EmailBrief = {
  business: 'Padaria Sol',
  segment: 'food',
  goal: 'offer',
  tone: 'close',
  audience: 'active',
  offer: '15% no café até domingo',
}

const views = ['phone', 'desktop', 'dark'] as const
type View = (typeof views)[number]

/** A campaign from a few facts: written, changed, looked at and checked before anybody sends it. */
export function Demo() {
  const [brief, setBrief] = useState(example)
  const [version, setVersion] = useState(0)
  const [draft, setDraft] = useState(() => writeEmail(example))
  const [chosen, setChosen] = useState(0)
  const [rest, setRest] = useState({
    buttonUrl: 'https://www.padariasol.example/cafe',
    senderEmail: 'oi@padariasol.example',
    address: 'Rua das Laranjeiras, 120, Recife, PE',
    picture: undefined as string | undefined,
  })
  const [said, setSaid] = useState('')
  const [view, setView] = useState<View>('phone')
  const message: EmailMessage = {
    ...rest,
    business: brief.business,
    subject: draft.subjects[chosen] ?? '',
    preview: draft.preview,
    body: draft.body,
    button: draft.button,
  }
  const html = emailHtml(message)
  const file = fileNameOf(brief.business)

  const write = (again: boolean) => {
    const next = again ? version + 1 : 0
    setVersion(next)
    setDraft(writeEmail(brief, next))
    setSaid(again ? texts.brief.rewritten(next + 1) : texts.brief.written)
  }
  const field = (name: 'buttonUrl' | 'senderEmail' | 'address', type = 'text') => (
    <Field
      label={texts.edit[name]}
      name={name}
      type={type}
      autoComplete="off"
      maxLength={120}
      value={rest[name]}
      onChange={({ target }) => setRest({ ...rest, [name]: target.value })}
    />
  )
  return (
    <DemoFrame title={texts.title} lead={texts.lead}>
      <EmailForm brief={brief} onChange={setBrief} onWrite={write} />
      <p className={styles.said} role="status">
        {said}
      </p>
      <div className={styles.desk}>
        <div className={styles.views}>
          <Tabs
            label={texts.view.label}
            selected={view}
            onSelect={(id) => setView(id as View)}
            tabs={views.map((id) => ({
              id,
              label: texts.view[id],
              content: id === view && <EmailPreview message={message} view={id} />,
            }))}
          />
        </div>
        <div className={styles.editor}>
          <Heading level={4} size="lg">
            {texts.edit.title}
          </Heading>
          <SubjectChoice
            subjects={draft.subjects}
            chosen={chosen}
            onChoose={setChosen}
            onChange={(index, subject) =>
              setDraft({
                ...draft,
                subjects: draft.subjects.with(index, subject) as typeof draft.subjects,
              })
            }
          />
          <Field
            label={texts.edit.preview}
            name="preview"
            autoComplete="off"
            maxLength={150}
            hint={texts.edit.previewHint}
            value={draft.preview}
            onChange={({ target }) => setDraft({ ...draft, preview: target.value })}
          />
          <Textarea
            label={texts.edit.body}
            name="body"
            rows={12}
            maxLength={20_000}
            hint={texts.edit.bodyHint}
            value={draft.body}
            onChange={({ target }) => setDraft({ ...draft, body: target.value })}
          />
          <div className={styles.pair}>
            <Field
              label={texts.edit.button}
              name="button"
              autoComplete="off"
              maxLength={40}
              value={draft.button}
              onChange={({ target }) => setDraft({ ...draft, button: target.value })}
            />
            {field('buttonUrl', 'url')}
          </div>
          <Switch
            name="picture"
            checked={rest.picture !== undefined}
            onChange={({ target }) =>
              setRest({ ...rest, picture: target.checked ? texts.edit.usualPicture : undefined })
            }
          >
            {texts.edit.picture}
          </Switch>
          {rest.picture !== undefined && (
            <Field
              label={texts.edit.pictureAlt}
              name="pictureAlt"
              autoComplete="off"
              maxLength={150}
              value={rest.picture}
              onChange={({ target }) => setRest({ ...rest, picture: target.value })}
            />
          )}
          <fieldset className={styles.sender}>
            <legend>{texts.edit.sender}</legend>
            <Text size="sm" tone="muted">
              {texts.edit.senderHint}
            </Text>
            <div className={styles.pair}>
              {field('senderEmail', 'email')}
              {field('address')}
            </div>
          </fieldset>
        </div>
      </div>
      <EmailChecks checks={checkEmail(message)} />
      <SendPlan subjects={draft.subjects} chosen={chosen} />
      <DemoResult text={html} fileName={`${file}.html`} fileType="text/html">
        <DemoTakeaway title={texts.takeaway.title} lead={texts.takeaway.lead}>
          <Button
            variant="outline"
            size="sm"
            onClick={() => {
              downloadFile(`${file}.eml`, emailEml(message), 'message/rfc822')
              setSaid(texts.takeaway.emlDone(`${file}.eml`))
            }}
          >
            {texts.takeaway.eml}
          </Button>
        </DemoTakeaway>
      </DemoResult>
      <DemoActions
        agent="email-marketing"
        summary={texts.summary(
          nameOf(goals, brief.goal),
          nameOf(segments, brief.segment),
          nameOf(audiences, brief.audience),
          brief.offer,
          message.subject,
        )}
        draft={
          brief.business === example.business
            ? undefined
            : { company: brief.business, content: { brief, ...draft, subject: message.subject } }
        }
      />
    </DemoFrame>
  )
}

const fileNameOf = (business: string): string => `email-${slugOf(senderName(business))}`
