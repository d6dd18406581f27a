export const texts = {
  title: 'Privacidade e termos de uso',
  lead: 'Quais dados usamos, por quê, por quanto tempo e quais são as regras do serviço. Em português claro.',
  updated: (day: string) => `Atualizado em ${day}`,
  contents: 'Nesta página',
  policy: 'Política de privacidade',
  terms: 'Termos de uso',
  cookies: {
    title: 'Política de cookies',
    loading: 'Carregando a lista…',
    failed: 'Não conseguimos carregar a lista do que guardamos no navegador.',
    choice: {
      title: 'Sua escolha',
      lead: 'Você escolhe por categoria, muda quando quiser e pode remover tudo com um toque.',
      open: 'Você ainda não escolheu. Até lá, só o necessário é guardado.',
      allowed: (names: string[]) => `Hoje você permite: ${names.join(', ')}.`,
      refusesTracking:
        'Seu navegador pede para não ser acompanhado (Global Privacy Control). Por isso, análise e marketing ficam desligados.',
      manage: 'Gerenciar cookies',
      categories: {
        necessary: 'Necessários',
        functional: 'Funcionais',
        analytics: 'Análise',
        marketing: 'Marketing',
      },
    },
    list: {
      title: 'O que guardamos, por categoria',
      lead: 'Esta é a mesma lista que vale para o aviso de privacidade do site.',
      always: 'sempre ligados',
      onlyIfAllowed: 'só com a sua permissão',
      head: ['Nome', 'Fornecedor', 'Para quê', 'Até quando', 'Onde'],
      stored: {
        cookie: 'Cookie',
        local_storage: 'Armazenamento local',
        session_storage: 'Armazenamento da aba',
      },
    },
  },
  security: {
    title: 'Segurança e dados',
    lead: 'Como protegemos a sua conta e os dados da sua empresa. Só o que o produto faz hoje.',
    facts: 'Como protegemos',
    report: 'Encontrou uma falha?',
    reportLead:
      'Conte para a gente antes de publicar: o que viu, em qual página e como repetir. Respondemos a quem avisa de boa-fé e corrigimos primeiro o que põe dados em risco.',
    privacy: 'Ver a política de privacidade',
    status: 'Estado do serviço agora',
    link: 'Como protegemos a sua conta e os seus dados',
  },
  anyCompany: 'empresa responsável por este site',
  usagePending: 'Os preços por uso aparecem aqui assim que o catálogo carregar.',
  contact: {
    title: 'Fale com a gente',
    lead: 'Dúvidas e pedidos sobre os seus dados, planos e pagamentos:',
    unknown: 'Não conseguimos carregar nossos contatos agora. Eles aparecem aqui assim que a conexão voltar.',
  },
}
