import { capitalize } from '@ag/core'
import type { SegmentId } from '../segments'

export const goals = [
  { id: 'offer', name: 'Divulgar uma oferta' },
  { id: 'launch', name: 'Apresentar uma novidade' },
  { id: 'winback', name: 'Trazer clientes de volta' },
  { id: 'event', name: 'Convidar para um evento' },
  { id: 'welcome', name: 'Dar boas-vindas' },
  { id: 'content', name: 'Compartilhar uma dica' },
] as const
export type GoalId = (typeof goals)[number]['id']

export const tones = [
  { id: 'close', name: 'Próximo' },
  { id: 'formal', name: 'Profissional' },
  { id: 'playful', name: 'Divertido' },
] as const
export type ToneId = (typeof tones)[number]['id']

export const audiences = [
  { id: 'new', name: 'Quem acabou de chegar' },
  { id: 'active', name: 'Clientes ativos' },
  { id: 'quiet', name: 'Quem não compra há um tempo' },
] as const
export type AudienceId = (typeof audiences)[number]['id']

/** What a sentence may be filled with. A wish is one thing with its article, so that verbs and "para" always fit. */
interface Slots {
  offer: string
  business: string
  wish: string
}
type Line = (slots: Slots) => string
type ByTone<Words> = Record<ToneId, Words>

interface SegmentWords {
  wish: string
  /** A moment that the reader knows. */
  scene: string
  /** How the business works. */
  care: [string, string]
}

export const segmentWords: Record<SegmentId, SegmentWords> = {
  food: {
    wish: 'a sua próxima refeição',
    scene: 'Fim do dia, geladeira vazia e aquela vontade de comer bem.',
    care: [
      'Por aqui, cada pedido sai na hora, com ingrediente escolhido de manhã e o mesmo capricho de sempre.',
      'Você escolhe, a gente prepara e a mesa fica por sua conta. Ou por nossa, se preferir vir até aqui.',
    ],
  },
  fashion: {
    wish: 'o seu próximo look',
    scene: 'Armário cheio e, ainda assim, nada para vestir.',
    care: [
      'Separamos peças que combinam entre si e com o que você já tem, para usar de segunda a domingo.',
      'Tecido bom, caimento certo e troca simples se o tamanho não servir.',
    ],
  },
  beauty: {
    wish: 'o seu tempo de cuidado',
    scene: 'Semana corrida, espelho esquecido e a agenda pedindo uma pausa.',
    care: [
      'Cada atendimento começa com uma conversa, para o resultado ter a sua cara.',
      'É uma hora só sua: celular no silencioso, mãos experientes e nenhuma pressa.',
    ],
  },
  health: {
    wish: 'a sua saúde',
    scene: 'Cuidar da saúde costuma ficar para a semana que vem.',
    care: [
      'Você marca no horário que cabe na rotina e encontra um atendimento com escuta e clareza.',
      'Consulta sem pressa, explicação em português claro e acompanhamento depois.',
    ],
  },
  education: {
    wish: 'o seu próximo passo',
    scene: 'Aquele curso que ficou para depois ainda está na sua lista?',
    care: [
      'As aulas são práticas, com exercícios da vida real e alguém para tirar as suas dúvidas.',
      'Dá para estudar no seu ritmo e usar no trabalho já na mesma semana.',
    ],
  },
  services: {
    wish: 'a sua empresa',
    scene: 'Planilha aberta, prazo curto e três reuniões antes do almoço.',
    care: [
      'Cuidamos do processo de ponta a ponta e mostramos o andamento em linguagem simples.',
      'Começamos por um diagnóstico curto e você decide o que vale fazer, sem letra miúda.',
    ],
  },
  home: {
    wish: 'a sua casa',
    scene: 'Tem um canto da casa que você promete arrumar faz tempo?',
    care: [
      'Ajudamos a escolher medida, material e quantidade, para a obra não parar no meio.',
      'Do parafuso ao acabamento, você encontra tudo em um lugar e recebe onde combinar.',
    ],
  },
  pets: {
    wish: 'o seu pet',
    scene: 'Tem alguém de quatro patas em casa que já decorou a hora do passeio.',
    care: [
      'Banho com calma, ração certa para cada fase e gente que chama cada bicho pelo nome.',
      'Cada pet é recebido com paciência e vai embora abanando o rabo, ou ronronando.',
    ],
  },
}

