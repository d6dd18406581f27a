import { formatDay, formatTime } from '@ag/core'
import type { MessageRow } from './conversation-repository'

/** A conversation as a text that anybody can read. */
export function transcriptOf(company: string, messages: readonly MessageRow[]): string {
  const lines = messages.map(({ type, content, created_at, person }) => {
    const who = type === 'user' ? 'Você' : person ? `${person}, da equipe` : 'Assistente'
    return `[${formatDay(created_at)} ${formatTime(created_at)}] ${who}: ${content}`
  })
  const title = `Conversa com o assistente virtual da ${company} (horário de Brasília)`
  return `${[title, ...lines].join('\n\n')}\n`
}
