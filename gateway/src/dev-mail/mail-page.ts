import type { OutboxMail } from '@ag/contracts'
import { escapeHtml } from '../html/escape-html'

export const mailStyle =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem}article{border-top:1px solid;padding:1rem 0}pre{white-space:pre-wrap;overflow-wrap:anywhere}'

/** The kept mails as a plain page, with their links to follow. */
export function mailPage(mails: OutboxMail[]): string {
  return [
    '<!doctype html><html lang="pt-BR"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>E-mails enviados</title><style>${mailStyle}</style></head><body><main>`,
    '<h1>E-mails enviados</h1>',
    '<p>Estas mensagens ficaram neste computador. Nenhuma saiu para a internet.</p>',
    mails.length === 0 ? '<p>Nenhum e-mail ainda.</p>' : mails.map(article).join(''),
    '</main></body></html>',
  ].join('')
}

function article({ id, to, subject, text, files, created_at }: OutboxMail): string {
  const when = new Date(created_at).toLocaleString('pt-BR', { timeZone: 'America/Sao_Paulo' })
  return [
    `<article><h2>${escapeHtml(subject)}</h2>`,
    `<p>Para <strong>${escapeHtml(to)}</strong> em <time datetime="${escapeHtml(created_at)}">${escapeHtml(when)}</time></p>`,
    `<pre>${withLinks(text)}</pre>`,
    files.length > 0 ? `<p>Anexos: ${files.map(escapeHtml).join(', ')}</p>` : '',
    `<p><a href="/dev/mail/${encodeURIComponent(id)}">Ver como mensagem<span> (${escapeHtml(subject)})</span></a></p></article>`,
  ].join('')
}

function withLinks(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) =>
      index % 2 === 1 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part),
    )
    .join('')
}
