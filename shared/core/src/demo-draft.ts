/** What a visitor made in an agent's demo, on its way to the account. */
export interface DemoDraft {
  /** Product id of the agent. */
  agent: string
  /** One line that tells it. */
  summary: string
  /** The business that it is about, where one was named. */
  company?: string
  /** The demo's own state. */
  content: Record<string, unknown>
}

/** Under this name the browser's local storage keeps it, and only once somebody goes on to the sign-up with it. */
export const demoDraftKey = 'ag.demo'
export const demoDraftDays = 30
/** Longest content, in letters of its JSON: what the contract takes, without the contract's weight. */
export const longestDemoDraft = 32_000

/** A draft as it is stored; undefined when it is too long to be taken along. */
export function storedDraft(draft: DemoDraft, now: number): string | undefined {
  if (JSON.stringify(draft.content).length > longestDemoDraft) return undefined
  return JSON.stringify({ ...draft, made_at: now })
}

/** The draft of an agent in what is stored; undefined for another agent's, an old one and anything else. */
export function draftIn(stored: string | undefined, agent: string, now: number): DemoDraft | undefined {
  const found = read(stored)
  if (!found || found.agent !== agent || typeof found.summary !== 'string') return undefined
  if (!(Number(found.made_at) > now - demoDraftDays * 86_400_000)) return undefined
  if (typeof found.content !== 'object' || found.content === null) return undefined
  const { summary, company, content } = found
  return {
    agent,
    summary,
    ...(typeof company === 'string' && { company }),
    content: content as DemoDraft['content'],
  }
}

function read(stored: string | undefined): Record<string, unknown> | undefined {
  try {
    const found: unknown = JSON.parse(stored ?? 'null')
    return typeof found === 'object' && found !== null ? { ...found } : undefined
  } catch {
    return undefined
  }
}
