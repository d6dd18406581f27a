export interface BreakerRules {
  /** Calls older than this are forgotten, in milliseconds. */
  window: number
  /** Fewer calls than this prove nothing. */
  minimum: number
  /** Share of failed calls that opens it. */
  ratio: number
  /** How long it stays open before one call may try: short enough for pages that heal within five seconds. */
  rest: number
}

export const usualRules: BreakerRules = { window: 10_000, minimum: 20, ratio: 0.5, rest: 1_000 }

/** How a call ended; one that the client gave up tells nothing. */
export type CallOutcome = 'good' | 'bad' | 'unknown'

/** Stops calling a backend that fails, so that it can recover and visitors need not wait. Time comes in from outside. */
export class Breaker {
  private calls: { at: number; bad: boolean }[] = []
  private openUntil: number | undefined
  private probing = false

  constructor(private readonly rules: BreakerRules = usualRules) {}

  /** May a call be made now? Whoever gets a yes must settle it. */
  admit(now: number): boolean {
    if (this.openUntil === undefined) return true
    if (now < this.openUntil || this.probing) return false
    this.probing = true
    return true
  }

  /** Learns how an admitted call ended. */
  settle(outcome: CallOutcome, now: number): void {
    if (this.openUntil !== undefined) {
      // Calls admitted before it opened come back late; only the probe decides.
      if (!this.probing) return
      this.probing = false
      if (outcome === 'good') this.close()
      else if (outcome === 'bad') this.openUntil = now + this.rules.rest
      return
    }
    if (outcome === 'unknown') return
    this.calls = this.calls.filter((call) => call.at > now - this.rules.window)
    this.calls.push({ at: now, bad: outcome === 'bad' })
    const failed = this.calls.filter((call) => call.bad).length
    if (this.calls.length >= this.rules.minimum && failed / this.calls.length >= this.rules.ratio) {
      this.openUntil = now + this.rules.rest
    }
  }

  get isOpen(): boolean {
    return this.openUntil !== undefined
  }

  private close(): void {
    this.openUntil = undefined
    this.calls = []
  }
}
