import type { ServiceStatus } from './service-status'

export const statusStyle = `
:root{color-scheme:light dark}
body{max-width:44rem;margin:0 auto;padding:1.5rem 1rem;background:light-dark(#f3f6f4,#0e1613);color:light-dark(#10231b,#eaf2ee);font:1rem/1.5 system-ui,sans-serif}
h1{margin:0 0 .5rem;font-size:1.75rem;line-height:1.2}
dl{margin:1.5rem 0;border:1px solid light-dark(#d5ded9,#2d3b35);border-radius:1rem;background:light-dark(#fff,#17211d)}
dl div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.25rem 1rem;padding:.875rem 1rem}
dl div+div{border-top:1px solid light-dark(#d5ded9,#2d3b35)}
dd{margin:0;font-weight:600}
a{display:inline-block;padding:.25rem 0;color:inherit}
:focus-visible{outline:3px solid #f7ae2b;outline-offset:2px}
`.replaceAll('\n', '')

const words = {
  working: 'Funcionando',
  slow: 'Com atraso',
  down: 'Fora do ar',
  unknown: 'Sem informação agora',
}

/** How the service does, as a page that needs no scripts and nothing but the gateway. */
export function statusPage({ at, parts }: ServiceStatus): string {
  const isWell = parts.every(({ state }) => state === 'working')
  const when = new Date(at).toLocaleString('pt-BR', { timeZone: 'America/Sao_Paulo' })
  return [
    '<!doctype html><html lang="pt-BR"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>Estado do serviço</title><style>${statusStyle}</style></head><body><main>`,
    '<h1>Estado do serviço</h1>',
    `<p>${isWell ? 'Tudo funcionando.' : 'Nem tudo está funcionando agora.'}</p>`,
    `<dl>${parts.map(({ name, state }) => `<div><dt>${name}</dt><dd>${words[state]}</dd></div>`).join('')}</dl>`,
    `<p>Verificado em <time datetime="${new Date(at).toISOString()}">${when}</time>, horário de Brasília. Uma verificação vale por 10 segundos. Não guardamos aqui o histórico de dias anteriores.</p>`,
    '<p><a href="/">Ir para o início</a></p></main></body></html>',
  ].join('')
}
