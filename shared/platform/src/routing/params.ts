/** What the variable parts of an address are, by name. */
export type Params = Readonly<Record<string, string | undefined>>
