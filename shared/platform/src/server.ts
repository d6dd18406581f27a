export { dehydrateQueries } from './api/dehydrate-queries'
export { createMemoryRouter } from './routing/router'
