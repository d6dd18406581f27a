export { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
export { dehydrateQueries } from './api/dehydrate-queries'
