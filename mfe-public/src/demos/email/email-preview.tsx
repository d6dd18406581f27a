import { cut, lengthOf, shownSubject } from '@ag/agents/email-marketing/check-email'
import {
  type Block,
  type EmailMessage,
  emailBlocks,
  emailFooter,
} from '@ag/agents/email-marketing/email-message'
import { fillTags } from '@ag/agents/email-marketing/merge-tags'
import { oneLine, senderName } from '@ag/agents/email-marketing/write-email'
import { classNames } from '@ag/ui'
import styles from './email-preview.module.css'
import { texts } from './texts'

const views = {
  phone: { label: texts.view.phoneLabel, subject: shownSubject.phone, preview: 44, dark: false },
  desktop: { label: texts.view.desktopLabel, subject: shownSubject.desktop, preview: 60, dark: false },
  dark: { label: texts.view.darkLabel, subject: shownSubject.phone, preview: 44, dark: true },
}

interface EmailPreviewProps {
  message: EmailMessage
  view: keyof typeof views
}

/** The e-mail in a mailbox: its line in the list, cut where that screen cuts, and the open message. */
export function EmailPreview({ message, view }: EmailPreviewProps) {
  const { label, subject: subjectRoom, preview: previewRoom, dark } = views[view]
  const sender = senderName(message.business)
  const subject = fillTags(oneLine(message.subject)) || texts.view.noSubject
  return (
    <section className={styles.device} data-view={view} data-dark={dark} aria-label={label}>
      <div className={styles.row}>
        <Avatar name={sender} />
        <p className={styles.words}>
          <span className={styles.sender}>{sender}</span>
          <span className={styles.time}>{texts.view.time}</span>
          <span className={styles.subject}>{shortened(subject, subjectRoom)}</span>
          <span className={styles.preview}>{shortened(fillTags(oneLine(message.preview)), previewRoom)}</span>
        </p>
      </div>
      <div className={styles.mail}>
        <p className={styles.title}>{subject}</p>
        <p className={styles.from}>
          <Avatar name={sender} />
          <span>
            <strong>{sender}</strong>
            <br />
            {texts.view.to}
          </span>
        </p>
        <Letter message={message} />
      </div>
    </section>
  )
}

/** What stands in the message itself; nothing of it leads anywhere here. */
function Letter({ message }: { message: EmailMessage }) {
  const { sender, address, reason, unsubscribe } = emailFooter(message)
  return (
    <div className={styles.paper}>
      {message.picture !== undefined && (
        <div className={styles.picture} role="img" aria-label={message.picture}>
          <span aria-hidden="true">{message.picture}</span>
        </div>
      )}
      {emailBlocks(message).map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no name but their place
        <BlockView key={index} block={block} />
      ))}
      <div className={styles.footer}>
        <p>{sender}</p>
        {address && <p>{address}</p>}
        <p>{reason}</p>
        <p className={styles.link}>{unsubscribe}</p>
      </div>
    </div>
  )
}

function BlockView({ block }: { block: Block }) {
  if (block.kind === 'button')
    return (
      <p>
        <span className={styles.button}>{block.text}</span>
      </p>
    )
  return (
    <p className={classNames(block.kind === 'callout' && styles.callout)}>
      {block.lines.map((pieces, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name but their place
        <span key={index} className={styles.line}>
          {pieces.map(({ text, url }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no name but their place
            <span key={place} className={classNames(url && styles.link)}>
              {fillTags(text)}
            </span>
          ))}
        </span>
      ))}
    </p>
  )
}

function Avatar({ name }: { name: string }) {
  return (
    <span className={styles.avatar} aria-hidden="true">
      {[...name][0]?.toLocaleUpperCase('pt-BR')}
    </span>
  )
}

const shortened = (text: string, most: number): string =>
  lengthOf(text) > most ? `${cut(text, most)}…` : text
