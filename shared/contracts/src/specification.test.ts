import * as z from 'zod/mini'
import {
  assistantContext,
  assistantMessage,
  assistantPage,
  bookFromAssistant,
  createAssistantSession,
  getAssistantSession,
  sendAssistantMessage,
} from './assistant'
import { me } from './auth'
import { feature, product } from './catalogue'
import { consentPreferences } from './cookies'
import { endpoints } from './endpoints'

// What the specification fixes of the wire, spelled out.

it.each([
  ['POST', '/api/v1/auth/login'],
  ['POST', '/api/v1/auth/signup'],
  ['POST', '/api/v1/auth/logout'],
  ['POST', '/api/v1/auth/refresh'],
  ['POST', '/api/v1/auth/forgot-password'],
  ['POST', '/api/v1/auth/request-password-reset'],
  ['POST', '/api/v1/auth/reset-password'],
  ['POST', '/api/v1/auth/verify-email'],
  ['GET', '/api/v1/auth/me'],
  ['POST', '/api/v1/assistant/session'],
  ['GET', '/api/v1/assistant/session/:id'],
  ['POST', '/api/v1/assistant/chat'],
  ['POST', '/api/v1/assistant/booking'],
  ['POST', '/api/v1/analytics/event'],
  ['POST', '/api/v1/analytics/pageview'],
  ['POST', '/api/v1/notifications/product-signup'],
  ['GET', '/api/v1/cookies/'],
  ['GET', '/api/v1/cookies/policy'],
  ['POST', '/api/v1/cookies/consent'],
  ['GET', '/api/v1/dashboard'],
  ['GET', '/api/v1/dashboard/metrics'],
  ['GET', '/api/v1/dashboard/usage'],
  ['GET', '/api/v1/dashboard/billing'],
  ['GET', '/api/v1/products/:id'],
  ['GET', '/api/v1/meetings/'],
  ['GET', '/api/v1/meetings/:id'],
  ['GET', '/api/v1/meetings/available-slots/:date'],
  ['GET', '/api/v1/consultations/consultants/default'],
  ['GET', '/api/v1/consultations/consultants/:id/availability/:date'],
  ['GET', '/api/v1/admin/products'],
  ['GET', '/api/v1/admin/features'],
  ['GET', '/api/v1/admin/faq'],
  ['GET', '/api/v1/admin/pricing'],
  ['GET', '/api/v1/admin/consultants'],
  ['GET', '/api/v1/admin/availability-rules'],
  ['GET', '/api/v1/settings/'],
  ['GET', '/api/v1/pricing/public'],
])('%s %s is a call of the API', (method, path) => {
  expect(endpoints).toContainEqual(expect.objectContaining({ method, path }))
})

const suggestions = ['Marcar uma reunião']
const page = {
  pageType: 'agent',
  agentType: 'bi',
  isAuthenticated: false,
  suggestions,
  welcomeMessage: 'Olá!',
}
const message = {
  id: 'm1',
  type: 'assistant',
  content: 'Olá!',
  timestamp: '2026-11-23T12:00:00Z',
  metadata: { suggestions, cards: [], client_message_id: null },
}
const contact_info = {
  name: 'Ana Souza',
  email: 'ana@empresa.com.br',
  phone: '+5511912345678',
  company: '',
  notes: '',
  consent: true,
}
const booking = { channel: 'video', preferred_time: '2026-11-24T14:00:00-03:00', contact_info }
const context = { page_context: page, ...booking }
const preferences = { necessary: true, functional: false, analytics: true, marketing: false }

it.each<[entity: string, schema: z.ZodMiniType | undefined, fields: Record<string, unknown>]>([
  [
    'user',
    me,
    {
      id: 'usr_1',
      name: 'Ana Souza',
      email: 'ana@empresa.com.br',
      company: 'Padaria Central',
      email_verified: true,
      created_at: '2026-11-20T12:00:00Z',
      last_login: null,
    },
  ],
  [
    'session of the assistant',
    getAssistantSession.reply,
    {
      success: true,
      session_id: 'as_1',
      current_stage: 'discover',
      context,
      messages: [message],
      has_more: false,
      expires_at: '2026-12-23T12:00:00Z',
    },
  ],
  [
    'new session of the assistant',
    createAssistantSession.reply,
    { success: true, session_id: 'as_1', expires_at: '2026-12-23T12:00:00Z' },
  ],
  [
    'answer of the assistant',
    sendAssistantMessage.reply,
    {
      success: true,
      response: 'Olá!',
      suggestions,
      stage: 'qualify',
      context,
      cards: [],
      message_id: 'm2',
    },
  ],
  ['context of the assistant', assistantContext, context],
  ['context of the assistant that knows the page alone', assistantContext, { page_context: page }],
  ['message', assistantMessage, message],
  ['message of a visitor', assistantMessage, { ...message, type: 'user' }],
  ['page context', assistantPage, page],
  ['booking', bookFromAssistant.body, booking],
  [
    'product',
    product,
    {
      id: 'prospect',
      name: 'Prospect AI',
      description: 'Encontra clientes.',
      price: 399,
      price_formatted: 'R$ 399,00',
      icon_path: '',
      suited_to: '',
      needs: [],
      meters: [],
      price_cents: 39_900,
      popular: true,
      features: ['Conversa de qualificação'],
      integrations: ['WhatsApp'],
      demo_url: '/agents/prospect',
    },
  ],
  [
    'feature',
    feature,
    { name: 'Assuntos', description: 'Três de cada vez.', icon: 'mail', is_highlighted: true, sort_order: 1 },
  ],
  ['set of cookie preferences', consentPreferences, preferences],
])('a %s has the fields that the specification names', (_entity, schema, fields) => {
  expect(schema && z.parse(schema, fields)).toEqual(fields)
})
