export const texts = {
  choices: {
    title: 'Cookies',
    lead: 'Você escolhe por categoria e muda quando quiser.',
    open: 'Você ainda não escolheu. Até lá, só o necessário é guardado.',
    allowed: (names: string[]) => `Hoje você permite: ${names.join(', ')}.`,
    categories: {
      necessary: 'Necessários',
      functional: 'Funcionais',
      analytics: 'Análise',
      marketing: 'Marketing',
    },
    manage: 'Gerenciar cookies',
  },
  data: {
    title: 'Cópia dos seus dados',
    lead: 'Baixe tudo o que guardamos sobre você, em um arquivo JSON que outros sistemas também leem.',
    download: 'Baixar meus dados',
    fileName: (day: string) => `meus-dados-${day}.json`,
    done: (name: string) => `${name} foi baixado.`,
  },
  deletion: {
    title: 'Excluir a conta',
    lead: 'Você tem 7 dias para desistir. Depois disso, não há volta.',
    goes: 'O que é apagado',
    going: [
      'Seu nome, e-mail, telefone e empresa',
      'Sua senha, chaves de acesso e sessões',
      'Seus agentes e o que foi configurado neles',
    ],
    stays: 'O que a lei manda guardar',
    staying: [
      'Faturas, por 5 anos',
      'Registros de acesso, por 6 meses',
      'Provas das suas escolhas de privacidade, por 5 anos',
    ],
    ask: 'Excluir minha conta',
    pending: (day: string) =>
      `Você pediu a exclusão em ${day}. Para desistir, use o aviso no alto desta página.`,
    confirm: {
      title: 'Excluir sua conta?',
      lead: 'Digite sua senha para confirmar. Por 7 dias, você ainda pode entrar e desistir.',
      password: 'Senha atual',
      submit: 'Excluir conta',
    },
    asked: 'Exclusão pedida.',
    askedLead: (day: string) => `Sua conta será excluída em ${day}.`,
  },
}
