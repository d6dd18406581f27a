export const texts = {
  title: 'Senha',
  lead: 'Ao trocar a senha, todas as outras sessões são encerradas.',
  current: 'Senha atual',
  password: 'Nova senha',
  hint: 'Pelo menos 12 caracteres. Uma frase funciona bem.',
  submit: 'Alterar senha',
  forgot: 'Esqueci minha senha',
  changed: 'Senha alterada.',
  othersEnded: 'As outras sessões foram encerradas.',
}
