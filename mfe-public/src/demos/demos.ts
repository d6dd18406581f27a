import type { ProductId } from '@ag/core'
import { screen } from '@ag/platform'
import type { ComponentType, ReactNode } from 'react'

/** The code of each agent's demo, loaded when somebody comes near it. */
export const demos: Record<ProductId, ReactNode> = {
  'site-builder': demo('site-builder', () =>
    import(/* webpackChunkName: "demo-site-builder" */ './site-builder/site-builder-demo').then(
      (m) => m.Demo,
    ),
  ),
  'email-marketing': demo('email', () =>
    import(/* webpackChunkName: "demo-email" */ './email/email-demo').then((m) => m.Demo),
  ),
  'social-media': demo('social', () =>
    import(/* webpackChunkName: "demo-social" */ './social/social-demo').then((m) => m.Demo),
  ),
  'marketing-ai': demo('marketingai', () =>
    import(/* webpackChunkName: "demo-marketingai" */ './marketingai/marketingai-demo').then((m) => m.Demo),
  ),
  prospect: demo('prospect', () =>
    import(/* webpackChunkName: "demo-prospect" */ './prospect/prospect-demo').then((m) => m.Demo),
  ),
  'business-intelligence': demo('bi', () =>
    import(/* webpackChunkName: "demo-bi" */ './bi/bi-demo').then((m) => m.Demo),
  ),
  whatsapp: demo('whatsapp', () =>
    import(/* webpackChunkName: "demo-whatsapp" */ './whatsapp/whatsapp-demo').then((m) => m.Demo),
  ),
}

/** Loaded like a screen: what could not be loaded can be tried again. */
function demo(slug: string, load: () => Promise<ComponentType>): ReactNode {
  return screen(`demo-${slug}`, load, { title: '' }).element
}
