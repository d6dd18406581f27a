export * from './app-error'
export * from './dashboard-sections'
export * from './dates'
export * from './edit-distance'
export {
  changedMessage,
  type ErrorAction,
  type ErrorContext,
  type ErrorDescription,
  tooLargeMessage,
  waitMessage,
} from './errors/catalogue'
export * from './errors/describe-error'
export * from './errors/ends-session'
export * from './errors/plain'
export * from './errors/statuses'
export * from './money'
export * from './must-ask'
export * from './numbers'
export * from './page-context'
export * from './passkey-host'
export * from './paths'
export * from './products'
export * from './refresh-delay'
export * from './storage-keys'
export * from './subscriptions'
export * from './terms'
export * from './whatsapp'
