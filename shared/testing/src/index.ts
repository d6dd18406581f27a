export * from './catalogue-makers'
export * from './fake-backend'
export * from './makers'
export * from './render-screen'
