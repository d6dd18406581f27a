import type { Chapter, Facts } from './document'

/** What we do with personal data, chapter by chapter: only what the product does today. */
export const privacyPolicy = ({ company, settings }: Facts): Chapter[] => [
  {
    id: 'quem-somos',
    title: 'Quem cuida dos seus dados',
    blocks: [
      controller(company, settings),
      'Esta política vale para este site e para o painel de clientes. Ela segue a Lei Geral de Proteção de Dados (Lei nº 13.709 de 2018, a LGPD).',
    ],
  },
  {
    id: 'dados',
    title: 'Quais dados usamos e por quê',
    blocks: [
      'Você pode ler o site inteiro sem se identificar. Usamos dados pessoais nestes casos:',
      {
        table: {
          caption: 'Dados que usamos, para quê e com qual base da LGPD',
          head: ['Dados', 'Para quê', 'Base legal (art. 7º)'],
          rows: [
            [
              'Conta: nome, e-mail, empresa, telefone (se você informar) e senha',
              'Criar a conta, confirmar o e-mail e deixar você entrar',
              'Execução de contrato',
            ],
            [
              'Interesse em um agente: nome e e-mail informados no cadastro e o agente escolhido',
              'Avisar nossa equipe, para ajudar nos seus primeiros passos',
              'Procedimentos antes do contrato, a seu pedido',
            ],
            [
              'Assinatura: agentes, teste, preço contratado, uso e faturas',
              'Prestar o serviço e mostrar tudo no painel',
              'Execução de contrato e obrigação legal',
            ],
            ['Aceite dos termos: data e hora', 'Provar o que foi combinado', 'Exercício regular de direitos'],
            [
              'Escolha de privacidade: número sorteado, o que foi permitido, página, navegador, data, endereço de rede sem a última parte e, se você estiver conectado, a conta',
              'Provar o que você decidiu sobre cookies',
              'Cumprimento de obrigação legal',
            ],
            ['Escolha de receber novidades', 'Saber se podemos escrever sobre novidades', 'Consentimento'],
            [
              'Sessões: navegador e sistema (por exemplo, “Chrome no Windows”), início e fim',
              'Manter você conectado e avisar por e-mail sobre um acesso novo',
              'Execução de contrato e legítimo interesse em segurança',
            ],
            [
              'Registros de segurança: entradas, saídas, falhas e trocas de senha, com data e hora',
              'Descobrir e impedir acessos indevidos',
              'Legítimo interesse em segurança',
            ],
            [
              'Mensagens que você nos manda por e-mail, telefone ou WhatsApp',
              'Responder e marcar reuniões',
              'Procedimentos antes do contrato, a seu pedido',
            ],
          ],
        },
      },
      'Não pedimos dados de cartão para o teste. Não pedimos dados sensíveis, e o serviço é feito para empresas, não para menores de 18 anos.',
      'O assistente do site é uma inteligência artificial. O que você escreve a ele fica guardado para continuar a conversa e é apagado depois do prazo; antes disso, você pode baixar ou apagar a conversa no menu do assistente. Nossa equipe pode ler a conversa e assumi-la para atender você: o assistente então fica em silêncio, e a conversa diz quem escreve.',
    ],
  },
  {
    id: 'seguranca',
    title: 'Como protegemos',
    blocks: [
      {
        list: [
          'Sua senha nunca é guardada como você a digitou, só como um resumo (argon2id) do qual ela não pode ser lida de volta.',
          'Links de confirmação valem 24 horas e os de nova senha, 60 minutos. Cada um serve uma vez.',
          'Sua sessão dura até 12 horas, ou até 30 dias se você pedir para continuar conectado. Trocar a senha encerra todas.',
          'Seu endereço de rede serve para conter abusos e entra na contagem só como um resumo, apagado depois do prazo da contagem.',
          'Registros técnicos guardam hora, endereço da página sem os parâmetros, resultado e duração. Eles não guardam formulários, senhas nem o seu endereço de rede.',
        ],
      },
    ],
  },
  {
    id: 'navegador',
    title: 'O que fica no seu navegador',
    blocks: [
      'Sem a sua permissão, guardamos só o necessário para o site funcionar. O que é opcional começa depois dela: antes, ou se você recusar, nada disso é guardado ou enviado.',
      'A lista completa, com nome, fornecedor, finalidade e prazo de cada item, está na Política de cookies, nesta mesma página.',
      'Você muda de ideia a qualquer momento em “Gerenciar cookies”, no rodapé. Também pode apagar tudo nas opções do navegador; depois disso, será preciso entrar de novo. Se o seu navegador avisa que você não quer ser acompanhado (Global Privacy Control), análise e marketing ficam desligados.',
    ],
  },
  {
    id: 'com-quem',
    title: 'Com quem compartilhamos',
    blocks: [
      'Não vendemos dados pessoais. Eles chegam a outras pessoas só nestes casos:',
      {
        list: [
          'Fornecedores que hospedam o serviço e entregam nossos e-mails, na medida do necessário. Você pode nos pedir a lista atual.',
          'Quem processa os pagamentos: recebe o necessário para cobrar e devolver. O número do cartão você digita na página dele; ele não passa por nós.',
          'WhatsApp, quando você escolhe abrir uma conversa: a partir dali vale também a política dele.',
          'Autoridades, quando a lei ou uma ordem judicial obriga.',
        ],
      },
    ],
  },
  {
    id: 'prazos',
    title: 'Por quanto tempo guardamos',
    blocks: [
      'Alguns prazos o próprio sistema aplica. Os outros são regra nossa, que a equipe aplica, e podem ser maiores se a lei exigir.',
      {
        table: {
          caption: 'Prazos de guarda',
          head: ['Dados', 'Prazo', 'Como é aplicado'],
          rows: [
            ['Texto dos e-mails enviados', 'Até a entrega, no máximo 30 dias', 'Pelo sistema'],
            ['Endereço e assunto dos e-mails enviados', '30 dias', 'Pelo sistema'],
            ['Links de confirmação e de nova senha', 'Validade mais 1 dia', 'Pelo sistema'],
            ['Sessões', '30 dias depois do fim do prazo', 'Pelo sistema'],
            ['Contagens contra abuso', 'Até 1 hora, mais alguns minutos', 'Pelo sistema'],
            ['Registros de acesso e de segurança', '6 meses', 'Pelo sistema'],
            [
              'Conversas com o assistente',
              '30 dias depois da última mensagem; 12 meses se você deixou seu contato',
              'Pelo sistema',
            ],
            ['Reuniões', '24 meses depois da data', 'Pelo sistema'],
            ['Páginas visitadas, se você permitiu análise', '13 meses', 'Pelo sistema'],
            ['O que a equipe consultou e alterou', '5 anos', 'Pelo sistema'],
            ['Escolha de privacidade', '365 dias, mais 5 anos como prova', 'Regra nossa'],
            ['Faturas', '5 anos', 'Regra nossa'],
            [
              'Conta, depois do pedido de exclusão',
              '7 dias, em que você pode desistir; depois é apagada',
              'Pelo sistema',
            ],
          ],
        },
      },
    ],
  },
  {
    id: 'direitos',
    title: 'Seus direitos',
    blocks: [
      'A LGPD (art. 18) dá a você o direito de:',
      {
        list: [
          'saber se usamos seus dados e ter acesso a eles;',
          'corrigir o que estiver incompleto, errado ou desatualizado;',
          'pedir que dados desnecessários sejam anonimizados, bloqueados ou apagados;',
          'receber seus dados para levar a outro fornecedor;',
          'saber com quem compartilhamos;',
          'retirar um consentimento, como o de receber novidades, e pedir que os dados ligados a ele sejam apagados;',
          'opor-se a um uso que não siga a lei.',
        ],
      },
      'No painel, em Configurações, na parte Privacidade, você mesmo pode baixar uma cópia dos seus dados e excluir a conta.',
      'Para usar outro direito, ou se não tiver uma conta, escreva para o e-mail no fim desta página, de preferência com o endereço da sua conta. Podemos pedir algo que confirme que é você. Respondemos em até 15 dias, sem custo.',
      'Se a resposta não resolver, você pode reclamar à Autoridade Nacional de Proteção de Dados (ANPD).',
    ],
  },
  {
    id: 'mudancas',
    title: 'Mudanças nesta política',
    blocks: ['Quando o produto mudar, esta página muda junto. A data no topo diz quando foi a última vez.'],
  },
]

function controller(company: string, settings: Facts['settings']): string {
  if (!settings)
    return `A ${company} decide como os dados pessoais são usados (é a controladora, nas palavras da lei).`
  const { legal_name, cnpj, address } = settings
  const identity = [legal_name, cnpj && `CNPJ ${cnpj}`, address].filter(Boolean).join(', ')
  return `Quem decide como os dados pessoais são usados (a controladora, nas palavras da lei) é ${identity}. Nesta página, “nós” é essa empresa.`
}
