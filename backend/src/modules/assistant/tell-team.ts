import type { Db } from '../../db/database'
import { recipientsWho } from '../admin/administrators'
import { firstName } from '../auth/mails'
import type { Mailer } from '../outbox/mailer'
import type { ConversationRow } from './conversation-repository'
import { nameOfVisitor } from './name-of-visitor'

type Tell = (inside: Db, now: Date, row: ConversationRow, text: string) => Promise<void>

/** Reads what a mail needs; what it returns writes to the team inside the transaction of whatever caused it. */
export type TellTeam = () => Promise<Tell>

/** Tells administrators who may answer that somebody waits for a person. */
export const tellTeamOf =
  ({ db, mailer, publicUrl }: { db: Db; mailer: Mailer; publicUrl: string }): TellTeam =>
  async () => {
    const [signature, recipients] = await Promise.all([mailer.company(), recipientsWho(db, 'leads:write')])
    return async (inside, now, row, text) => {
      const { email } = row.context.contact_info ?? {}
      for (const recipient of recipients) {
        await mailer.send(
          inside,
          now,
          {
            to: recipient.email,
            ...(email && { about: email }),
            greeting: `Olá, ${firstName(recipient.name)}!`,
            subject: `${nameOfVisitor(row)} quer falar com uma pessoa`,
            paragraphs: [
              'Alguém pediu uma pessoa na conversa com o assistente do site e espera por uma resposta.',
              `Última mensagem: “${text.slice(0, 300)}”`,
            ],
            button: {
              label: 'Abrir a conversa',
              href: `${publicUrl}/admin?aba=conversas&conversa=${row.reference}`,
            },
          },
          signature,
        )
      }
    }
  }
