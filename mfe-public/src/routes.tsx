import { products } from '@ag/core'
import { type RouteObject, screen } from '@ag/platform'
import { pricing, productDetails, settings } from './catalogue/catalogue-queries'
import { pageTitles } from './page-titles'

/** The public area: home, the comparison of agents and one page for each, a way to a meeting, privacy and terms. */
export const routes: RouteObject[] = [
  {
    index: true,
    ...screen(
      'home',
      () => import(/* webpackChunkName: "home" */ './screens/home/home-screen').then((m) => m.HomeScreen),
      { ...pageTitles[''], prerender: true, index: true, queries: () => [pricing, settings] },
    ),
  },
  {
    path: 'agents',
    ...screen(
      'agents',
      () =>
        import(/* webpackChunkName: "agents" */ './screens/agents/agents-screen').then((m) => m.AgentsScreen),
      { ...pageTitles.agents, prerender: true, index: true, queries: () => [pricing, settings] },
    ),
  },
  ...products.map(({ id, slug }) => ({
    path: `agents/${slug}`,
    ...screen(
      'agent',
      () =>
        import(/* webpackChunkName: "agent" */ './screens/agent/agent-screen').then((m) => m.agentScreen(id)),
      {
        ...pageTitles[`agents/${slug}`],
        prerender: true,
        index: true,
        queries: () => [pricing, productDetails(id), settings],
      },
    ),
  })),
  {
    path: 'consultation',
    ...screen(
      'consultation',
      () =>
        import(/* webpackChunkName: "consultation" */ './screens/consultation/consultation-screen').then(
          (m) => m.ConsultationScreen,
        ),
      { ...pageTitles.consultation, prerender: true, index: true, queries: () => [settings] },
    ),
  },
  {
    path: 'privacy',
    ...screen(
      'privacy',
      () =>
        import(/* webpackChunkName: "privacy" */ './screens/privacy/privacy-screen').then(
          (m) => m.PrivacyScreen,
        ),
      { ...pageTitles.privacy, prerender: true, index: true, queries: () => [pricing, settings] },
    ),
  },
]
