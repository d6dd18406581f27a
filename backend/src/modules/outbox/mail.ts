import type { Db } from '../../db/database'
import type { FileName } from '../../plugins/send-file'
import { promise } from './outbox'

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
  extends Pick<Mail, 'about' | 'meetingId' | 'leavesNoTrace' | 'calendar' | 'invoice'> {
  to: string
  subject: string
  greeting: string
  paragraphs: string[]
  button?: { label: string; href: string }
  /** Small print under the button. */
  after?: string[]
}

/** Puts a mail into the outbox, in the transaction of whatever caused it. */
export const sendLater = (db: Db, now: Date, mail: Mail) => promise(db, now, { kind: 'mail', payload: mail })

/** Writes a mail as plain text and as HTML; every value is escaped. */
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
  const html = `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f4f5f7;color:#1b1f24;font:16px/1.5 sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border-radius:8px">
<h1 style="font-size:20px;margin:0 0 16px">${escapeHtml(subject)}</h1>
<p>${escapeHtml(greeting)}</p>
${paragraphs.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n')}
${button ? buttonHtml(button) : ''}
${after.map((line) => `<p style="color:#57606a;font-size:14px">${escapeHtml(line)}</p>`).join('\n')}
<p style="color:#57606a;font-size:14px">${escapeHtml(company)}</p>
</div>
</body>
</html>`
  return {
    to,
    subject,
    text,
    html,
    ...(calendar && { calendar }),
    ...(invoice && { invoice: { id: invoice.id, number: invoice.number } }),
    ...(about && { about }),
    ...(meetingId && { meetingId }),
    ...(leavesNoTrace && { leavesNoTrace }),
  }
}

function buttonHtml({ label, href }: { label: string; href: string }): string {
  const target = escapeHtml(href)
  return `<p><a href="${target}" style="display:inline-block;padding:12px 20px;background:#1f4fd8;color:#ffffff;border-radius:6px;text-decoration:none">${escapeHtml(label)}</a></p>
<p style="color:#57606a;font-size:14px">Se o botão não funcionar, copie este endereço no navegador:<br>${target}</p>`
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
