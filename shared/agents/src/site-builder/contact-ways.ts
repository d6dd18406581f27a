import { addressPart, el, type PageElement } from './page-node'

/** How else a business is found or reached, as its owner typed it; all of it may be empty. */
export interface Contacts {
  address: string
  phone: string
  whatsapp: string
  instagram: string
}

/** The ways that can be told from what was typed, as a list; nothing where there is none. */
export function contactWays(contacts: Partial<Contacts> = {}): PageElement | undefined {
  const { address = '', phone = '', whatsapp = '', instagram = '' } = contacts
  const [place, called, chatted, name] = [
    address.trim(),
    dialled(phone),
    dialled(whatsapp),
    instagramName(instagram),
  ]
  const ways = [
    place !== '' &&
      way('Endereço', place, `https://www.google.com/maps/search/?api=1&query=${addressPart(place)}`),
    called !== undefined && way('Telefone', phone.trim(), `tel:${called}`),
    chatted !== undefined && way('WhatsApp', whatsapp.trim(), `https://wa.me/${chatted.slice(1)}`),
    name !== undefined && way('Instagram', `@${name}`, `https://www.instagram.com/${name}/`),
  ].filter((each) => each !== false)
  return ways.length > 0 ? el('ul', { class: 'ways' }, ...ways) : undefined
}

const way = (label: string, text: string, href: string) =>
  el('li', {}, el('b', {}, `${label}: `), el('a', { href, rel: 'noopener noreferrer' }, text))

/** '(11) 91234-5678' → '+5511912345678'; undefined for what nobody can dial. */
export function dialled(text: string): string | undefined {
  if (!/^[\d\s()+.-]*$/.test(text)) return undefined
  const digits = text.replace(/\D/g, '')
  if (text.trim().startsWith('+')) return /^\d{8,15}$/.test(digits) ? `+${digits}` : undefined
  return /^[1-9]{2}(?:9\d{8}|[2-5]\d{7})$/.test(digits) ? `+55${digits}` : undefined
}

/** '@padaria', 'padaria' or the address of its profile → 'padaria'; undefined for anything else. */
export function instagramName(text: string): string | undefined {
  const [, name] =
    /^(?:(?:https:\/\/)?(?:www\.)?instagram\.com\/|@)?([A-Za-z0-9._]{1,30})\/?$/.exec(text.trim()) ?? []
  return name
}
