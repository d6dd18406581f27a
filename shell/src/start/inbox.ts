/** Keeps what comes before there is anybody to take it. */
export interface Inbox<Item> {
  put: (item: Item) => void
  /** Hands over what has come so far, and everything that comes from now on. */
  take: (taker: (item: Item) => void) => void
}

/** An inbox that nobody has taken yet. */
export function createInbox<Item>(): Inbox<Item> {
  const waiting: Item[] = []
  let put = (item: Item): unknown => waiting.push(item)
  return {
    put: (item) => void put(item),
    take(taker) {
      put = taker
      waiting.forEach(taker)
    },
  }
}
