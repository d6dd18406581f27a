import type { ChatPage } from '@ag/contracts'
import { escapeHtml } from '../html/escape-html'

export const chatStyle = `
:root{color-scheme:light dark;--ground:light-dark(#f3f6f4,#0e1613);--surface:light-dark(#fff,#17211d);--ink:light-dark(#10231b,#eaf2ee);--soft:light-dark(#4d5f57,#a9bab2);--line:light-dark(#d5ded9,#2d3b35);--own:light-dark(#0c4a35,#1f6b4f);--own-ink:#fff;--focus:#f7ae2b}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:grid;grid-template-rows:auto 1fr auto;max-width:44rem;margin-inline:auto;background:var(--ground);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
html{background:var(--ground)}
header{position:sticky;top:0;padding:.875rem 1rem;background:var(--surface);border-bottom:1px solid var(--line)}
h1{margin:0;font-size:1.125rem;line-height:1.3;overflow-wrap:anywhere}
header p{margin:0;color:var(--soft);font-size:.875rem}
main{padding:1rem;display:flex;flex-direction:column;gap:.75rem;min-width:0}
#log{display:flex;flex-direction:column;gap:.5rem}
#log p{margin:0;scroll-margin-bottom:10rem;max-width:85%;padding:.5rem .75rem;border-radius:1rem;background:var(--surface);border:1px solid var(--line);white-space:pre-line;overflow-wrap:anywhere}
#log p[data-from=customer]{align-self:flex-end;background:var(--own);color:var(--own-ink);border-color:transparent}
#log b{display:block;font-size:.8125rem;font-weight:600;color:var(--soft)}
#log p[data-from=customer] b{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
#log p[data-state=sending]{opacity:.75}
#replies{display:flex;flex-wrap:wrap;gap:.5rem}
button{min-height:2.75rem;padding:.5rem 1rem;border:1px solid var(--line);border-radius:1.375rem;background:var(--surface);color:inherit;font:inherit;cursor:pointer}
#log button{min-height:2rem;margin-top:.25rem;color:var(--ink)}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
form{position:sticky;bottom:0;display:flex;gap:.5rem;align-items:flex-end;padding:.75rem 1rem;background:var(--surface);border-top:1px solid var(--line)}
form label{flex:1;min-width:0}
form label span{display:block;margin-bottom:.375rem;font-size:.8125rem;color:var(--soft)}
textarea{display:block;width:100%;min-height:2.75rem;max-height:9rem;padding:.5rem .75rem;border:1px solid light-dark(#6d7f77,#7c8f86);border-radius:.75rem;background:var(--ground);color:inherit;font:inherit;resize:none;field-sizing:content}
form button{background:var(--own);color:var(--own-ink);border-color:transparent;font-weight:600}
.small{margin:0;color:var(--soft);font-size:.8125rem}
.small a{color:inherit}
#status:empty{display:none}
@media (prefers-reduced-motion:no-preference){#log p{animation:in .15s}@keyframes in{from{opacity:0}}}
@media (forced-colors:active){button,textarea,#log p{border-color:CanvasText}}
`.replaceAll('\n', '')

/** A company's page to talk to it: a light document of its own, so that a phone on a slow line can write at once. */
export function chatPage(slug: string, { name, greeting, suggestions, is_open }: ChatPage): string {
  const company = escapeHtml(name)
  return document(`Fale com ${company}`, [
    `<header><h1>${company}</h1><p id="who">${is_open ? 'Agente de IA respondendo' : 'Atendimento em pausa'}</p></header>`,
    `<main data-slug="${slug}">`,
    is_open
      ? [
          `<div id="log" role="log" aria-label="Conversa com ${company}" tabindex="0"><p data-from="agent"><b>Agente</b>${escapeHtml(greeting)}</p></div>`,
          `<div id="replies" role="group" aria-label="Respostas rápidas">${suggestions.map((each) => `<button type="button">${escapeHtml(each)}</button>`).join('')}</div>`,
          '<p id="status" class="small" role="status"></p>',
          '<noscript><p>Para conversar por aqui, ative o JavaScript do navegador.</p></noscript>',
          `<p class="small">A equipe de ${company} lê as mensagens. Não envie senhas nem dados de cartão. <a href="/privacy" target="_blank" rel="noopener">Privacidade (abre em nova aba)</a></p>`,
          '</main><form id="form" aria-label="Nova mensagem"><label><span>Sua mensagem</span><textarea name="text" rows="1" maxlength="1000" required enterkeyhint="send"></textarea></label><button>Enviar</button></form>',
          '<script src="/c/chat.js" defer></script>',
        ].join('')
      : `<p>O atendimento por aqui está em pausa. Fale com ${company} por outro canal.</p></main>`,
  ])
}

/** What stands there in place of a page that cannot be shown. */
export const chatNotice = (title: string, words: string) =>
  document(title, [
    `<header><h1>${title}</h1></header><main><p>${words}</p><p><a href="/">Ir para o início</a></p></main>`,
  ])

const document = (title: string, parts: string[]) =>
  [
    '<!doctype html><html lang="pt-BR"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">',
    `<title>${title}</title><style>${chatStyle}</style></head><body>`,
    ...parts,
    '</body></html>',
  ].join('')
