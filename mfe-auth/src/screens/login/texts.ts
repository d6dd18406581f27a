export const texts = {
  title: 'Entrar na sua conta',
  email: 'E-mail',
  password: 'Senha',
  remember: 'Lembrar de mim',
  submit: 'Entrar',
  forgot: 'Esqueci minha senha',
  noAccount: 'Ainda não tem conta?',
  signup: 'Criar conta',
  passkey: {
    submit: 'Entrar com chave de acesso',
    failed: {
      title: 'Não foi possível entrar',
      message: 'Não foi possível usar a chave de acesso. Entre com e-mail e senha.',
    },
  },
  arrivals: {
    signup: {
      title: 'Confira seu e-mail.',
      message: 'Se o endereço puder ser usado, você receberá uma mensagem com os próximos passos.',
    },
    forgot: {
      title: 'Confira seu e-mail.',
      message:
        'Se houver uma conta com o endereço, enviamos um link para criar uma nova senha. Ele vale por 60 minutos.',
    },
    reset: { title: 'Senha alterada.', message: 'Entre novamente.' },
    verified: { title: 'E-mail confirmado.', message: 'Você já pode entrar.' },
  },
  code: {
    title: 'Confirme que é você',
    submit: 'Confirmar',
    back: 'Voltar',
    app: {
      hint: 'Digite o código de 6 dígitos do seu aplicativo autenticador.',
      label: 'Código',
      other: 'Usar um código de recuperação',
    },
    either: {
      hint: 'Digite o código de 6 dígitos do seu aplicativo autenticador, ou um dos códigos de recuperação que você guardou.',
      label: 'Código',
    },
    recovery: {
      hint: 'Digite um dos códigos de recuperação que você guardou. Cada um vale uma vez.',
      label: 'Código de recuperação',
      other: 'Usar o aplicativo autenticador',
    },
  },
}
