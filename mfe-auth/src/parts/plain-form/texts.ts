export const texts = {
  link: 'Link do e-mail',
  hint: 'Sem JavaScript, esta página não lê o link. Copie do e-mail o endereço inteiro e cole aqui.',
}
