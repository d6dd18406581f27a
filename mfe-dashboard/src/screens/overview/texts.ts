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
  passkeyOffer: {
    title: 'Entre sem senha',
    lead: 'Use a digital, o rosto ou o PIN do aparelho. Leva menos de um minuto.',
    accept: 'Criar chave de acesso',
    dismiss: 'Agora não',
  },
  manage: 'Remarcar ou cancelar',
  ofMeeting: (title: string) => ` ${title}`,
  meetingAt: (day: string, time: string) => `${day}, às ${time} (horário de Brasília)`,
}
