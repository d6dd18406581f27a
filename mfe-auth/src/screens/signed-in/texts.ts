export const texts = {
  title: 'Senha conferida',
  needsScript:
    'Falta só o painel, que precisa de JavaScript. Ative o JavaScript do navegador e recarregue esta página em até 5 minutos: você entra sem digitar a senha de novo.',
  again: 'Recarregar a página',
}
