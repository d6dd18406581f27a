/// <reference path="../css.d.ts" />
export * from './date-picker'
export type { Day } from './days'
export { eventStatus } from './event-status'
export * from './month-calendar'
