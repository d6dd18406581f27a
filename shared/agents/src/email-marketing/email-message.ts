import { oneLine, senderName } from './write-email'

/** An e-mail as it is about to go out, after the visitor's changes. */
export interface EmailMessage {
  business: string
  senderEmail: string
  /** Where the sender can be found by post. */
  address: string
  subject: string
  preview: string
  body: string
  button: string
  buttonUrl: string
  /** What the picture at the top shows; none without words. */
  picture: string | undefined
}

export type Block =
  | { kind: 'paragraph' | 'callout'; lines: Piece[][] }
  | { kind: 'button'; text: string; url: string | undefined }
/** Words, or a link whose words are its address. */
export interface Piece {
  text: string
  url?: string
}

/** What nobody can take out of an e-mail. */
export interface Footer {
  sender: string
  address: string
  reason: string
  unsubscribe: string
}

/** The body as blocks, with its button before the last paragraph, which is the signature. */
export function emailBlocks({ body, button, buttonUrl }: EmailMessage): Block[] {
  const paragraphs = body
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map(blockOf)
  const text = oneLine(button)
  if (text) paragraphs.splice(-1, 0, { kind: 'button', text, url: safeUrl(buttonUrl) })
  return paragraphs
}

/** Who sends, why the reader gets it and how to stop it; there with any input. */
export function emailFooter({ business, senderEmail, address }: EmailMessage): Footer {
  const sender = senderName(business)
  return {
    sender: [sender, oneLine(senderEmail)].filter(Boolean).join(' · '),
    address: oneLine(address),
    reason: `Você recebe este e-mail porque se cadastrou na lista de ${sender}.`,
    unsubscribe: 'Descadastrar com um clique',
  }
}

/** An address that a link may lead to, or none. */
export function safeUrl(url: string): string | undefined {
  try {
    const { href, protocol } = new URL(url.trim())
    return protocol === 'https:' || protocol === 'http:' ? href : undefined
  } catch {
    return undefined
  }
}

const urls = /https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)]/g

/** All addresses written in a text. */
export const urlsIn = (text: string): string[] => text.match(urls) ?? []

function blockOf(paragraph: string): Block {
  const stands = paragraph.startsWith('>')
  const text = stands ? paragraph.replace(/^>\s*/gm, '') : paragraph
  return { kind: stands ? 'callout' : 'paragraph', lines: text.split('\n').map(piecesOf) }
}

function piecesOf(line: string): Piece[] {
  const links = urlsIn(line).map((url) => ({ text: url, url: safeUrl(url) }))
  const words = line.split(urls).map((text) => ({ text }))
  return words.flatMap((piece, index) => [piece, links[index] ?? []].flat()).filter(({ text }) => text)
}
