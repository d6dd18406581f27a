/** What a mail says, as text and as HTML. */
export interface MailWords {
  subject: string
  greeting: string
  paragraphs: string[]
  button?: { label: string; href: string }
  /** Small print under the button. */
  after?: string[]
}

/**
 * Colours and room of a mail. What every program reads is written beside each element; programs that know dark mode or
 * small screens take the rest from here.
 */
const style = `
:root{color-scheme:light dark}
p{margin:0 0 16px}
@media (max-width:480px){.page{padding:0!important}.card{padding:28px 20px!important;border-radius:0!important}}
@media (prefers-color-scheme:dark){
.page{background:#0c1411!important;color:#eaf2ee!important}
.card{background:#17211d!important}
.small,.small a{color:#a9bab2!important}
.button{background:#5fd3a6!important;color:#06251a!important}
}
`.replaceAll('\n', '')

const small = 'class="small" style="color:#52605a;font-size:14px"'

/** A mail as a page: words first, one button, small print. Every value is escaped. */
export function mailHtml(
  { subject, greeting, paragraphs, button, after = [] }: MailWords,
  company: string,
): string {
  const lines = (words: string[]) => words.map((line) => `<p>${whole(escapeHtml(line))}</p>`)
  // What others wrote stands above: only our own small print has links.
  const smallLines = (words: string[]) =>
    words.map((line) => `<p ${small}>${linked(whole(escapeHtml(line)))}</p>`)
  return [
    '<!doctype html>',
    '<html lang="pt-BR">',
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeHtml(subject)}</title><style>${style}</style></head>`,
    '<body class="page" style="margin:0;padding:24px;background:#f3f6f4;color:#13201b;font:16px/1.5 system-ui,-apple-system,\'Segoe UI\',Roboto,sans-serif">',
    '<div class="card" style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border-radius:16px;overflow-wrap:anywhere">',
    `<h1 style="font-size:22px;line-height:1.25;margin:0 0 16px">${escapeHtml(subject)}</h1>`,
    ...lines([greeting, ...paragraphs]),
    ...(button ? [buttonHtml(button)] : []),
    ...smallLines([...after, company]),
    '</div>',
    '</body>',
    '</html>',
  ].join('\n')
}

/** What is read as one word stays whole where a line ends. */
const whole = (html: string): string =>
  html.replace(/\b(?:e-mails?|\d{4}-\d{6})\b/g, '<span style="white-space:nowrap">$&</span>')

const linked = (html: string): string =>
  html.replace(/https?:\/\/[^\s<]*[\w/]/g, '<a href="$&" style="color:inherit">$&</a>')

function buttonHtml({ label, href }: { label: string; href: string }): string {
  const target = escapeHtml(href)
  return [
    `<p><a class="button" href="${target}" style="display:inline-block;padding:12px 22px;background:#0a6b4e;color:#ffffff;border-radius:999px;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>`,
    `<p ${small}>Se o botão não funcionar, copie este endereço no navegador:<br><a href="${target}" style="color:#52605a">${target}</a></p>`,
  ].join('\n')
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
