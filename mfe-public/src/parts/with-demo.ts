/** An address that takes along what a visitor did in a demo; it has a query already. */
export const withDemo = (address: string, demo: string | undefined): string =>
  demo ? `${address}&demo=${encodeURIComponent(demo)}` : address
