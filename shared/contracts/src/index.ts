export * from './endpoint'
export * from './release'
