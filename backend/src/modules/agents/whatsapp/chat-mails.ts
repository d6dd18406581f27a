import { formatPhone } from '@ag/core/phone'
import { firstName } from '../../auth/mails'
import type { Recipient } from '../../billing/recipients'
import type { MailContent } from '../../outbox/mail'

/** Mails about conversations with a company's customers. */
export function chatMails(publicUrl: string) {
  return {
    somebodyWaits: (
      { name, email }: Recipient,
      conversation: { id: string; name: string },
      text: string,
    ): MailContent => ({
      to: email,
      greeting: `Olá, ${firstName(name)}!`,
      subject: `${formatPhone(conversation.name)} espera uma resposta`,
      paragraphs: [
        'O agente passou uma conversa para a equipe e fica em silêncio até você devolver.',
        `Última mensagem: “${text.slice(0, 300)}”`,
      ],
      button: {
        label: 'Abrir a conversa',
        href: `${publicUrl}/dashboard/services/whatsapp?aba=trabalho&conversa=${conversation.id}`,
      },
    }),
  }
}

export type ChatMails = ReturnType<typeof chatMails>
