import type { Tone } from '@ag/ui'

const eventStatuses = {
  confirmed: { label: 'Confirmada', tone: 'success' },
  pending: { label: 'Pendente', tone: 'warning' },
  cancelled: { label: 'Cancelada', tone: 'danger' },
  completed: { label: 'Concluída', tone: 'info' },
} as const satisfies Record<string, { label: string; tone: Tone }>

/** How a status looks and is called; a status that nobody knows is neutral and has no name. */
export function eventStatus(status: string): { label?: string; tone: Tone } {
  return Object.hasOwn(eventStatuses, status)
    ? eventStatuses[status as keyof typeof eventStatuses]
    : { tone: 'neutral' }
}
