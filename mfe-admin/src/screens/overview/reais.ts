import { formatBRL, toCents } from '@ag/core'

/** An amount as the contract has it, in words. */
export const reais = (amount: number) => formatBRL(toCents(amount))
