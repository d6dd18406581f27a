/** Joins class names, leaving out those that are not there. */
export const classNames = (...names: (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ')
