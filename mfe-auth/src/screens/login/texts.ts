export const texts = {
  title: 'Entrar na sua conta',
  email: 'E-mail',
  password: 'Senha',
  remember: 'Lembrar de mim',
  submit: 'Entrar',
  forgot: 'Esqueci minha senha',
  noAccount: 'Ainda não tem conta?',
  signup: 'Criar conta',
}
