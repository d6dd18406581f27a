export const texts = {
  title: 'Painel',
  greeting: (name: string) => `Olá, ${name}. Veja como estão seus agentes.`,
  services: 'Seus agentes',
  seeServices: 'Ver serviços',
  meetings: 'Próximas reuniões',
  seeBilling: 'Ver faturamento',
  usageAlert: (meter: string, percent: number) => `Você usou ${percent}% do limite de ${meter}.`,
  meters: {
    whatsapp_messages: 'mensagens de WhatsApp',
    email_sends: 'envios de e-mail',
    ai_credits: 'créditos de IA',
  } as Record<string, string>,
  otherMeter: 'uso',
  meetingAt: (day: string, time: string) => `${day}, às ${time} (horário de Brasília)`,
}
