import { type RouteObject, screen } from '@ag/platform'

/** The area of those who run the business. */
export const routes: RouteObject[] = [
  {
    index: true,
    ...screen(
      'overview',
      () =>
        import(/* webpackChunkName: "overview" */ './screens/overview/overview-screen').then(
          (m) => m.OverviewScreen,
        ),
      { title: 'Administração | {empresa}' },
    ),
  },
  {
    path: 'pricing',
    ...screen(
      'pricing',
      () =>
        import(/* webpackChunkName: "pricing" */ './screens/pricing/pricing-screen').then(
          (m) => m.PricingScreen,
        ),
      { title: 'Preços | {empresa}' },
    ),
  },
  {
    path: 'products',
    ...screen(
      'products',
      () =>
        import(/* webpackChunkName: "products" */ './screens/products/products-screen').then(
          (m) => m.ProductsScreen,
        ),
      { title: 'Produtos | {empresa}' },
    ),
  },
  {
    path: 'meetings',
    ...screen(
      'meetings',
      () =>
        import(/* webpackChunkName: "meetings" */ './screens/meetings/meetings-screen').then(
          (m) => m.MeetingsScreen,
        ),
      { title: 'Reuniões | {empresa}' },
    ),
  },
]
