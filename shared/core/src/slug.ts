import { withoutAccents } from './without-accents'

/** A name for addresses and files: 'Jurídico & Cia.' → 'juridico-cia'. */
export const slugOf = (name: string): string =>
  withoutAccents(name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
