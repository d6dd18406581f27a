import { el, type PageElement, type PageNode } from './page-node'

/** What a visitor writes to a business. */
export interface Message {
  name: string
  /** A mail address or a telephone number. */
  contact: string
  message: string
}

/** A form that is sent to the page's own origin, without any script. */
export interface MessageForm {
  /** Path that takes it. */
  action: string
  /** Proves that the page was asked for before the form was sent. */
  stamp: string
  /** What was typed before, and what is wrong with it. */
  typed?: Message
  errors?: Partial<Record<keyof Message, string>>
}

/** The form's fields by their names on the wire; `trap` is unseen, and whoever fills it in is a machine. */
const messageFields = {
  name: 'nome',
  contact: 'contato',
  message: 'mensagem',
  trap: 'site',
  stamp: 'marca',
} as const

/** The form of a page that is published. */
export function messageForm({ action, stamp, typed, errors = {} }: MessageForm): PageElement {
  const given = (key: keyof Message) => ({ value: typed?.[key] ?? '', error: errors[key] })
  return el(
    'form',
    { action, method: 'post', 'aria-label': 'Contato' },
    field(messageFields.name, 'Seu nome', 'input', { autocomplete: 'name', maxlength: '100' }, given('name')),
    field(
      messageFields.contact,
      'Seu e-mail ou telefone com DDD',
      'input',
      { autocomplete: 'email', maxlength: '254' },
      given('contact'),
    ),
    field(messageFields.message, 'Mensagem', 'textarea', { rows: '4', maxlength: '2000' }, given('message')),
    el(
      'div',
      { class: 'trap', 'aria-hidden': 'true' },
      el('label', { for: messageFields.trap }, 'Não preencha este campo'),
      el('input', { id: messageFields.trap, name: messageFields.trap, tabindex: '-1', autocomplete: 'off' }),
    ),
    el('input', { type: 'hidden', name: messageFields.stamp, value: stamp }),
    el('button', { class: 'action', type: 'submit' }, 'Enviar mensagem'),
    el('p', { class: 'note' }, 'Usamos seus dados só para responder você.'),
  )
}

/** A field that has to be filled in, with its label and what is wrong with it. */
export function field(
  name: string,
  label: string,
  tag: 'input' | 'textarea',
  attributes: PageElement['attributes'],
  { value = '', error }: { value?: string; error?: string | undefined } = {},
): PageNode {
  // Sections have ids too, for the links to them.
  const id = `campo-${name}`
  const wrong = `${id}-erro`
  const control = {
    id,
    name,
    ...attributes,
    required: true as const,
    ...(error && { 'aria-invalid': 'true', 'aria-describedby': wrong }),
  }
  return el(
    'div',
    {},
    el('label', { for: id }, label),
    Boolean(error) && el('p', { class: 'error', id: wrong }, error ?? ''),
    // A parser takes the first line end of a text area away.
    tag === 'input'
      ? el(tag, { ...control, ...(value && { value }) })
      : el(tag, control, value !== '' && `\n${value}`),
  )
}
