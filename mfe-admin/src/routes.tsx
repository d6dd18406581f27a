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
]
