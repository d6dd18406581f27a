export * from './app-error'
