import type { SchemeName } from './schemes'
import { layouts, type Section, type SectionKind, type Site, type SiteDetails } from './site'

/** A page with every step that led to it and every step taken back. */
export interface SiteHistory {
  past: Site[]
  present: Site
  future: Site[]
  /** What the last step changed; letters typed in a row into one field are one step. */
  last: string
}

export type SiteStep =
  | { type: 'draft'; site: Site }
  | { type: 'scheme'; scheme: SchemeName }
  | { type: 'words'; section: SectionKind; key: string; text: string }
  | { type: 'fact'; key: 'name' | 'city'; text: string }
  | { type: 'detail'; key: keyof SiteDetails; text: string }
  | { type: 'layout'; section: SectionKind }
  | { type: 'move'; section: SectionKind; by: -1 | 1 }
  | { type: 'remove'; section: SectionKind }
  | { type: 'restore'; section: Section }
  | { type: 'undo' }
  | { type: 'redo' }

export const startHistory = (site: Site): SiteHistory => ({ past: [], present: site, future: [], last: '' })

/** The page after a step. A step that changes nothing is no step. */
export function takeStep(history: SiteHistory, step: SiteStep): SiteHistory {
  const { past, present, future, last } = history
  if (step.type === 'undo') {
    const before = past.at(-1)
    return before
      ? { past: past.slice(0, -1), present: before, future: [present, ...future], last: '' }
      : history
  }
  if (step.type === 'redo') {
    const [after, ...rest] = future
    return after ? { past: [...past, present], present: after, future: rest, last: '' } : history
  }
  const next = changed(present, step)
  if (next === present) return history
  const what = fieldOf(step)
  const goesOn = what !== '' && what === last
  return { past: goesOn ? past : [...past, present], present: next, future: [], last: what }
}

/** The field that a step types into; empty for any other step. */
function fieldOf(step: SiteStep): string {
  if (step.type === 'words') return `${step.section} ${step.key}`
  return step.type === 'fact' || step.type === 'detail' ? step.key : ''
}

/** May a section go up or down? The opening stays first. */
export function mayMove({ sections }: Site, section: SectionKind, by: -1 | 1): boolean {
  const from = sections.findIndex(({ kind }) => kind === section)
  const to = from + by
  return from > 0 && to > 0 && to < sections.length
}

function changed(site: Site, step: Exclude<SiteStep, { type: 'undo' | 'redo' }>): Site {
  switch (step.type) {
    case 'draft':
      return step.site
    case 'scheme':
      return step.scheme === site.scheme ? site : { ...site, scheme: step.scheme }
    case 'words':
      return withSection(site, step.section, (section) => ({
        ...section,
        words: { ...section.words, [step.key]: step.text },
      }))
    case 'fact':
      return { ...site, [step.key]: step.text }
    case 'detail':
      return { ...site, details: { ...site.details, [step.key]: step.text } }
    case 'layout':
      return withSection(site, step.section, (section) => {
        const choices = layouts[section.kind]
        return {
          ...section,
          layout: choices[(choices.indexOf(section.layout) + 1) % choices.length] ?? section.layout,
        }
      })
    case 'move':
      return mayMove(site, step.section, step.by) ? moved(site, step.section, step.by) : site
    case 'remove':
      return step.section === 'hero'
        ? site
        : { ...site, sections: site.sections.filter(({ kind }) => kind !== step.section) }
    case 'restore':
      return site.sections.some(({ kind }) => kind === step.section.kind)
        ? site
        : { ...site, sections: [...site.sections, step.section] }
  }
}

const withSection = (site: Site, kind: SectionKind, change: (section: Section) => Section): Site => ({
  ...site,
  sections: site.sections.map((section) => (section.kind === kind ? change(section) : section)),
})

function moved(site: Site, section: SectionKind, by: -1 | 1): Site {
  const from = site.sections.findIndex(({ kind }) => kind === section)
  const others = site.sections.filter(({ kind }) => kind !== section)
  return { ...site, sections: others.toSpliced(from + by, 0, ...site.sections.slice(from, from + 1)) }
}
