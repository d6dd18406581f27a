import type { Db } from '../../db/database'
import type { FileName } from '../../plugins/send-file'
import { type MailWords, mailHtml } from './mail-html'
import { promiseAll } from './outbox'

/** A mail as it waits in the outbox. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  calendar?: CalendarFile
  /** Goes along as a PDF, drawn when the mail is sent. */
  invoice?: { id: string; number: string }
  /** Somebody else's address whom it speaks of: it goes with their account. */
  about?: string
  /** The meeting that it speaks of: it goes with that too. */
  meetingId?: string
  /** Once it is delivered nothing of it is kept. */
  leavesNoTrace?: true
}

/** A file that goes along with a mail. */
export interface MailFile {
  filename: FileName
  content: Buffer
}

export const calendarFile = 'reuniao.ics'
export const invoiceFileName = (number: string): FileName => `fatura-${number}.pdf`

/** An entry for the recipient's calendar. */
export interface CalendarFile {
  method: 'REQUEST' | 'CANCEL'
  content: string
}

/** What a mail says, before it has its two forms. */
export interface MailContent
  extends MailWords,
    Pick<Mail, 'about' | 'meetingId' | 'leavesNoTrace' | 'calendar' | 'invoice'> {
  to: string
}

/** Puts mails into the outbox, in the transaction of whatever caused them. */
export const sendLater = (db: Db, now: Date, ...mails: Mail[]) =>
  promiseAll(
    db,
    now,
    mails.map((payload) => ({ kind: 'mail', payload })),
  )

/** Writes a mail as plain text and as HTML; both say the same. */
export function compose(content: MailContent, company: string): Mail {
  const {
    to,
    subject,
    greeting,
    paragraphs,
    button,
    after = [],
    calendar,
    invoice,
    about,
    meetingId,
    leavesNoTrace,
  } = content
  const text = [
    greeting,
    ...paragraphs,
    ...(button ? [`${button.label}:\n${button.href}`] : []),
    ...after,
    company,
  ].join('\n\n')
  return {
    to,
    subject,
    text,
    html: mailHtml(content, company),
    ...(calendar && { calendar }),
    ...(invoice && { invoice: { id: invoice.id, number: invoice.number } }),
    ...(about && { about }),
    ...(meetingId && { meetingId }),
    ...(leavesNoTrace && { leavesNoTrace }),
  }
}