/** What is announced when nobody said what. */
export const usualOffer: Record<GoalId, string> = {
  offer: 'uma condição só para esta lista',
  launch: 'a novidade da temporada',
  winback: 'um bom motivo para voltar',
  event: 'um encontro aberto a clientes',
  welcome: 'um guia para começar bem',
  content: 'uma ideia simples para esta semana',
}

export const greetings: ByTone<string> = {
  close: 'Oi, {{primeiro_nome}},',
  formal: 'Olá, {{primeiro_nome}}.',
  playful: 'Ei, {{primeiro_nome}}!',
}

export const signOffs: ByTone<string> = { close: 'Um abraço,', formal: 'Atenciosamente,', playful: 'Até já,' }

export const openings: Record<AudienceId, ByTone<string>> = {
  new: {
    close:
      'Que bom ter você por aqui. Este é um dos nossos primeiros e-mails, então vamos direto ao que interessa.',
    formal: 'Agradecemos o seu cadastro. Escrevemos pouco e só quando há algo útil para você.',
    playful: 'Você mal chegou e a gente já abriu a gaveta das coisas boas.',
  },
  active: {
    close:
      'Você já conhece o nosso jeito, por isso a notícia chega primeiro para quem está sempre por perto.',
    formal: 'Como você já é cliente, recebe esta informação antes da divulgação geral.',
    playful: 'Você já é de casa, então pode puxar a cadeira.',
  },
  quiet: {
    close: 'Faz um tempo que a gente não se fala, e a sua falta foi sentida.',
    formal: 'O seu último contato foi há algum tempo e gostaríamos de retomar a conversa.',
    playful: 'Sumiço registrado, saudade também. Sem cobrança: só viemos contar uma coisa.',
  },
}

interface GoalWords {
  /** Straight, curious and useful, in each tone. */
  subjects: ByTone<[Line, Line, Line]>
  /** The same three ways once more, for whoever asks for another version. */
  others: [Line, Line, Line]
  preview: ByTone<Line>
  body: ByTone<Line>
  closing: [string, string]
  button: string
}

