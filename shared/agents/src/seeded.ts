/** Random choices that come out the same for the same seed. */
export interface Seeded {
  /** From 0 up to, but not including, 1. */
  next: () => number
  /** A whole number, both ends included. */
  between: (lowest: number, highest: number) => number
  /** One entry of a list that is not empty. */
  pick: <Entry>(list: readonly Entry[]) => Entry
  /** A copy in another order. */
  shuffle: <Entry>(list: readonly Entry[]) => Entry[]
}

/** Starts a row of random choices from any text, such as what a visitor typed. */
export function seeded(seed: string): Seeded {
  const next = mulberry32(hashOf(seed))
  const between = (lowest: number, highest: number) => lowest + Math.floor(next() * (highest - lowest + 1))
  return {
    next,
    between,
    pick: <Entry>(list: readonly Entry[]) => list[between(0, list.length - 1)] as Entry,
    shuffle: (list) => {
      const rest = [...list]
      return list.flatMap(() => rest.splice(between(0, rest.length - 1), 1))
    },
  }
}

/** FNV-1a: texts that differ in one letter start far from each other. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x100000000
  }
}
