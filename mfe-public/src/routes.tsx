import { type RouteObject, screen } from '@ag/platform'
import { pricing, productDetails, settings } from './catalogue/catalogue-queries'
import { pageTitles, productAt } from './page-titles'
import { nextSlots } from './screens/consultation/use-next-slots'
import { cookieList, cookiePolicy } from './screens/privacy/cookie-queries'

const sharing = () => import(/* webpackChunkName: "sharing" */ './sharing/sharing')

/** The public area: home, the comparison of agents and one page for each, a way to a meeting, privacy and terms. */
export const routes: RouteObject[] = [
  {
    index: true,
    ...screen(
      'home',
      () =>
        import(/* webpackChunkName: "home" */ './screens/home/home-screen').then(async (m) => {
          // Where the page is rendered ahead it is rendered whole.
          if (typeof document === 'undefined') await m.rest.preload()
          return m.HomeScreen
        }),
      {
        ...pageTitles[''],
        prerender: true,
        index: true,
        queries: () => [pricing, settings],
        sharing: () => sharing().then((m) => m.homeSharing),
      },
    ),
  },
  {
    path: 'agents',
    ...screen(
      'agents',
      () =>
        import(/* webpackChunkName: "agents" */ './screens/agents/agents-screen').then((m) => m.AgentsScreen),
      {
        ...pageTitles.agents,
        prerender: true,
        index: true,
        queries: () => [pricing, settings],
        sharing: () => sharing().then((m) => m.overviewSharing),
      },
    ),
  },
  {
    // One page for each product that the catalogue sells, rendered ahead like every other.
    path: 'agents/:product',
    ...screen(
      'agent',
      () => import(/* webpackChunkName: "agent" */ './screens/agent/agent-screen').then((m) => m.AgentScreen),
      {
        ...pageTitles['agents/:product'],
        prerender: true,
        index: true,
        queries: (params) => [pricing, productDetails(productAt(params)), settings],
        sharing: () => sharing().then((m) => m.agentSharing),
      },
    ),
  },
  {
    path: 'consultation',
    ...screen(
      'consultation',
      () =>
        import(/* webpackChunkName: "consultation" */ './screens/consultation/consultation-screen').then(
          async (m) => {
            if (typeof document === 'undefined') await m.booking.preload()
            return m.ConsultationScreen
          },
        ),
      {
        ...pageTitles.consultation,
        prerender: true,
        index: true,
        queries: () => [settings, nextSlots],
        sharing: () => sharing().then((m) => m.plainSharing(pageTitles.consultation.title)),
      },
    ),
  },
  {
    path: 'consultation/manage',
    ...screen(
      'meeting',
      () =>
        import(/* webpackChunkName: "meeting" */ './screens/meeting/meeting-screen').then(
          (m) => m.MeetingScreen,
        ),
      {
        ...pageTitles['consultation/manage'],
        prerender: true,
        index: false,
        queries: () => [settings],
      },
    ),
  },
  // The second is what other sites show in a frame.
  ...(['assistente', 'assistente/embed'] as const).map((path, index) => ({
    path,
    ...screen(
      'assistant',
      () =>
        import(/* webpackChunkName: "assistant" */ './screens/assistant/assistant-screen').then((m) =>
          index ? m.EmbeddedAssistant : m.AssistantScreen,
        ),
      {
        ...pageTitles[path],
        prerender: true,
        index: !index,
        queries: () => [settings],
        ...(index === 0 && { sharing: () => sharing().then((m) => m.plainSharing(pageTitles[path].title)) }),
      },
    ),
  })),
  {
    path: 'privacy',
    ...screen(
      'privacy',
      () =>
        import(/* webpackChunkName: "privacy" */ './screens/privacy/privacy-screen').then(
          (m) => m.PrivacyScreen,
        ),
      {
        ...pageTitles.privacy,
        prerender: true,
        index: true,
        queries: () => [pricing, settings, cookieList, cookiePolicy],
        sharing: () => sharing().then((m) => m.plainSharing(pageTitles.privacy.title)),
      },
    ),
  },
  {
    path: 'seguranca',
    ...screen(
      'security',
      () =>
        import(/* webpackChunkName: "security" */ './screens/privacy/security-screen').then(
          (m) => m.SecurityScreen,
        ),
      {
        ...pageTitles.seguranca,
        prerender: true,
        index: true,
        queries: () => [settings],
        sharing: () => sharing().then((m) => m.plainSharing(pageTitles.seguranca.title)),
      },
    ),
  },
]
