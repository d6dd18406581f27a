export const texts = {
  title: 'Crie uma nova senha',
  password: 'Nova senha',
  hint: 'Use pelo menos 12 caracteres. Uma frase funciona bem.',
  submit: 'Salvar nova senha',
  another: 'Pedir um novo link',
  done: {
    title: 'Senha alterada.',
    lead: 'Entre novamente.',
    login: 'Entrar',
  },
}
