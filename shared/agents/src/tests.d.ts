declare module 'jest-axe' {
  /** Checks what is rendered against the rules of accessibility. */
  export function axe(html: Element | string): Promise<object>
}

declare namespace jest {
  interface Matchers<R> {
    toHaveNoViolations(): R
  }
}
