/** One of a list that people choose from. */
export interface Named {
  id: string
  name: string
}

/** The name of one of a list. */
export const nameOf = (list: readonly Named[], id: string): string =>
  list.find((entry) => entry.id === id)?.name ?? ''
