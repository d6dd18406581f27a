import type { ProductId } from '@ag/core'

/** What is said of each agent while the catalogue cannot be had. */
export const fallbackDescriptions: Record<ProductId, string> = {
  'site-builder': 'Seu site pronto em minutos, sem programar.',
  'email-marketing': 'Campanhas que você revisa e envia no mesmo dia.',
  'social-media': 'Posts planejados, aprovados e publicados em um só lugar.',
  prospect: 'Encontra, aborda e qualifica leads pelo WhatsApp.',
  'business-intelligence': 'Pergunte em português e entenda seus números.',
  'marketing-ai': 'Plano, campanhas e orçamento em um só agente.',
  whatsapp: 'Responde seus clientes a qualquer hora e chama a equipe quando preciso.',
}
