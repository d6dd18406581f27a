import { type RouteObject, screen } from '@ag/platform'

/** The customer's area. */
export const routes: RouteObject[] = [
  {
    index: true,
    ...screen(
      'overview',
      () =>
        import(/* webpackChunkName: "overview" */ './screens/overview/overview-screen').then(
          (m) => m.OverviewScreen,
        ),
      { title: 'Painel | {empresa}' },
    ),
  },
  {
    path: 'services',
    ...screen(
      'services',
      () =>
        import(/* webpackChunkName: "services" */ './screens/services/services-screen').then(
          (m) => m.ServicesScreen,
        ),
      { title: 'Serviços | {empresa}' },
    ),
  },
  {
    path: 'services/:agent',
    ...screen(
      'workspace',
      () =>
        import(/* webpackChunkName: "workspace" */ './screens/workspace/workspace-screen').then(
          (m) => m.WorkspaceScreen,
        ),
      { title: 'Agente | {empresa}' },
    ),
  },
  {
    path: 'billing',
    ...screen(
      'billing',
      () =>
        import(/* webpackChunkName: "billing" */ './screens/billing/billing-screen').then(
          (m) => m.BillingScreen,
        ),
      { title: 'Faturamento | {empresa}' },
    ),
  },
  {
    path: 'usage',
    ...screen(
      'usage',
      () => import(/* webpackChunkName: "usage" */ './screens/usage/usage-screen').then((m) => m.UsageScreen),
      { title: 'Uso | {empresa}' },
    ),
  },
  {
    path: 'settings',
    ...screen(
      'settings',
      () =>
        import(/* webpackChunkName: "settings" */ './screens/settings/settings-screen').then(
          (m) => m.SettingsScreen,
        ),
      { title: 'Configurações | {empresa}' },
    ),
  },
]
