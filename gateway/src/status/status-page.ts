import { formatDay, isoDay } from '@ag/core'
import { type Finding, rememberedDays } from './findings'
import { type PartId, partIds, type ServiceStatus, type State } from './service-status'
import { daysOfPart, type PartOfDay, summaryOf } from './status-history'

export const statusStyle = `
:root{color-scheme:light dark}
body{max-width:44rem;margin:0 auto;padding:1.5rem 1rem;background:light-dark(#f3f6f4,#0e1613);color:light-dark(#10231b,#eaf2ee);font:1rem/1.5 system-ui,sans-serif}
h1{margin:0 0 .5rem;font-size:1.75rem;line-height:1.2}
h2{margin:2rem 0 .5rem;font-size:1.25rem}
dl,.days{margin:1.5rem 0;padding:0;border:1px solid light-dark(#d5ded9,#2d3b35);border-radius:1rem;background:light-dark(#fff,#17211d);list-style:none}
dl div,.days li{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.25rem 1rem;padding:.875rem 1rem}
dl div+div,.days li+li{border-top:1px solid light-dark(#d5ded9,#2d3b35)}
dd{margin:0;font-weight:600}
.bars{display:flex;align-items:end;gap:1px;width:100%;height:2rem}
.bars i{flex:1;min-width:0;border-radius:1px;background:light-dark(#0a6b4e,#5fd3a6);height:100%}
.bars .some{background:light-dark(#a15c00,#f7ae2b);height:70%}
.bars .bad{background:light-dark(#b3261e,#ff8a80);height:45%}
.bars .none{background:light-dark(#c3cec8,#3b4a43);height:15%}
.scroll{overflow-x:auto;margin:1rem 0}
table{border-collapse:collapse;width:100%;font-size:.875rem;font-variant-numeric:tabular-nums}
th,td{padding:.375rem .625rem;border-bottom:1px solid light-dark(#d5ded9,#2d3b35);text-align:right}
th:first-child{text-align:left;font-weight:400}
thead th{font-weight:600;vertical-align:bottom}
summary{padding:.5rem 0;font-weight:600;cursor:pointer}
.note{font-size:.875rem}
a{display:inline-block;padding:.25rem 0;color:inherit}
:focus-visible{outline:3px solid #f7ae2b;outline-offset:2px}
`.replaceAll('\n', '')

const names: Record<PartId, string> = {
  pages: 'Páginas do site',
  backend: 'Contas, painel e agentes',
  database: 'Banco de dados',
  queue: 'E-mails e tarefas na fila',
}

const words: Record<State, string> = {
  working: 'Funcionando',
  slow: 'Com atraso',
  down: 'Fora do ar',
  unknown: 'Sem informação agora',
}

/** How the service does, and did by day, as a page that needs no scripts and nothing but the gateway. */
export function statusPage({ at, parts }: ServiceStatus, findings: Finding[]): string {
  const isWell = parts.every(({ state }) => state === 'working')
  const when = new Date(at).toLocaleString('pt-BR', { timeZone: 'America/Sao_Paulo' })
  return [
    '<!doctype html><html lang="pt-BR"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>Estado do serviço</title><style>${statusStyle}</style></head><body><main>`,
    '<h1>Estado do serviço</h1>',
    `<p>${isWell ? 'Tudo funcionando.' : 'Nem tudo está funcionando agora.'}</p>`,
    `<dl>${parts.map(({ id, state }) => `<div><dt>${names[id]}</dt><dd>${words[state]}</dd></div>`).join('')}</dl>`,
    `<p class="note">Verificado em <time datetime="${new Date(at).toISOString()}">${when}</time>, horário de Brasília. Uma verificação vale por 10 segundos.</p>`,
    ...historyOf(findings, isoDay(at)),
    '<p><a href="/">Ir para o início</a> · <a href="/seguranca">Segurança e dados</a></p></main></body></html>',
  ].join('')
}

function historyOf(findings: Finding[], today: string): string[] {
  const rows = partIds.map((id) => ({ id, days: daysOfPart(id, findings, today) }))
  return [
    `<h2>Últimos ${rememberedDays} dias</h2>`,
    '<p>O servidor que entrega as páginas verifica cada parte uma vez por minuto e guarda o resultado por dia. Quando ele mesmo para, nada é verificado: o dia fica com menos verificações.</p>',
    `<ul class="days">${rows.map(({ id, days }) => rowOf(id, days, findings)).join('')}</ul>`,
    '<p class="note">Cada barra é um dia. Inteira: funcionou em todas as verificações. Um pouco menor: houve atraso ou uma interrupção curta. Pela metade: fora do ar em 1% das verificações ou mais. Mínima: sem verificação.</p>',
    tableOf(rows, today),
  ]
}

function rowOf(id: PartId, days: PartOfDay[], findings: Finding[]): string {
  const { working } = summaryOf(findings.filter(({ part, state }) => part === id && state !== 'unknown'))
  const bars = days.map(({ mark }) => (mark === 'good' ? '<i></i>' : `<i class="${mark}"></i>`)).join('')
  return `<li><span>${names[id]}</span><strong>${working === undefined ? '' : 'Funcionou em '}${percent(working)}</strong><div class="bars" aria-hidden="true">${bars}</div></li>`
}

/** The same in figures, newest day first; days before the first verification would be rows of nothing. */
function tableOf(rows: { id: PartId; days: (PartOfDay & { day: string })[] }[], today: string): string {
  const seenOn = new Set(
    rows.flatMap(({ days }) => days.filter(({ seen }) => seen > 0)).map(({ day }) => day),
  )
  const [first = today] = [...seenOn].sort()
  const shown = (rows[0]?.days ?? []).map(({ day }) => day).filter((day) => day >= first)
  const head = rows.map(({ id }) => `<th scope="col">${names[id]}</th>`).join('')
  const body = shown.reverse().map((day) => {
    const ofDay = rows.map(({ days }) => days.find((one) => one.day === day))
    const cells = ofDay.map((one) => `<td>${percent(one?.working)}</td>`).join('')
    const checks = Math.max(...ofDay.map((one) => one?.seen ?? 0))
    return `<tr><th scope="row"><time datetime="${day}">${formatDay(day)}</time></th>${cells}<td>${checks.toLocaleString('pt-BR')}</td></tr>`
  })
  return `<details><summary>Ver os números de cada dia</summary><div class="scroll" role="region" aria-label="Funcionamento por dia" tabindex="0"><table><thead><tr><th scope="col">Dia</th>${head}<th scope="col">Verificações</th></tr></thead><tbody>${body.join('')}</tbody></table></div></details>`
}

/** Never '100%' where something failed. */
function percent(share: number | undefined): string {
  if (share === undefined) return 'sem verificação'
  const hundredths = Math.floor(share * 10_000) / 100
  return `${hundredths.toLocaleString('pt-BR')}%`
}
