import nodemailer from 'nodemailer'
import { seconds } from '../../clock'
import { calendarFile, type Mail, type MailFile } from './mail'

/** Hands a mail to whoever delivers it; the id makes repeats recognisable. */
export type Deliver = (id: string, mail: Mail, files: MailFile[]) => Promise<void>

/** Delivers through a mail server; every wait has an end. */
export function smtpDelivery(
  smtpUrl: string,
  from: string,
  domain: string,
): { deliver: Deliver; close(): void } {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    connectionTimeout: seconds(10),
    greetingTimeout: seconds(10),
    socketTimeout: seconds(30),
  })
  return {
    async deliver(id, { to, subject, text, html, calendar }, attachments) {
      const icalEvent = calendar && { filename: calendarFile, ...calendar }
      const messageId = `<${id}@${domain}>`
      await transport.sendMail({ from, to, subject, text, html, icalEvent, attachments, messageId })
    },
    close: () => transport.close(),
  }
}
