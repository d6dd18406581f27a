/** A page in a browser of some make, with what a person does to it: it looks, presses, types and goes on. */
export interface EnginePage {
  /** Resolves once the document is there; what it asks for may still be on its way. */
  goto(url: string): Promise<void>
  /** Runs a function in the page; it closes over nothing. */
  evaluate<Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args): Promise<Result>
  /** Presses the mouse at a point of what is shown. */
  press(x: number, y: number): Promise<void>
  type(text: string): Promise<void>
  key(name: KeyName): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** What the browser has complained about. */
  noise: string[]
  close(): Promise<void>
}

export type KeyName = 'Enter' | 'Escape'
