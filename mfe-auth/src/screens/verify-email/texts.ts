export const texts = {
  title: 'Confirme seu e-mail',
  lead: 'Falta só um passo para usar sua conta.',
  submit: 'Confirmar meu e-mail',
  noLink: 'Para confirmar, use o link que enviamos. Se preferir, peça um novo.',
  another: 'Peça um novo link',
  done: {
    title: 'E-mail confirmado.',
    lead: 'Você já pode entrar.',
    login: 'Entrar',
  },
}
