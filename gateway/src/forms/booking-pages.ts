import type { ErrorReply, Meeting } from '@ag/contracts'
import { formatFullDay, formatTime } from '@ag/core'
import { escapeHtml } from '../html/escape-html'
import type { BookingFields } from './booking-fields'

export const bookingStyle = [
  ':root{color-scheme:light dark}',
  'body{font:1.0625rem/1.5 system-ui,sans-serif;max-width:36rem;margin:2rem auto;padding:0 1rem}',
  'label,legend{display:block;margin-top:1rem;font-weight:600}',
  'fieldset{padding:0;border:0}fieldset label{font-weight:400;margin-top:.5rem}',
  'input:not([type=radio],[type=checkbox]),textarea,select{box-sizing:border-box;width:100%;padding:.6rem;font:inherit}',
  'button{margin-top:1.5rem;padding:.75rem 1.5rem;font:inherit;font-weight:600}',
  '.error{color:#b3261e;font-weight:400}',
  '@media (prefers-color-scheme:dark){.error{color:#ffb4ab}}',
].join('')

/** Says that the meeting is booked, and how to keep, move or cancel it. */
export function bookedPage({ status, start_at, contact_info, ics_url, manage_url }: Meeting): string {
  const day = formatFullDay(start_at)
  const hour = formatTime(start_at)
  const title = status === 'pending' ? 'Pedido de reunião recebido' : 'Reunião confirmada'
  const words =
    status === 'pending'
      ? `Recebemos o seu pedido para ${day} às ${hour}. Vamos responder para ${contact_info.email}.`
      : `Reunião confirmada para ${day} às ${hour}. Enviamos o convite para ${contact_info.email}.`
  return page(title, [
    `<h1>${title}</h1><p>${escapeHtml(words)}</p><p>Horário de Brasília.</p>`,
    `<p><a href="${escapeHtml(ics_url)}">Adicionar à agenda</a></p>`,
    `<p><a href="${escapeHtml(manage_url)}">Remarcar ou cancelar</a></p>`,
    '<p><a href="/">Voltar ao início</a></p>',
  ])
}

/** Says what keeps the meeting from being booked, with all that was filled in and other times where there are some. */
export function refusedPage(fields: BookingFields, refusal: ErrorReply): string {
  const title = 'Não foi possível agendar'
  const message = refusal.userMessage ?? refusal.message
  const wrong = new Map(refusal.errors.map((error) => [error.field.split('.').at(-1), error.message]))
  const error = (name: string) => {
    const words = wrong.get(name)
    return words ? ` <span class="error" id="${name}-error">${escapeHtml(words)}</span>` : ''
  }
  const state = (name: string) =>
    wrong.has(name) ? ` aria-invalid="true" aria-describedby="${name}-error"` : ''
  const input = (name: keyof BookingFields, label: string, attributes: string) =>
    `<label for="${name}">${label}${error(name)}</label>` +
    `<input id="${name}" name="${name}" value="${escapeHtml(fields[name] ?? '')}" ${attributes}${state(name)}>`
  return page(title, [
    `<h1>${title}</h1><p role="alert">${escapeHtml(message)}</p>`,
    '<form method="post" action="/consultation">',
    times(fields, refusal, error('preferred_time')),
    `<fieldset><legend>Canal${error('channel')}</legend>`,
    ...Object.entries(channels).map(
      ([value, label]) =>
        `<label><input type="radio" name="channel" value="${value}"${checked(fields.channel === value)}> ${label}</label>`,
    ),
    '</fieldset>',
    input('name', 'Nome completo', 'autocomplete="name" required'),
    input('email', 'E-mail', 'type="email" autocomplete="email" required'),
    input('phone', 'Telefone com DDD', 'type="tel" autocomplete="tel"'),
    input('company', 'Empresa (opcional)', 'autocomplete="organization"'),
    `<label for="notes">Observações (opcional)${error('notes')}</label>`,
    `<textarea id="notes" name="notes" rows="3"${state('notes')}>${escapeHtml(fields.notes ?? '')}</textarea>`,
    `<p><label><input type="checkbox" name="consent" value="true"${checked(fields.consent !== undefined)}${state('consent')}> `,
    `Concordo com o uso destes dados para agendar e realizar a reunião.${error('consent')}</label></p>`,
    fields.product_id
      ? `<input type="hidden" name="product_id" value="${escapeHtml(fields.product_id)}">`
      : '',
    '<button>Confirmar reunião</button></form>',
    '<p><a href="/consultation">Escolher outro horário</a></p>',
  ])
}

/** The nearest free times where the one that was asked for is gone, otherwise that one again. */
function times({ preferred_time = '' }: BookingFields, { alternatives = [] }: ErrorReply, error: string) {
  if (alternatives.length === 0) {
    const known = Number.isNaN(Date.parse(preferred_time))
    const words = known
      ? ''
      : `<p>${escapeHtml(`${formatFullDay(preferred_time)}, ${formatTime(preferred_time)}`)}</p>`
    return `${words}${error}<input type="hidden" name="preferred_time" value="${escapeHtml(preferred_time)}">`
  }
  return [
    `<fieldset><legend>Horários livres mais próximos (horário de Brasília)${error}</legend>`,
    ...alternatives.map(
      ({ start_at, label }, index) =>
        `<label><input type="radio" name="preferred_time" value="${escapeHtml(start_at)}"${checked(index === 0)}> ${escapeHtml(label)}</label>`,
    ),
    '</fieldset>',
  ].join('')
}

const channels = { video: 'Videochamada', phone: 'Telefone', whatsapp: 'WhatsApp' }

const checked = (is: boolean) => (is ? ' checked' : '')

const page = (title: string, parts: string[]) =>
  [
    '<!doctype html><html lang="pt-BR"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title><style>${bookingStyle}</style></head><body><main>`,
    ...parts,
    '</main></body></html>',
  ].join('')
