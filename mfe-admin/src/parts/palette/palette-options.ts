import { type AdminFound, type Endpoint, getAuditFile, getLeadsFile } from '@ag/contracts'
import { describeError, formatBRL, formatDay, formatTime, toCents, withoutAccents } from '@ag/core'
import { callFile, notify, signOut } from '@ag/platform'
import { saveFile } from '@ag/ui/work'
import { adminSections, partAddress } from '../admin-page/sections'
import { texts } from './texts'

/** One thing that can be chosen: a place to go to, or something to be done. */
export interface PaletteOption {
  key: string
  name: string
  /** What tells it from others of its name. */
  detail: string
  act: string | (() => Promise<void>)
}

export interface PaletteGroup {
  name: string
  options: PaletteOption[]
}

type May = (permission: string) => boolean

const mostOfAGroup = 8

/** What there is without asking anybody: actions and screens of whoever looks, narrowed by what is typed. */
export function ownGroups(may: May, typed: string): PaletteGroup[] {
  const wanted = wordsOf(typed)
  return [
    {
      name: texts.groups.actions,
      options: actions.filter(({ permission }) => !permission || may(permission)),
    },
    { name: texts.groups.screens, options: screens.filter(({ permission }) => may(permission)) },
  ].map(({ name, options }) => ({
    name,
    options:
      wanted.length === 0
        ? options
        : options.filter((option) => meets(option, wanted)).slice(0, mostOfAGroup),
  }))
}

/** What the server found, as things to go to. */
export const foundGroups = ({ customers, invoices, meetings, products }: AdminFound): PaletteGroup[] => [
  {
    name: texts.groups.customers,
    options: customers.map(({ id, name, email }) =>
      place(`/admin?aba=clientes&cliente=${encodeURIComponent(id)}`, name, email ?? ''),
    ),
  },
  {
    name: texts.groups.invoices,
    options: invoices.map(({ number, company, total }) =>
      place(`/admin?aba=faturas&q=${encodeURIComponent(number)}`, number, `${company}, ${reais(total)}`),
    ),
  },
  {
    name: texts.groups.meetings,
    options: meetings.map(({ id, name, company, start_at }) =>
      place(
        `/admin/meetings?aba=lista&reuniao=${encodeURIComponent(id)}`,
        name,
        `${company}, ${formatDay(start_at)} ${formatTime(start_at)}`,
      ),
    ),
  },
  {
    name: texts.groups.products,
    options: products.map(({ id, name, is_active }) =>
      place(`/admin/products?produto=${encodeURIComponent(id)}`, name, is_active ? '' : texts.hidden),
    ),
  },
]

const reais = (amount: number) => formatBRL(toCents(amount))
const place = (to: string, name: string, detail = ''): PaletteOption => ({ key: to, name, detail, act: to })
const file = (name: string, endpoint: Endpoint, fileName: string): PaletteOption => ({
  key: fileName,
  name,
  detail: '',
  act: async () => {
    try {
      saveFile(fileName, await callFile(endpoint))
    } catch (error) {
      notify({ type: 'error', ...describeError(error), action: undefined })
    }
  },
})

const screens = adminSections.flatMap(({ path, name: section, parts }) =>
  parts.map(({ id, name, permission }) => ({ ...place(partAddress(path, id), name, section), permission })),
)

const { actions: names } = texts
const actions: (PaletteOption & { permission?: string })[] = [
  { ...place('/admin/products?produto=novo', names.newProduct), permission: 'products:write' },
  { ...place('/admin?aba=faturas&status=overdue', names.overdue), permission: 'billing:read' },
  { ...place('/admin?aba=faturas&failed=true', names.failedPayments), permission: 'billing:read' },
  { ...place('/admin?aba=faturas&to_send_back=true', names.refundsToSend), permission: 'billing:read' },
  {
    ...place('/admin/meetings?aba=lista&status=pending', names.pendingMeetings),
    permission: 'meetings:read',
  },
  { ...file(names.leadsFile, getLeadsFile, 'leads.csv'), permission: 'leads:read' },
  { ...file(names.auditFile, getAuditFile, 'auditoria.csv'), permission: 'audit:read' },
  place('/dashboard', names.dashboard),
  place('/', names.site),
  { key: 'sign-out', name: names.signOut, detail: '', act: signOut },
]

const wordsOf = (text: string): string[] => withoutAccents(text.toLowerCase()).match(/[a-z0-9]+/g) ?? []

/** Does every word that is typed begin one of its words? */
function meets({ name, detail }: PaletteOption, wanted: readonly string[]): boolean {
  const own = wordsOf(`${name} ${detail}`)
  return wanted.every((word) => own.some((each) => each.startsWith(word)))
}
