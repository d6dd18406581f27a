import type { ProductId } from '@ag/core'

/** What is seen in the picture of an agent at work. */
export const altOfWork = (id: string): string => texts[id as ProductId] ?? ''

const texts: Record<ProductId, string> = {
  'site-builder':
    'Página da Padaria Aurora montada pelo agente: título, convite para encomendar, desenho de um pão e os produtos do balcão.',
  'email-marketing':
    'E-mail da Escola Azul como chega no celular: assunto “Você vem? Aula aberta na quinta” e o começo da mensagem.',
  'social-media':
    'Semana de posts: o que sai em cada dia e rede, um post do Instagram já aprovado e os outros como rascunho.',
  prospect:
    'Conversa do agente com um lead: quantas pessoas trabalham na empresa, para quando é, e o pedido de contato para a reunião.',
  'business-intelligence':
    'Resposta à pergunta “receita por loja”: a frase, um gráfico de barras com três lojas e a tabela com os valores.',
  'marketing-ai':
    'Plano de marketing: gráfico com a verba de cada canal e a previsão de vendas por canal, do mínimo ao máximo.',
  whatsapp:
    'Conversa de um cliente com o agente da Padaria Aurora: preço do bolo, entrega e a passagem para uma pessoa da equipe.',
}
