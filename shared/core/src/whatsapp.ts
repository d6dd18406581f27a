/** Opening lines of a WhatsApp chat. */
export const whatsappTexts = {
  specialist: (company: string) => `Olá! Gostaria de falar com um especialista da ${company}.`,
  freeTest: (agent: string) => `Olá! Quero fazer um teste grátis do ${agent}.`,
  quote: (agent: string) => `Olá! Gostaria de um orçamento do ${agent} para a minha empresa.`,
  support: (company: string) => `Olá! Preciso de ajuda com a minha conta na ${company}.`,
  handOver: (summary: string) => `Olá! Estava conversando com o assistente do site. Resumo: ${summary}`,
}

/** A link that opens a chat with this number and leaves the text ready to send. */
export function whatsappLink(number: string, text: string): string {
  return `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`
}
