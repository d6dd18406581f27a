/** Where the time comes from; tests bring their own. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()

export const seconds = (count: number) => count * 1000
export const minutes = (count: number) => seconds(count * 60)
export const hours = (count: number) => minutes(count * 60)
export const days = (count: number) => hours(count * 24)

/** The moment that lies `span` milliseconds after `moment`. */
export const after = (moment: Date, span: number) => new Date(moment.getTime() + span)

/** Clocks of processes and of those who report differ by less. */
export const clocksDiffer = minutes(5)
