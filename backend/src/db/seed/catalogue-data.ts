import type { ProductId } from '@ag/core'

interface SeedProduct {
  id: ProductId
  price_cents: number
  description: string
  integrations: string[]
  /** name, description, icon */
  features: Array<[string, string, string]>
}

/** The catalogue as the company opened with it; later changes are made in the database. */
export const catalogue: SeedProduct[] = [
  {
    id: 'site-builder',
    price_cents: 29_00,
    description: 'Seu site pronto em minutos, sem programar.',
    integrations: ['Google Analytics', 'WhatsApp'],
    features: [
      [
        'Páginas geradas a partir do seu negócio',
        'Conte o que você faz e receba textos e seções prontos.',
        'layout-template',
      ],
      ['Edição por texto', 'Peça a mudança em português e veja o resultado na hora.', 'message-square-text'],
      ['Versão para celular', 'Cada página se adapta a qualquer tela.', 'smartphone'],
      ['Formulário de contato', 'Os pedidos chegam direto no seu e-mail.', 'mail'],
      ['Domínio próprio', 'Publique no endereço da sua empresa.', 'globe'],
    ],
  },
  {
    id: 'email-marketing',
    price_cents: 49_00,
    description: 'Campanhas que você revisa e envia no mesmo dia.',
    integrations: ['SMTP', 'Google Sheets'],
    features: [
      ['Assuntos e textos sugeridos', 'Compare opções e escolha a que combina com você.', 'pen-line'],
      ['Segmentação', 'Fale com cada grupo de clientes do jeito certo.', 'users'],
      ['Prévia em celular e modo escuro', 'Veja a mensagem como quem recebe.', 'moon'],
      ['Descadastro automático', 'Cada envio respeita quem não quer receber.', 'user-minus'],
      ['Relatório de resultados', 'Aberturas, cliques e respostas em um só lugar.', 'chart-line'],
    ],
  },
  {
    id: 'social-media',
    price_cents: 79_00,
    description: 'Posts planejados, aprovados e publicados em um só lugar.',
    integrations: ['Instagram', 'Facebook', 'LinkedIn'],
    features: [
      ['Calendário semanal', 'A semana inteira planejada em uma tela.', 'calendar-days'],
      ['Texto por rede social', 'O mesmo assunto no tom de cada rede.', 'type'],
      ['Aprovação antes de publicar', 'Nada vai ao ar sem o seu sim.', 'circle-check'],
      ['Texto alternativo nas imagens', 'Descrições prontas para quem usa leitor de tela.', 'image'],
      ['Métricas', 'Entenda o que funcionou e repita.', 'chart-column'],
    ],
  },
  {
    id: 'prospect',
    price_cents: 399_00,
    description: 'Encontra, aborda e qualifica leads pelo WhatsApp.',
    integrations: ['WhatsApp', 'Google Agenda'],
    features: [
      ['Conversa de qualificação', 'Perguntas certas, no ritmo de cada contato.', 'messages-square'],
      ['Pontuação explicada', 'Veja por que um lead vale a sua atenção.', 'gauge'],
      ['Agendamento automático', 'A reunião entra na sua agenda sem troca de mensagens.', 'calendar-check'],
      ['Passagem para a equipe', 'Uma pessoa assume com o resumo da conversa.', 'user-round-check'],
      [
        'Registro de consentimento',
        'Cada contato sabe por que recebeu a mensagem e pode sair.',
        'shield-check',
      ],
    ],
  },
  {
    id: 'business-intelligence',
    price_cents: 199_00,
    description: 'Pergunte em português e entenda seus números.',
    integrations: ['Google Sheets', 'PostgreSQL', 'CSV'],
    features: [
      [
        'Perguntas em linguagem natural',
        'Escreva como fala e receba a resposta.',
        'message-circle-question-mark',
      ],
      ['Gráficos com explicação', 'Cada gráfico diz o que mudou e por quê.', 'chart-pie'],
      ['Alertas', 'Saiba quando um número sai do esperado.', 'bell'],
      ['Relatórios por e-mail', 'O resumo da semana na sua caixa de entrada.', 'mail-check'],
      ['Exportação', 'Leve os dados para a sua planilha.', 'download'],
    ],
  },
  {
    id: 'marketing-ai',
    price_cents: 299_00,
    description: 'Plano, campanhas e orçamento em um só agente.',
    integrations: ['Google Ads', 'Meta Ads', 'Google Analytics'],
    features: [
      ['Plano de quatro semanas', 'Ações, datas e responsáveis definidos.', 'list-checks'],
      ['Ideias de campanha', 'Sugestões a partir do que você vende.', 'lightbulb'],
      ['Previsão com faixa de resultado', 'Do cenário cauteloso ao otimista, sem promessas.', 'trending-up'],
      ['Distribuição de verba', 'Veja onde cada real rende mais.', 'wallet'],
      ['Acompanhamento', 'O plano se ajusta ao que aconteceu.', 'refresh-cw'],
    ],
  },
  {
    id: 'whatsapp',
    price_cents: 97_00,
    description: 'Responde seus clientes a qualquer hora e chama a equipe quando preciso.',
    integrations: ['WhatsApp', 'Google Agenda'],
    features: [
      ['Respostas com base no seu conteúdo', 'O agente responde com o que você ensinou.', 'book-open'],
      ['Horário de atendimento', 'Defina quando a equipe está disponível.', 'clock'],
      ['Assumir conversa', 'Uma pessoa entra quando quiser.', 'hand'],
      ['Histórico', 'Cada conversa guardada e fácil de achar.', 'history'],
      ['Mensagens de modelo', 'Avisos e lembretes aprovados, prontos para enviar.', 'message-square-quote'],
    ],
  },
]

/** How many of its first features a product puts forward. */
export const highlighted = 2

export const transactional = [
  { key: 'whatsapp_messages', label: 'Mensagens de WhatsApp', per: 1000, price_cents: 10_00 },
  { key: 'email_sends', label: 'Envios de e-mail', per: 1000, price_cents: 5_00 },
  { key: 'ai_credits', label: 'Créditos de IA', per: 1000, price_cents: 20_00 },
]

/** Asked on every price page. */
export const questions: Array<[string, string]> = [
  [
    'Preciso de cartão para testar?',
    'Não. São 14 dias grátis e você só informa o pagamento se quiser continuar.',
  ],
  [
    'O que é cobrado por uso?',
    'Mensagens de WhatsApp (R$ 10), envios de e-mail (R$ 5) e créditos de IA (R$ 20), por mil unidades.',
  ],
  ['Posso cancelar quando quiser?', 'Sim, pelo painel. O plano segue ativo até o fim do período pago.'],
  [
    'Como funciona a garantia?',
    'Nos primeiros 30 dias após a primeira cobrança, você pode pedir reembolso pelo painel.',
  ],
]
