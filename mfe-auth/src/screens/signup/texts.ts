export const texts = {
  title: 'Criar conta',
  lead: 'Comece a testar em poucos minutos: 14 dias grátis para cada agente, sem cartão.',
  name: 'Nome completo',
  email: 'E-mail corporativo',
  company: 'Empresa',
  phone: 'WhatsApp (opcional)',
  phoneHint: 'Com DDD, por exemplo (11) 91234-5678',
  password: 'Senha',
  passwordHint: 'Use pelo menos 12 caracteres. Uma frase funciona bem.',
  terms: {
    before: 'Li e aceito os ',
    terms: 'Termos de uso',
    between: ' e a ',
    privacy: 'Política de privacidade',
    after: '.',
  },
  news: 'Quero receber novidades por e-mail.',
  submit: 'Criar conta',
  haveAccount: 'Já tem conta?',
  login: 'Entrar',
  chosen: (agent: string, days: number, price: string | undefined) =>
    price === undefined
      ? `Você escolheu ${agent}: ${days} dias grátis. Sem cartão.`
      : `Você escolheu ${agent}: ${days} dias grátis. Se continuar, paga só os dias que restarem do mês e, depois, ${price} por mês. Sem cartão.`,
  takenAlong: (summary: string) => `O que você fez na demonstração vai junto: ${summary}`,
  teamNotTold: (agent: string) =>
    `Seu cadastro foi recebido, mas não conseguimos avisar nossa equipe do seu interesse no ${agent}.`,
  sent: {
    title: 'Confira seu e-mail.',
    lead: (email: string) =>
      `Se ${email} puder ser usado, você receberá uma mensagem com os próximos passos.`,
    noMail: 'Não recebeu? Veja a caixa de spam, confira o endereço ou peça um novo link.',
    back: 'Ir para o login',
  },
}
