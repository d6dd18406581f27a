export const texts = {
  title: 'Configurações',
  sections: {
    perfil: 'Perfil',
    seguranca: 'Segurança',
    privacidade: 'Privacidade',
  },
}
