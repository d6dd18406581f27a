/** What one product used of one meter on one day. */
export interface DayOfUsage {
  product_id: string
  meter: string
  day: string
  quantity: number
}

/** The days of a product's trial, both included. */
export interface Trial {
  product_id: string
  first: string
  last: string
}

/** Of each meter, while a product is tried out. */
export const freeInTrial = 1000

/** Tells for every day how much of it is charged: the first thousand units of a trial are free, the oldest days first. */
export function chargedUsage<Day extends DayOfUsage>(
  usage: readonly Day[],
  trials: readonly Trial[],
): Array<Day & { charged: number }> {
  const left = new Map<string, number>()
  return usage
    .toSorted((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)))
    .map((entry) => {
      if (!trials.some((trial) => isIn(trial, entry))) return { ...entry, charged: entry.quantity }
      const key = `${entry.product_id} ${entry.meter}`
      const free = Math.min(entry.quantity, left.get(key) ?? freeInTrial)
      left.set(key, (left.get(key) ?? freeInTrial) - free)
      return { ...entry, charged: entry.quantity - free }
    })
}

/** Units of a meter that trials leave free from a day on, whatever has been used of them before it. */
export function freeUnits(
  meter: string,
  usage: readonly DayOfUsage[],
  trials: readonly Trial[],
  from: string,
): number {
  return trials
    .filter(({ last }) => last >= from)
    .map((trial) => {
      const before = usage
        .filter((entry) => entry.meter === meter && entry.day < from && isIn(trial, entry))
        .reduce((sum, { quantity }) => sum + quantity, 0)
      return Math.max(0, freeInTrial - before)
    })
    .reduce((sum, free) => sum + free, 0)
}

const isIn = (trial: Trial, { product_id, day }: DayOfUsage) =>
  trial.product_id === product_id && trial.first <= day && day <= trial.last
