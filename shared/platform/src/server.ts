export { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
export { dehydrateQueries } from './api/dehydrate-queries'
