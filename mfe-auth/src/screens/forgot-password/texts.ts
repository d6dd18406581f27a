export const texts = {
  title: 'Esqueci minha senha',
  lead: 'Informe seu e-mail. Se houver uma conta, enviaremos um link para criar uma nova senha.',
  email: 'E-mail',
  submit: 'Enviar link',
  back: 'Voltar para o login',
  sent: {
    title: 'Confira seu e-mail.',
    lead: (email: string) =>
      `Se houver uma conta com ${email}, enviamos um link para criar uma nova senha. Ele vale por 60 minutos.`,
    again: 'Usar outro e-mail',
  },
}
