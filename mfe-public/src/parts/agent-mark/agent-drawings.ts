import type { ProductId } from '@ag/core'

/** The sign of each agent, as lines on a square of 24 by 24. */
export const agentDrawings: Record<ProductId, string> = {
  'site-builder':
    'M5.5 4h13A2.5 2.5 0 0 1 21 6.5v11a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 17.5v-11A2.5 2.5 0 0 1 5.5 4ZM3 9h18M7 13h5M7 16h3M15 13h2.5v3H15z',
  'email-marketing':
    'M5.5 5h13A2.5 2.5 0 0 1 21 7.5v9a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 16.5v-9A2.5 2.5 0 0 1 5.5 5ZM4 7.5l8 6 8-6',
  'social-media':
    'M5.5 4h13A2.5 2.5 0 0 1 21 6.5v8a2.5 2.5 0 0 1-2.5 2.5H13l-4 4v-4H5.5A2.5 2.5 0 0 1 3 14.5v-8A2.5 2.5 0 0 1 5.5 4ZM12 13.6s-3.6-2-3.6-4.2A1.85 1.85 0 0 1 12 8.8a1.85 1.85 0 0 1 3.6.6c0 2.2-3.6 4.2-3.6 4.2Z',
  prospect:
    'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16ZM12 8.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7ZM12 2v4M12 18v4M2 12h4M18 12h4',
  'business-intelligence': 'M4 3.5V20h16.5M8.5 16.5v-3M12.5 16.5v-5M16.5 16.5v-4M8 9l4-3.5 3.5 2L20 4',
  'marketing-ai':
    'M4 10.2v3.6A1.2 1.2 0 0 0 5.2 15H7l9 4.5v-15L7 9H5.2A1.2 1.2 0 0 0 4 10.2ZM8 15.5V19a1.5 1.5 0 0 0 3 0v-1.8M19 9.5a4 4 0 0 1 0 5',
  whatsapp:
    'M12 3.5a8.5 8.5 0 1 1-4.2 15.9l-4.3 1.1 1.1-4.2A8.5 8.5 0 0 1 12 3.5ZM8.5 12h.01M12 12h.01M15.5 12h.01',
}
