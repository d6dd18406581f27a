import { seeded } from '../../seeded'

/* How rows of an evaluation become the files that somebody would send. */

/** Random choices of a business: the first of a list are the most usual. */
export function seededBusiness(seed: string) {
  const { next, between } = seeded(seed)
  return {
    next,
    whole: between,
    pick: <Entry>(entries: readonly Entry[]): Entry =>
      entries[Math.floor(next() ** 1.3 * entries.length)] as Entry,
    /** One of these, by weight. */
    among: <Entry>(...entries: [entry: Entry, weight: number][]): Entry => {
      let at = next() * entries.reduce((total, [, weight]) => total + weight, 0)
      for (const [entry, weight] of entries) {
        at -= weight
        if (at < 0) return entry
      }
      return (entries[0] as [Entry, number])[0]
    },
  }
}

/** An amount in whole cents. */
export const cents = (value: number): number => Math.round(value * 100) / 100

/** Days in a row, '2026-01-31' as text. */
export const daysFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, day) =>
    new Date(Date.parse(first) + day * 864e5).toISOString().slice(0, 10),
  )

/** '31/01/2026' */
export const brazilianDay = (day: string) => day.split('-').reverse().join('/')

/** '1234,50' */
export const commaPrice = (value: number) => `R$ ${value.toFixed(2).replace('.', ',')}`

export const fileOf = (name: string, header: string, rows: string[]) => ({
  name,
  text: `${header}\r\n${rows.join('\r\n')}\r\n`,
})
