/// <reference path="../css.d.ts" />
export * from './date-picker'
export { shiftMonths } from './days'
export { eventStatus } from './event-status'
export * from './month-calendar'