export const goalWords: Record<GoalId, GoalWords> = {
  offer: {
    subjects: {
      close: [
        ({ offer }) => `Para você: ${offer}`,
        () => 'Guardamos isto para você',
        ({ wish }) => `${capitalize(wish)} merece um agrado`,
      ],
      formal: [
        ({ offer }) => `Condição da semana: ${offer}`,
        () => 'Uma condição reservada a clientes',
        ({ wish }) => `Mais valor para ${wish}`,
      ],
      playful: [
        ({ offer }) => `Olha só: ${offer}`,
        () => 'Abra antes que alguém conte',
        ({ wish }) => `${capitalize(wish)} vai agradecer`,
      ],
    },
    others: [
      ({ offer }) => capitalize(offer),
      () => 'Só quem está na lista recebe isto',
      ({ wish }) => `Uma boa notícia para ${wish}`,
    ],
    preview: {
      close: ({ business }) => `Veja a seleção de ${business} e como aproveitar. Leva um minuto.`,
      formal: ({ business }) => `Condições, prazo e como aproveitar com ${business}.`,
      playful: () => 'Spoiler: o botão fica logo ali embaixo e cabe no seu dia.',
    },
    body: {
      close: ({ wish }) => `Pensamos em algo simples para deixar o dia melhor e dar um agrado para ${wish}:`,
      formal: ({ wish }) => `Preparamos uma condição objetiva para ${wish}. Em resumo:`,
      playful: ({ wish }) => `A gente se empolgou, ${wish} saiu ganhando e o resumo é este:`,
    },
    closing: [
      'Para usar, é só tocar no botão e seguir os passos. Se tiver dúvida, responda a este e-mail.',
      'O botão leva você direto à condição, sem cadastro novo e sem pegadinha.',
    ],
    button: 'Quero aproveitar',
  },
  launch: {
    subjects: {
      close: [
        ({ offer }) => `Chegou: ${offer}`,
        () => 'Tem coisa nova por aqui',
        ({ wish }) => `Uma novidade para ${wish}`,
      ],
      formal: [
        ({ offer }) => `Novidade: ${offer}`,
        () => 'O que passamos os últimos meses criando',
        ({ wish }) => `Um avanço para ${wish}`,
      ],
      playful: [
        ({ offer }) => `Saiu do forno: ${offer}`,
        () => 'Agora já podemos contar',
        ({ wish }) => `Surpresa para ${wish}`,
      ],
    },
    others: [
      ({ offer }) => `Em primeira mão: ${offer}`,
      () => 'Os seus olhos são os primeiros a ver',
      ({ wish }) => `Feito para ${wish}`,
    ],
    preview: {
      close: ({ business }) => `${business} tem novidade e você fica sabendo antes de todo mundo.`,
      formal: () => 'O que é, para quem serve e como conhecer nos próximos dias.',
      playful: () => 'Seguramos a língua até hoje. Agora é oficial, pode olhar.',
    },
    body: {
      close: ({ wish }) =>
        `Passamos um bom tempo preparando algo que combina com você e com ${wish}. Hoje dá para contar:`,
      formal: ({ wish }) => `Temos a satisfação de apresentar um lançamento pensado para ${wish}:`,
      playful: ({ wish }) =>
        `Guardar segredo não é o nosso forte, ainda mais quando é bom para ${wish}. Então lá vai:`,
    },
    closing: [
      'Dê uma olhada com calma e conte o que achou. Lemos todas as respostas.',
      'No botão você vê os detalhes, as fotos e como experimentar.',
    ],
    button: 'Conhecer a novidade',
  },
  winback: {
    subjects: {
      close: [
        ({ offer }) => `Volte quando quiser: ${offer}`,
        () => 'Faz tempo, né?',
        ({ wish }) => `${capitalize(wish)} continua em boas mãos`,
      ],
      formal: [
        ({ offer }) => `Um convite para retomar: ${offer}`,
        () => 'Podemos ajudar em alguma coisa?',
        () => 'Retome de onde você parou',
      ],
      playful: [
        ({ offer }) => `Bateu saudade? ${capitalize(offer)}`,
        () => 'Foi alguma coisa que a gente disse?',
        ({ wish }) => `${capitalize(wish)} perguntou por nós`,
      ],
    },
    others: [
      ({ offer }) => `Ainda dá tempo: ${offer}`,
      () => 'O que mudou desde a sua última visita',
      ({ wish }) => `Um recomeço para ${wish}`,
    ],
    preview: {
      close: ({ business }) => `Algumas coisas mudaram em ${business}. A vontade de ver você, não.`,
      formal: () => 'Em um minuto, o que mudou e como podemos ajudar agora.',
      playful: () => 'Prometemos não perguntar por onde você andou. Só abra.',
    },
    body: {
      close: ({ wish }) =>
        `Enquanto isso, melhoramos o que fazemos para ${wish}. Para a volta ser leve, separamos:`,
      formal: ({ wish }) =>
        `Desde então, aprimoramos o que oferecemos para ${wish}. Para a sua volta, propomos:`,
      playful: ({ wish }) =>
        `Por aqui, tudo pronto para receber você e cuidar do que importa para ${wish}. Nosso argumento:`,
    },
    closing: [
      'Se preferir não receber mais, tudo bem: o descadastro está no fim desta mensagem.',
      'Se faltou algo da última vez, responda e conte. Queremos acertar.',
    ],
    button: 'Ver o que mudou',
  },
  event: {
    subjects: {
      close: [
        ({ offer }) => `Você vem? ${capitalize(offer)}`,
        () => 'Guarde um horário na agenda',
        () => 'Tem lugar separado para você',
      ],
      formal: [
        ({ offer }) => `Convite: ${offer}`,
        () => 'Um horário que vale reservar',
        ({ wish }) => `Um encontro útil para ${wish}`,
      ],
      playful: [
        ({ offer }) => `Bora? ${capitalize(offer)}`,
        () => 'A agenda está livre? Temos planos',
        () => 'Boa companhia já está confirmada',
      ],
    },
    others: [
      ({ offer }) => `Anote na agenda: ${offer}`,
      () => 'Um convite com o seu nome',
      ({ wish }) => `Boas ideias para ${wish}`,
    ],
    preview: {
      close: ({ business }) => `${business} vai reunir gente boa e o convite é seu. Veja como participar.`,
      formal: () => 'Programação, local e confirmação de presença em um só lugar.',
      playful: () => 'Só precisamos saber uma coisa: com ou sem acompanhante?',
    },
    body: {
      close: ({ wish }) =>
        `Vamos juntar pessoas que gostam do mesmo assunto e trocar boas ideias para ${wish}:`,
      formal: ({ wish }) =>
        `Temos o prazer de convidar você para um encontro com conteúdo prático para ${wish}:`,
      playful: ({ wish }) => `Vai ter conversa boa, gente animada e ideia nova para ${wish}. O plano é este:`,
    },
    closing: [
      'Confirme a presença pelo botão, para deixarmos tudo pronto para receber você.',
      'Não consegue ir? Responda a este e-mail e mandamos o resumo depois.',
    ],
    button: 'Confirmar presença',
  },
  welcome: {
    subjects: {
      close: [
        ({ offer }) => `Boas-vindas: ${offer}`,
        () => 'O que vem a seguir',
        ({ wish }) => `Um bom começo para ${wish}`,
      ],
      formal: [
        ({ business }) => `Boas-vindas de ${business}`,
        () => 'Como podemos ajudar você',
        ({ offer }) => `Primeiros passos: ${offer}`,
      ],
      playful: [
        () => 'Chegou quem faltava',
        () => 'Abra: é o nosso cartão de visita',
        ({ offer }) => `Presente de chegada: ${offer}`,
      ],
    },
    others: [
      ({ business }) => `Que bom ter você com ${business}`,
      () => 'Três coisas que vale saber',
      ({ wish }) => `Comece por aqui: tudo para ${wish}`,
    ],
    preview: {
      close: ({ business }) => `Um oi de ${business}, o que esperar da gente e por onde começar.`,
      formal: () => 'O que você vai receber, com que frequência e como falar conosco.',
      playful: () => 'Prometemos e-mails curtos, úteis e com zero enrolação.',
    },
    body: {
      close: ({ wish }) => `Vamos mandar só o que ajuda a cuidar do que importa para ${wish}. Para começar:`,
      formal: ({ wish }) => `Você receberá conteúdos e condições úteis para ${wish}. Para começar:`,
      playful: ({ wish }) =>
        `Combinado é combinado: só chega aqui o que for bom para ${wish}. Para abrir os trabalhos:`,
    },
    closing: [
      'Qualquer dúvida, é só responder: do outro lado tem gente de verdade.',
      'Dá para escolher o que receber, ou sair, a qualquer momento.',
    ],
    button: 'Começar agora',
  },
  content: {
    subjects: {
      close: [
        ({ offer }) => `Dica da semana: ${offer}`,
        () => 'Pouca gente repara nisto',
        ({ wish }) => `Dois minutos para ${wish}`,
      ],
      formal: [
        ({ offer }) => `Leitura rápida: ${offer}`,
        () => 'O erro que quase ninguém percebe',
        ({ wish }) => `Um ganho simples para ${wish}`,
      ],
      playful: [
        ({ offer }) => `Anota aí: ${offer}`,
        () => 'Você também faz isto ao contrário?',
        ({ wish }) => `${capitalize(wish)} agradece a leitura`,
      ],
    },
    others: [
      ({ offer }) => `Passo a passo: ${offer}`,
      () => 'A pergunta que mais ouvimos',
      ({ wish }) => `Menos esforço, mais resultado para ${wish}`,
    ],
    preview: {
      close: () => 'É curto, dá para fazer hoje e não custa nada. Veja como.',
      formal: ({ business }) => `Um resumo prático, preparado por ${business}, para aplicar hoje.`,
      playful: () => 'Leitura do tamanho de um café, com efeito mais longo.',
    },
    body: {
      close: ({ wish }) =>
        `Juntamos em poucas linhas uma coisa que ajuda muito a cuidar do que importa para ${wish}:`,
      formal: ({ wish }) => `Reunimos uma orientação prática, fácil de aplicar e útil para ${wish}:`,
      playful: ({ wish }) =>
        `Testamos, rimos dos erros e anotamos o que funciona para ${wish}. O tema de hoje:`,
    },
    closing: [
      'O passo a passo completo está no botão. Se ajudar, encaminhe para alguém.',
      'Quer que a próxima dica seja sobre outro assunto? Responda e peça.',
    ],
    button: 'Ler a dica completa',
  },
}
