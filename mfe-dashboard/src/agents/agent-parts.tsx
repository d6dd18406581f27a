import type { ProductId } from '@ag/core'
import { screen } from '@ag/platform'
import type { ComponentType, ReactNode } from 'react'

/** What an agent shows in its workspace besides the beginning, which is alike for all; loaded when it is shown. */
type LoadedParts = Partial<Record<'work' | 'results' | 'settings', ReactNode>>

/** The parts of each agent, which come as a chunk of their own. None takes props. */
export const agentParts: Partial<Record<ProductId, LoadedParts>> = {
  'site-builder': allParts('site-builder', () =>
    import(/* webpackChunkName: "agent-site-builder" */ './site-builder/workspace-parts').then(
      (m) => m.parts,
    ),
  ),
  'business-intelligence': allParts('business-intelligence', () =>
    import(
      /* webpackChunkName: "agent-business-intelligence" */ './business-intelligence/workspace-parts'
    ).then((m) => m.parts),
  ),
  whatsapp: allParts('whatsapp', () =>
    import(/* webpackChunkName: "agent-whatsapp" */ './whatsapp/workspace-parts').then((m) => m.parts),
  ),
  'email-marketing': withTeam('email-marketing'),
  'social-media': withTeam('social-media'),
  prospect: withTeam('prospect'),
  'marketing-ai': withTeam('marketing-ai'),
}

/** Where what was begun in a demo is gone on with, where that is not the agent's work. */
export const draftPlaces: Record<string, string> = { whatsapp: 'ajustes' }

function allParts(
  agent: string,
  load: () => Promise<Record<'Work' | 'Results' | 'Settings', ComponentType>>,
): LoadedParts {
  return {
    work: part(`${agent}-work`, () => load().then((parts) => parts.Work)),
    results: part(`${agent}-results`, () => load().then((parts) => parts.Results)),
    settings: part(`${agent}-settings`, () => load().then((parts) => parts.Settings)),
  }
}

function withTeam(agent: string): LoadedParts {
  return {
    work: part(`${agent}-work`, () =>
      import(/* webpackChunkName: "agent-with-team" */ './with-team/team-work').then((m) => m.TeamWork),
    ),
  }
}

/** Loaded like a screen: what could not be loaded can be tried again. */
function part(name: string, load: () => Promise<ComponentType>): ReactNode {
  return screen(`agent-${name}`, load, { title: '' }).element
}
