import nodemailer from 'nodemailer'
import { seconds } from '../../clock'
import type { Mail } from './mail'

/** Hands a mail to whoever delivers it; the id makes repeats recognisable. */
export type Deliver = (id: string, mail: Mail) => Promise<void>

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
    async deliver(id, { to, subject, text, html, calendar }) {
      const icalEvent = calendar && { filename: 'reuniao.ics', ...calendar }
      await transport.sendMail({ from, to, subject, text, html, icalEvent, messageId: `<${id}@${domain}>` })
    },
    close: () => transport.close(),
  }
}
