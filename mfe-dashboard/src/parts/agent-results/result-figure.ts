import type { AgentResult } from '@ag/contracts'
import { formatBRL, formatNumber, toCents } from '@ag/core'

const number = (value: number) => formatNumber(value, 1)

/** What an agent did, as people write it: '1.240', '3,5 h', 'R$ 81,35', '92%'. */
export function resultFigure({ value, unit }: Pick<AgentResult, 'value' | 'unit'>): string {
  if (unit === 'reais') return formatBRL(toCents(value))
  if (unit === 'hours') return `${number(value)} h`
  return unit === 'percent' ? `${number(value)}%` : number(value)
}
