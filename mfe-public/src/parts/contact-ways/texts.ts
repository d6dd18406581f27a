export const texts = {
  whatsapp: 'WhatsApp',
  chat: 'Falar no WhatsApp',
  email: 'E-mail',
  phone: 'Telefone',
  hours: 'Atendimento',
}
