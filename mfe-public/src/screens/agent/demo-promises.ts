import type { ProductId } from '@ag/core'

/** What each agent's demo lets a visitor do: read before the demo itself is there, and by search engines. */
export const demoPromises: Record<ProductId, string> = {
  'site-builder':
    'Diga o tipo de negócio e três fatos: a página aparece em três larguras. Edite uma parte, desfaça e baixe o HTML.',
  'email-marketing':
    'Diga o negócio e o objetivo: saem três assuntos, o texto de prévia e o corpo, em celular, computador e modo escuro.',
  'social-media':
    'Dê um tema e um tom: saem posts para cada rede, com contagem de caracteres, texto alternativo e calendário da semana.',
  prospect:
    'Acompanhe uma conversa simulada com um lead: a nota sobe com os motivos à vista e termina com um horário marcado.',
  'business-intelligence':
    'Faça perguntas em português às vendas de uma loja de exemplo, ou ao seu próprio CSV, e receba frase, gráfico, tabela e a conta.',
  'marketing-ai':
    'Informe objetivo, verba e canais: sai um plano de quatro semanas com calendário e uma faixa de previsão.',
  whatsapp:
    'Escolha um negócio e converse como cliente. Depois toque em “assumir” e veja o agente ficar em silêncio.',
}
