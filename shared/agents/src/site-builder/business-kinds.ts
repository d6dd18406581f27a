import type { SchemeName } from './schemes'

/** What the Site Builder knows about a kind of business before it is told anything. */
export interface BusinessKind {
  label: string
  sample: Facts
  schemes: [SchemeName, SchemeName, SchemeName]
  /** Shape of letters and corners. */
  manner: 'warm' | 'plain' | 'firm'
  /** Ways to open the page; `{nome}` and `{cidade}` are filled in. */
  openings: { title: string; text: string }[]
  call: string
  offerTitle: string
  /** What is said about each thing on offer, in turn. */
  offerLines: string[]
  about: { title: string; text: string }
  hours: string[]
  questions: string[]
  contact: { title: string; text: string }
  /** What the first picture shows. */
  picture: string
}

/** The three facts a page is made of. */
export interface Facts {
  name: string
  city: string
  /** What is sold, separated by commas. */
  offer: string
}

export const businessKinds = {
  padaria: {
    label: 'Padaria ou café',
    sample: {
      name: 'Padaria Aurora',
      city: 'Campinas',
      offer: 'pães de fermentação natural, bolos caseiros, café coado, salgados para festa',
    },
    schemes: ['trigo', 'coral', 'oliva'],
    manner: 'warm',
    openings: [
      {
        title: 'Cheiro de pão quente em {cidade}',
        text: 'Na {nome}, a fornada sai cedo e o café sai na hora. Venha tomar o seu.',
      },
      {
        title: 'O seu café da manhã começa aqui',
        text: 'Pão fresco, balcão acolhedor e gente que sabe o seu nome. Tudo isso em {cidade}.',
      },
      {
        title: 'Feito à mão, servido quentinho',
        text: 'A {nome} prepara tudo no dia, do jeito que {cidade} gosta.',
      },
    ],
    call: 'Fazer uma encomenda',
    offerTitle: 'Do nosso balcão',
    offerLines: [
      'Preparo do dia, com ingredientes escolhidos.',
      'Para levar ou comer aqui.',
      'Também sob encomenda.',
      'Pergunte pelo sabor da semana.',
      'Receita da casa.',
      'Sai fresco de manhã e à tarde.',
    ],
    about: {
      title: 'Uma padaria de bairro',
      text: 'Começamos cedo para que o seu dia comece bem. Trabalhamos com fornadas pequenas, sem pressa, e conhecemos quem passa pela nossa porta em {cidade}.',
    },
    hours: ['Segunda a sexta: 6h às 20h', 'Sábado: 6h às 18h', 'Domingo: 7h às 12h'],
    questions: [
      'Vocês aceitam encomendas? Sim, com um dia de antecedência.',
      'Tem opção sem lactose? Sim, pergunte no balcão quais são as do dia.',
      'Posso levar meu cachorro? Pode, temos mesas do lado de fora.',
    ],
    contact: {
      title: 'Encomende ou tire uma dúvida',
      text: 'Conte o que você precisa e para quando. Respondemos no mesmo dia.',
    },
    picture: 'Pão recém-saído do forno sobre uma tábua, ao lado de uma xícara de café',
  },
  clinica: {
    label: 'Clínica ou consultório',
    sample: {
      name: 'Clínica Bem Viver',
      city: 'Curitiba',
      offer: 'consultas, fisioterapia, exames de rotina',
    },
    schemes: ['menta', 'marinho', 'oliva'],
    manner: 'plain',
    openings: [
      {
        title: 'Cuidado de perto, em {cidade}',
        text: 'Na {nome}, cada atendimento começa por ouvir você. Com hora marcada e sem correria.',
      },
      {
        title: 'A sua saúde merece tempo',
        text: 'Uma equipe atenta, um lugar tranquilo e um plano de cuidado que você entende.',
      },
      {
        title: 'Atendimento claro e acolhedor',
        text: 'A {nome} cuida de pessoas em {cidade} com respeito e explicação em cada passo.',
      },
    ],
    call: 'Pedir um horário',
    offerTitle: 'Como podemos cuidar de você',
    offerLines: [
      'Com hora marcada e tempo para conversar.',
      'Plano de cuidado por escrito.',
      'Orientações antes e depois.',
      'Presencial ou por vídeo, quando cabe.',
      'Acompanhamento da mesma equipe.',
      'Resultados explicados.',
    ],
    about: {
      title: 'Gente que cuida de gente',
      text: 'Reunimos profissionais que explicam, perguntam e acompanham. Nosso espaço em {cidade} é acessível e fica perto do transporte público.',
    },
    hours: ['Segunda a sexta: 8h às 19h', 'Sábado: 8h às 12h', 'Domingo: fechado'],
    questions: [
      'Preciso marcar horário? Sim, assim ninguém espera.',
      'O lugar é acessível? Sim, com entrada sem degraus e banheiro adaptado.',
      'Como remarco? Avise com um dia de antecedência pelo formulário.',
    ],
    contact: {
      title: 'Peça o seu horário',
      text: 'Escreva o que você procura e os melhores dias. Não envie exames nem detalhes de saúde por aqui.',
    },
    picture: 'Sinal de cuidado com uma cruz, um traço de batimento e folhas',
  },
  loja: {
    label: 'Loja de roupas',
    sample: {
      name: 'Ateliê Jabuticaba',
      city: 'Belo Horizonte',
      offer: 'vestidos, camisas de linho, acessórios, ajustes sob medida',
    },
    schemes: ['amora', 'coral', 'grafite'],
    manner: 'warm',
    openings: [
      {
        title: 'Roupas para usar muitas vezes',
        text: 'A {nome} escolhe tecidos bons de vestir e fáceis de combinar. Prove com calma em {cidade}.',
      },
      {
        title: 'Seu jeito, no seu tamanho',
        text: 'Peças em poucas unidades e ajuste feito na hora. Venha conhecer a coleção em {cidade}.',
      },
      {
        title: 'A nova coleção chegou',
        text: 'Cores da estação, modelagem confortável e a ajuda de quem entende. Só na {nome}.',
      },
    ],
    call: 'Reservar uma peça',
    offerTitle: 'Na arara',
    offerLines: [
      'Do 36 ao 54.',
      'Tecidos naturais e confortáveis.',
      'Novidades toda semana.',
      'Combinamos com o que você já tem.',
      'Poucas unidades de cada modelo.',
      'Troca simples em até 30 dias.',
    ],
    about: {
      title: 'Feito por perto',
      text: 'Compramos de pequenas confecções e conhecemos quem costura. Na nossa loja em {cidade}, você prova sem pressa e leva só o que vai usar.',
    },
    hours: ['Segunda a sexta: 10h às 19h', 'Sábado: 10h às 16h', 'Domingo: fechado'],
    questions: [
      'Posso trocar? Sim, em até 30 dias, com a etiqueta.',
      'Vocês entregam? Sim, combinamos a entrega pelo formulário.',
      'Fazem ajustes? Sim, em até três dias.',
    ],
    contact: { title: 'Reserve ou pergunte', text: 'Diga a peça e o tamanho. Separamos para você provar.' },
    picture: 'Arara com um vestido, uma camisa e um casaco pendurados',
  },
  oficina: {
    label: 'Oficina mecânica',
    sample: {
      name: 'Oficina do Vale',
      city: 'Joinville',
      offer: 'revisão completa, freios, troca de óleo, alinhamento',
    },
    schemes: ['grafite', 'marinho', 'oliva'],
    manner: 'firm',
    openings: [
      {
        title: 'Seu carro pronto, sem surpresa',
        text: 'Na {nome}, você aprova o orçamento antes e vê a peça trocada depois. Em {cidade}.',
      },
      {
        title: 'Mecânica explicada em bom português',
        text: 'Mostramos o problema, o preço e o prazo. Só então começamos.',
      },
      {
        title: 'Revisão feita por quem assina embaixo',
        text: 'A {nome} cuida do seu carro em {cidade} com garantia por escrito.',
      },
    ],
    call: 'Pedir um orçamento',
    offerTitle: 'O que fazemos',
    offerLines: [
      'Orçamento aprovado por você antes.',
      'Garantia por escrito.',
      'Peças com nota e procedência.',
      'Pronto no dia, na maioria dos casos.',
      'Fotos do antes e do depois.',
      'Com hora marcada.',
    ],
    about: {
      title: 'Trabalho que se mostra',
      text: 'Nossa equipe explica cada serviço com a peça na mão. Em {cidade}, atendemos carros nacionais e importados, com hora marcada e prazo combinado.',
    },
    hours: ['Segunda a sexta: 8h às 18h', 'Sábado: 8h às 12h', 'Domingo: fechado'],
    questions: [
      'O orçamento é cobrado? Não, a avaliação inicial é gratuita.',
      'Tem garantia? Sim, por escrito, em peças e serviço.',
      'Posso esperar no local? Sim, temos sala com café.',
    ],
    contact: {
      title: 'Conte o que está acontecendo',
      text: 'Diga o modelo, o ano e o barulho. Respondemos com uma estimativa.',
    },
    picture: 'Carro de lado, pronto para sair da oficina',
  },
  salao: {
    label: 'Salão ou barbearia',
    sample: {
      name: 'Salão Cacho & Cor',
      city: 'Salvador',
      offer: 'corte, coloração, tratamento de cachos, barba',
    },
    schemes: ['coral', 'amora', 'menta'],
    manner: 'warm',
    openings: [
      {
        title: 'Saia daqui do seu jeito',
        text: 'Na {nome}, a conversa vem antes da tesoura. Marque o seu horário em {cidade}.',
      },
      {
        title: 'Um tempo só para você',
        text: 'Corte, cor e cuidado com produtos escolhidos e gente que escuta.',
      },
      {
        title: 'Beleza sem fórmula pronta',
        text: 'A {nome} respeita o seu cabelo e a sua rotina. Venha nos visitar em {cidade}.',
      },
    ],
    call: 'Marcar um horário',
    offerTitle: 'Nossos cuidados',
    offerLines: [
      'Com avaliação antes de começar.',
      'Produtos testados e suaves.',
      'Dicas para cuidar em casa.',
      'Para todos os tipos de fio.',
      'Com hora marcada.',
      'Sem pressa e com café.',
    ],
    about: {
      title: 'Do seu cabelo, você entende',
      text: 'A gente pergunta, ouve e só depois sugere. Nosso salão em {cidade} recebe todos os cabelos e todas as idades.',
    },
    hours: ['Terça a sexta: 9h às 20h', 'Sábado: 8h às 18h', 'Domingo e segunda: fechado'],
    questions: [
      'Preciso marcar? Sim, assim você não espera.',
      'Atendem crianças? Sim, a partir de três anos.',
      'Posso remarcar? Sim, até quatro horas antes.',
    ],
    contact: {
      title: 'Marque o seu horário',
      text: 'Diga o que gostaria de fazer e os melhores dias para você.',
    },
    picture: 'Espelho redondo sobre uma bancada com frascos e uma tesoura',
  },
  escritorio: {
    label: 'Escritório ou serviços',
    sample: {
      name: 'Prado Contabilidade',
      city: 'Goiânia',
      offer: 'abertura de empresa, folha de pagamento, imposto de renda, consultoria',
    },
    schemes: ['marinho', 'menta', 'grafite'],
    manner: 'plain',
    openings: [
      {
        title: 'Contas em ordem, cabeça no negócio',
        text: 'A {nome} cuida da parte chata para você cuidar da sua empresa em {cidade}.',
      },
      {
        title: 'Respostas claras para quem decide',
        text: 'Sem jargão e com prazo. É assim que trabalhamos com empresas de {cidade}.',
      },
      {
        title: 'Um time que atende e explica',
        text: 'Na {nome}, você fala sempre com quem conhece o seu caso.',
      },
    ],
    call: 'Falar com a equipe',
    offerTitle: 'No que ajudamos',
    offerLines: [
      'Com prazo combinado por escrito.',
      'Explicado sem jargão.',
      'Do começo ao fim, pela mesma pessoa.',
      'Lembretes antes de cada vencimento.',
      'Relatório simples todo mês.',
      'Por vídeo ou no escritório.',
    ],
    about: {
      title: 'Perto de quem empreende',
      text: 'Atendemos pequenas empresas de {cidade} e região. Cada cliente tem um responsável, um calendário de prazos e um relatório que cabe em uma página.',
    },
    hours: ['Segunda a sexta: 9h às 18h', 'Sábado e domingo: fechado'],
    questions: [
      'Atendem por vídeo? Sim, todos os dias úteis.',
      'Como trago minha empresa para vocês? Cuidamos da mudança em até 15 dias.',
      'Tem contrato longo? Não, é mês a mês.',
    ],
    contact: {
      title: 'Conte o seu caso',
      text: 'Escreva em poucas linhas o que você precisa. Respondemos em um dia útil.',
    },
    picture: 'Documento com linhas de texto ao lado de um gráfico em alta',
  },
} satisfies Record<string, BusinessKind>

export type BusinessKindId = keyof typeof businessKinds
export const businessKindIds = Object.keys(businessKinds) as BusinessKindId[]
