import { capitalize } from '@ag/core'
import { seeded } from '../seeded'
import { type BusinessKind, type BusinessKindId, businessKinds, type Facts } from './business-kinds'
import type { Contacts } from './contact-ways'
import type { SchemeName } from './schemes'

/** A page before it is drawn: everything that somebody can change about it. */
export interface Site {
  kind: BusinessKindId
  name: string
  city: string
  scheme: SchemeName
  sections: Section[]
  /** What a company tells beyond its sections; whatever is empty leaves nothing behind. */
  details?: Partial<SiteDetails>
}

export interface SiteDetails extends Contacts {
  /** Of the document, instead of the one that is made from name and city. */
  title: string
  /** For search engines and previews, instead of the opening's text. */
  description: string
}

export interface Section {
  kind: SectionKind
  layout: string
  words: Record<string, string>
}

/** The words of each kind of section, in the order they are edited; `lines` hold one entry a line. */
export const sectionFields = {
  hero: [{ key: 'title' }, { key: 'text' }, { key: 'call' }, { key: 'alt' }],
  offer: [{ key: 'title' }, { key: 'items', lines: true }],
  about: [{ key: 'title' }, { key: 'text' }, { key: 'alt' }],
  hours: [{ key: 'title' }, { key: 'items', lines: true }],
  questions: [{ key: 'title' }, { key: 'items', lines: true }],
  contact: [{ key: 'title' }, { key: 'text' }, { key: 'email' }],
} satisfies Record<string, { key: string; lines?: boolean }[]>

export type SectionKind = keyof typeof sectionFields
export const sectionKinds = Object.keys(sectionFields) as SectionKind[]

/** The ways to lay each section out. */
export const layouts: Record<SectionKind, string[]> = {
  hero: ['split', 'cover', 'centered'],
  offer: ['cards', 'rows'],
  about: ['beside', 'quote'],
  hours: ['table'],
  questions: ['list'],
  contact: ['form'],
}

/** Drafts a page. The same kind, facts and version give the same page; another version gives other layouts and words. */
export function draftSite(kind: BusinessKindId, facts: Facts, version = 0): Site {
  const { sample, schemes, openings }: BusinessKind = businessKinds[kind]
  const name = facts.name.trim() || sample.name
  const city = facts.city.trim() || sample.city
  const random = seeded(`${kind} ${name} ${city} ${version}`)
  const turn = (length: number) => version % length
  const opening = openings[turn(openings.length)]
  return {
    kind,
    name,
    city,
    scheme: schemes[turn(schemes.length)] ?? schemes[0],
    sections: sectionKinds.map((section) => ({
      kind: section,
      layout: section === 'hero' ? (layouts.hero[turn(3)] ?? 'split') : random.pick(layouts[section]),
      words: filledIn(firstWords(section, kind, facts.offer.trim() || sample.offer, opening), name, city),
    })),
  }
}

/** The words a section begins with. */
function firstWords(
  section: SectionKind,
  kind: BusinessKindId,
  offer: string,
  opening = businessKinds[kind].openings[0],
): Record<string, string> {
  const { call, offerTitle, offerLines, about, hours, questions, contact, picture } = businessKinds[kind]
  const words: Record<SectionKind, Record<string, string>> = {
    hero: { title: opening?.title ?? '', text: opening?.text ?? '', call, alt: picture },
    offer: { title: offerTitle, items: offered(offer, offerLines).join('\n') },
    about: { ...about, alt: 'Fachada de {nome}, com toldo listrado e porta aberta' },
    hours: { title: 'Quando abrimos', items: hours.join('\n') },
    questions: { title: 'Perguntas frequentes', items: questions.join('\n') },
    contact: { ...contact, email: 'contato@exemplo.com.br' },
  }
  return words[section]
}

/** 'pães, bolos' → 'Pães: Preparo do dia.' and so on, six at most. */
function offered(offer: string, lines: string[]): string[] {
  return offer
    .split(/[,;\n]/)
    .map((item) => item.trim())
    .filter(Boolean)
    .slice(0, 6)
    .map((item, index) => `${capitalize(item)}: ${lines[index % lines.length]}`)
}

const filledIn = (words: Record<string, string>, name: string, city: string) =>
  Object.fromEntries(
    Object.entries(words).map(([key, text]) => [
      key,
      text.replaceAll(/\{nome\}|\{cidade\}/g, (mark) => (mark === '{nome}' ? name : city)),
    ]),
  )
