/** What is chosen in the query of an address; nothing, or an empty text, takes a choice back. */
export type ParamChange = Record<string, string | undefined>

/** A query with some of its parameters changed; the rest stay. */
export function withParams(before: URLSearchParams, change: ParamChange): URLSearchParams {
  const next = new URLSearchParams(before)
  for (const [name, value] of Object.entries(change))
    if (value) next.set(name, value)
    else next.delete(name)
  return next
}
