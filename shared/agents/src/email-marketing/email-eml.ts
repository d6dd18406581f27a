import { emailHtml } from './email-html'
import { type EmailMessage, emailBlocks, emailFooter } from './email-message'
import { oneLine, senderName } from './write-email'

const boundary = 'parte-do-email'

/** The e-mail as a file that mail programs open as a draft, with a plain text beside the page. */
export function emailEml(message: EmailMessage): string {
  const from = oneLine(message.senderEmail).replace(/[^\w.@+-]/g, '') || 'contato@exemplo.com.br'
  return [
    'MIME-Version: 1.0',
    'X-Unsent: 1',
    `From: ${encodedWords(senderName(message.business))} <${from}>`,
    'To: {{email}}',
    `Subject: ${encodedWords(oneLine(message.subject))}`,
    'List-Unsubscribe: <{{link_descadastro}}>',
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    '',
    ...part('text/plain', emailText(message)),
    ...part('text/html', emailHtml(message)),
    `--${boundary}--`,
    '',
  ].join('\r\n')
}

/** The e-mail for those who read it without formatting. */
export function emailText(message: EmailMessage): string {
  const { sender, address, reason, unsubscribe } = emailFooter(message)
  const blocks = emailBlocks(message).map((block) =>
    block.kind === 'button'
      ? `${block.text}: ${block.url ?? ''}`.trimEnd()
      : block.lines.map((pieces) => pieces.map(({ text }) => text).join('')).join('\n'),
  )
  const footer = [sender, address, reason, `${unsubscribe}: {{link_descadastro}}`].filter(Boolean).join('\n')
  return [
    ...(message.picture ? [`[Imagem: ${oneLine(message.picture)}]`] : []),
    ...blocks,
    `--\n${footer}`,
  ].join('\n\n')
}

const part = (type: string, text: string): string[] => [
  `--${boundary}`,
  `Content-Type: ${type}; charset=utf-8`,
  'Content-Transfer-Encoding: base64',
  '',
  ...(base64(text).match(/.{1,76}/g) ?? []),
  '',
]

/** A header's text as RFC 2047 wants it: words of at most 75 signs, none of which cuts a letter in two. */
function encodedWords(text: string): string {
  const words: string[] = ['']
  for (const letter of text) {
    const longer = words.at(-1) + letter
    if (base64(longer).length > 60) words.push(letter)
    else words[words.length - 1] = longer
  }
  return words.map((word) => `=?utf-8?B?${base64(word)}?=`).join('\r\n ')
}

function base64(text: string): string {
  let bytes = ''
  for (const byte of new TextEncoder().encode(text)) bytes += String.fromCharCode(byte)
  return btoa(bytes)
}
