import type { Chapter, Facts } from './document'

/** The rules between us and who uses the product. */
export const termsOfUse = ({ company, trialDays, guaranteeDays }: Facts): Chapter[] => [
  {
    id: 'servico',
    title: 'O serviço',
    blocks: [
      `A ${company} oferece agentes de inteligência artificial por assinatura, para empresas. Ao criar uma conta, você aceita estes termos e declara que pode assumir compromissos em nome da sua empresa.`,
      'Mantenha seus dados corretos e sua senha só com você. Se notar um acesso que não é seu, crie uma nova senha e fale com a gente.',
    ],
  },
  {
    id: 'teste',
    title: 'Teste grátis',
    blocks: [
      `Cada agente pode ser testado por ${trialDays} dias, uma vez por empresa. O teste começa quando você confirma o e-mail e não pede cartão.`,
      'Quando o teste acaba, nada é cobrado por conta própria: só há cobrança se você decidir continuar e informar um pagamento. Por mais 15 dias o agente fica em modo de leitura; depois é pausado.',
    ],
  },
  {
    id: 'precos',
    title: 'Preços e cobrança',
    blocks: [
      'Cada agente tem uma mensalidade em reais, mostrada na página dele. O preço do momento da contratação fica registrado na sua assinatura.',
      'O que depende de uso é cobrado à parte, por mil unidades, pelos preços abaixo. “Preço de referência” é só informação: enquanto ele aparece, nada pode ser contratado.',
    ],
  },
  {
    id: 'garantia',
    title: 'Garantia e cancelamento',
    blocks: [
      `Nos primeiros ${guaranteeDays} dias depois da primeira cobrança de um agente, você pode pedir de volta o que pagou pela mensalidade dele.`,
      'A assinatura vale mês a mês, sem fidelidade e sem multa. Você pode cancelar quando quiser; o agente segue ativo até o fim do período pago e não há nova cobrança depois.',
      'Você faz os dois no painel, em Serviços: “Cancelar plano” e, durante a garantia, “Pedir reembolso”, no cartão do agente.',
    ],
  },
  {
    id: 'uso-aceitavel',
    title: 'Uso aceitável',
    blocks: [
      'Use os agentes dentro da lei. Não é permitido:',
      {
        list: [
          'mandar mensagens a quem não aceitou receber, ou continuar depois de um pedido para parar;',
          'enganar, assediar, discriminar ou se passar por outra pessoa;',
          'enviar dados de outras pessoas sem ter base legal para isso;',
          'usar conteúdo de terceiros sem permissão;',
          'tentar invadir, sobrecarregar ou copiar o serviço.',
        ],
      },
      'Se uma conta descumprir estas regras, podemos suspendê-la. Salvo urgência, avisamos antes e ouvimos você.',
      'Os dados dos seus clientes continuam seus. Sobre eles, quem decide é a sua empresa (a controladora) e nós agimos por ordem dela (operadores).',
    ],
  },
  {
    id: 'whatsapp',
    title: 'WhatsApp',
    blocks: [
      'Os agentes de WhatsApp servem para atender e vender em nome da sua empresa. As regras do WhatsApp Business proíbem, desde 15 de janeiro de 2026, assistentes de IA de uso geral na plataforma; por isso eles não podem ser usados assim.',
      'Sua empresa responde pelo número que conecta, pelo consentimento de quem recebe mensagens e pelas regras do WhatsApp, que pode limitar ou encerrar números que as descumpram.',
    ],
  },
  {
    id: 'limites',
    title: 'Conteúdo gerado e limites',
    blocks: [
      'Uma inteligência artificial pode errar. Revise textos, números e previsões antes de publicar ou decidir com base neles; previsões são estimativas, não promessas de resultado.',
      'Trabalhamos para manter o serviço no ar e corrigir falhas, mas ele pode parar para manutenção ou por falha de terceiros. Nada nestes termos retira direitos que a lei garante a você.',
    ],
  },
  {
    id: 'lei',
    title: 'Mudanças, lei e foro',
    blocks: [
      'Podemos atualizar estes termos; a data no topo diz quando. Uma mudança não altera o que você já pagou.',
      'Vale a lei brasileira. Para consumidores, vale o foro do seu domicílio.',
    ],
  },
]
