export const texts = {
  title: 'Configurações',
  sections: {
    perfil: 'Perfil',
    seguranca: 'Segurança',
    notificacoes: 'Notificações',
    privacidade: 'Privacidade',
  },
}
