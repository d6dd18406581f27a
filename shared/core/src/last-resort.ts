interface Log {
  fatal(facts: object, words: string): void
}

/**
 * Writes down what nobody has caught, a promise included, and ends the process. What it left half done is unknown, so it does
 * not go on; others serve meanwhile, and whoever watches it starts another.
 */
export function lastResort(log: Log, owner: Pick<NodeJS.Process, 'on' | 'exit'> = process): void {
  owner.on('uncaughtException', (err, origin) => {
    log.fatal({ err, origin }, 'nobody caught this')
    owner.exit(1)
  })
}
