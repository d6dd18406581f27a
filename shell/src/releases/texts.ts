export const texts = {
  offer: {
    title: 'Há uma versão nova desta página',
    message: 'Você pode continuar: ela aparece quando você for para outra página.',
  },
  accept: 'Atualizar agora',
}
