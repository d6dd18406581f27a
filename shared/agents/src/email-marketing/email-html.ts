import { type Block, type EmailMessage, emailBlocks, emailFooter, type Piece } from './email-message'
import { oneLine } from './write-email'

/** Mailboxes know no custom properties: the look of the page, as values. */
const ink = {
  text: '#13201b',
  muted: '#52605a',
  accent: '#0a6b4e',
  ground: '#fbfaf6',
  paper: '#ffffff',
  soft: '#dff2e8',
  edge: '#dfded4',
}
const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** The e-mail as a page that mailboxes understand: tables, styles in place, and a dark look where it is known. */
export function emailHtml(message: EmailMessage): string {
  const { sender, address, reason, unsubscribe } = emailFooter(message)
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(oneLine(message.subject))}</title>
<style>
:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.ground{background:#0c1411!important}.paper{background:#131d19!important}.text{color:#e9f0ec!important}
.muted{color:#a3b3ab!important}.soft{background:#143428!important;color:#8ee8c4!important}
.accent{background:#4bd3a0!important;color:#04231a!important}.link{color:#4bd3a0!important}}
</style>
</head>
<body class="ground" style="margin:0;padding:0;background:${ink.ground}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(oneLine(message.preview))}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="ground" style="background:${ink.ground}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="paper" style="max-width:600px;background:${ink.paper};border:1px solid ${ink.edge};border-radius:12px">
${pictureRow(message)}${emailBlocks(message).map(blockRow).join('\n')}
<tr><td class="muted" style="padding:24px 32px;border-top:1px solid ${ink.edge};${font};font-size:13px;line-height:1.5;color:${ink.muted}">
${[sender, address, reason].filter(Boolean).map(escapeHtml).join('<br>\n')}<br>
<a class="link" href="{{link_descadastro}}" style="color:${ink.accent}">${unsubscribe}</a>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

/** Text that stays text wherever it is put, between tags or inside an attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** The description looks like a banner of its own where pictures are not loaded. */
function pictureRow({ picture }: EmailMessage): string {
  if (picture === undefined) return ''
  return `<tr><td style="padding:0"><img src="{{imagem_do_topo}}" alt="${escapeHtml(oneLine(picture))}" width="600" height="200" style="display:block;width:100%;height:auto;min-height:120px;border:0;border-radius:12px 12px 0 0;background:${ink.accent};color:#ffffff;${font};font-size:20px"></td></tr>\n`
}

function blockRow(block: Block): string {
  if (block.kind === 'button')
    return `<tr><td style="padding:8px 32px 24px"><a class="accent" href="${escapeHtml(block.url ?? '#')}" style="display:inline-block;padding:14px 28px;border-radius:999px;background:${ink.accent};color:#ffffff;${font};font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(block.text)}</a></td></tr>`
  const text = block.lines.map((pieces) => pieces.map(pieceHtml).join('')).join('<br>')
  if (block.kind === 'callout')
    return `<tr><td style="padding:8px 32px"><p class="soft" style="margin:0;padding:16px 20px;border-radius:8px;background:${ink.soft};color:#07533d;${font};font-size:18px;line-height:1.4;font-weight:600">${text}</p></td></tr>`
  return `<tr><td class="text" style="padding:12px 32px;${font};font-size:16px;line-height:1.6;color:${ink.text}">${text}</td></tr>`
}

const pieceHtml = ({ text, url }: Piece): string =>
  url
    ? `<a class="link" href="${escapeHtml(url)}" style="color:${ink.accent}">${escapeHtml(text)}</a>`
    : escapeHtml(text)
