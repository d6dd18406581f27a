import type { Settings } from '@ag/contracts'

/** Visibly invented: a domain that cannot exist and numbers that nobody has. */
export const demoSettings: Settings = {
  company_name: 'Automatize',
  legal_name: 'Automatize Demonstração Ltda.',
  cnpj: '11.222.333/0001-81',
  address: 'Endereço de demonstração, São Paulo, SP',
  contact_email: 'contato@automatize.example',
  contact_phone: '(11) 0000-0000',
  whatsapp_number: '5511900000000',
  instagram_url: 'https://instagram.example/automatize',
  facebook_url: '',
  linkedin_url: 'https://linkedin.example/company/automatize',
  youtube_url: 'https://youtube.example/@automatize',
  x_url: '',
  product_name: 'Automatize',
  hours: 'Segunda a sexta, das 9h às 18h',
  assistant: { enabled: true, status: 'online' },
}
