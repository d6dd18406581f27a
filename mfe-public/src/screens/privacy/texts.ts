export const texts = {
  title: 'Privacidade e termos de uso',
  lead: 'Quais dados usamos, por quê, por quanto tempo e quais são as regras do serviço. Em português claro.',
  /** The day of the last change to either document. */
  updated: { day: '2026-11-20', words: 'Atualizado em 20 de novembro de 2026' },
  contents: 'Nesta página',
  policy: 'Política de privacidade',
  terms: 'Termos de uso',
  anyCompany: 'empresa responsável por este site',
  usagePending: 'Os preços por uso aparecem aqui assim que o catálogo carregar.',
  contact: {
    title: 'Fale com a gente',
    lead: 'Dúvidas, pedidos sobre os seus dados, cancelamentos e reembolsos:',
    unknown: 'Não conseguimos carregar nossos contatos agora. Eles aparecem aqui assim que a conexão voltar.',
  },
}
