import type { SegmentId } from '../segments'
import type { NetworkId } from './networks'

export const tones = [
  { id: 'close', name: 'Próximo' },
  { id: 'formal', name: 'Profissional' },
  { id: 'playful', name: 'Divertido' },
  { id: 'inspiring', name: 'Inspirador' },
] as const
export type ToneId = (typeof tones)[number]['id']

export const angles = [
  { id: 'tip', name: 'Dica' },
  { id: 'backstage', name: 'Bastidores' },
  { id: 'question', name: 'Pergunta' },
  { id: 'myth', name: 'Mito ou verdade' },
  { id: 'invite', name: 'Convite' },
] as const
export type AngleId = (typeof angles)[number]['id']

/** Ways to begin, each read after the theme and a colon, so that any theme fits. */
export const hooks: Record<AngleId, Record<ToneId, string[]>> = {
  tip: {
    close: ['três coisas que a gente aprendeu na prática', 'o que a gente faz por aqui, e funciona'],
    formal: ['três pontos que fazem diferença', 'um roteiro simples para começar bem'],
    playful: ['três dicas para salvar antes que sumam no feed', 'o manual que ninguém entregou para você'],
    inspiring: ['um passo pequeno já muda o caminho', 'o começo pode ser simples, e pode ser hoje'],
  },
  backstage: {
    close: ['o que acontece antes de você chegar', 'vem ver como a gente se prepara'],
    formal: ['como trabalhamos antes da entrega', 'o cuidado que vem antes do resultado'],
    playful: ['cenas que o feed não mostra', 'por trás das câmeras, café e mais café'],
    inspiring: ['o que ninguém vê é o que sustenta', 'todo resultado bonito começa cedo'],
  },
  question: {
    close: ['conta para a gente', 'queremos ouvir você'],
    formal: ['uma pergunta para a nossa rede', 'gostaríamos da sua opinião'],
    playful: ['valendo um ponto', 'pergunta séria (ou quase)'],
    inspiring: ['uma pergunta para levar com você hoje', 'pare um minuto e pense nisto'],
  },
  myth: {
    close: ['será que é isso mesmo?', 'aquela frase que todo mundo já ouviu'],
    formal: ['o que é mito e o que é fato', 'vamos separar opinião de evidência'],
    playful: ['hora de desmentir a tia do grupo', 'mito ou verdade, sem direito a consulta'],
    inspiring: ['às vezes, só falta trocar a ideia antiga', 'mudar de ideia também é avançar'],
  },
  invite: {
    close: ['a gente espera você', 'tem lugar para você aqui'],
    formal: ['o nosso convite para esta semana', 'estamos à disposição para conversar'],
    playful: ['só falta você (e a sua boa companhia)', 'desculpa pronta para sair de casa'],
    inspiring: ['o melhor dia para começar está perto', 'dê o primeiro passo com a gente'],
  },
}

export const emojis: Record<AngleId, string> = {
  tip: '💡',
  backstage: '🎬',
  question: '💬',
  myth: '🤔',
  invite: '💛',
}

/** What a network's readers are asked to do. */
export const asks: Record<NetworkId, Record<AngleId, string>> = {
  instagram: {
    tip: 'Salve para consultar depois.',
    backstage: 'Quer ver mais dos bastidores? Conte nos comentários.',
    question: 'Responda nos comentários, a gente lê tudo.',
    myth: 'Mande para quem ainda acredita nisso.',
    invite: 'Toque no link da bio e venha.',
  },
  linkedin: {
    tip: 'O que você acrescentaria a esta lista?',
    backstage: 'Como é essa preparação na sua empresa?',
    question: 'Conte nos comentários como é por aí.',
    myth: 'Já ouviu essa frase em alguma reunião?',
    invite: 'O link está no primeiro comentário.',
  },
  facebook: {
    tip: 'Compartilhe com quem precisa ler isto.',
    backstage: 'O que mais você gostaria de ver por aqui?',
    question: 'Conte nos comentários e marque alguém.',
    myth: 'Você acreditava? Conte para a gente.',
    invite: 'Marque quem vem com você.',
  },
  x: {
    tip: 'Guarde este post.',
    backstage: 'Quer ver mais?',
    question: 'Responda aqui.',
    myth: 'Você sabia?',
    invite: 'Vem?',
  },
  tiktok: {
    tip: 'Salve e teste hoje.',
    backstage: 'Siga para ver o resto.',
    question: 'Responda nos comentários.',
    myth: 'Você acertou?',
    invite: 'Link no perfil.',
  },
}

export interface SegmentWords {
  tips: [string, string, string]
  backstage: string
  question: string
  myth: string
  truth: string
  invite: string
  hashtags: [string, string, string]
  /** What a picture would show. */
  scene: string
}

export const segmentWords: Record<SegmentId, SegmentWords> = {
  food: {
    tips: [
      'Prefira o que é da estação: custa menos e tem mais sabor.',
      'Deixe o básico adiantado; na hora da fome, só falta montar.',
      'Guarde em potes com data: menos desperdício, mais praticidade.',
    ],
    backstage:
      'Antes de abrir, a bancada já está cheia: massa descansando, café passando e a lista do dia na parede.',
    question: 'O que não pode faltar na sua mesa: o salgado quentinho ou a sobremesa?',
    myth: 'Comer bem sempre custa caro.',
    truth: 'Com planejamento e ingredientes da estação, dá para comer bem gastando menos.',
    invite: 'Passe aqui, peça o seu favorito e conte o que achou.',
    hashtags: ['ComidaDeVerdade', 'FeitoComCarinho', 'ComerBem'],
    scene: 'uma mesa posta, vista de cima',
  },
  fashion: {
    tips: [
      'Monte o look a partir de uma peça que você ama.',
      'Três cores por produção costumam bastar.',
      'Prove sentando e andando: conforto também é caimento.',
    ],
    backstage:
      'Hoje foi dia de abrir caixas, passar peça por peça e montar combinações que vão do trabalho ao jantar.',
    question: 'Você escolhe a roupa na noite anterior ou cinco minutos antes de sair?',
    myth: 'Para ter estilo, é preciso seguir toda tendência.',
    truth: 'Estilo é repetir bem o que combina com você.',
    invite: 'Venha provar sem pressa; a gente ajuda a montar a combinação.',
    hashtags: ['ModaDoDiaADia', 'LookDoDia', 'EstiloReal'],
    scene: 'três peças de roupa em uma arara',
  },
  beauty: {
    tips: [
      'Limpeza e hidratação vêm antes de qualquer novidade.',
      'Proteção solar vale também nos dias nublados.',
      'Espere três semanas antes de julgar um produto novo.',
    ],
    backstage: 'Toalha aquecida, agenda organizada e cada ferramenta esterilizada antes do primeiro horário.',
    question: 'Qual é o cuidado de cinco minutos que muda o seu dia?',
    myth: 'Quanto mais produto, melhor o resultado.',
    truth: 'Poucos passos, feitos todo dia, funcionam melhor.',
    invite: 'Escolha um horário e venha cuidar de você.',
    hashtags: ['Autocuidado', 'BelezaReal', 'BemEstar'],
    scene: 'potes de creme e uma toalha dobrada',
  },
  health: {
    tips: [
      'Anote as suas dúvidas antes da consulta.',
      'Leve a lista do que você já toma.',
      'Marque o retorno antes de ir embora.',
    ],
    backstage:
      'Antes do primeiro horário, a equipe revisa cada ficha, prepara as salas e confirma os agendamentos.',
    question: 'Qual cuidado com a saúde você vive deixando para depois?',
    myth: 'Consulta, só quando alguma coisa dói.',
    truth: 'A prevenção encontra cedo o que é mais simples de tratar.',
    invite: 'Marque uma conversa e tire as suas dúvidas com a nossa equipe.',
    hashtags: ['SaudeEmDia', 'Prevencao', 'QualidadeDeVida'],
    scene: 'uma sala clara, com duas poltronas',
  },
  education: {
    tips: [
      'Estude em blocos de 25 minutos, com pausa de verdade.',
      'Explique em voz alta o que acabou de aprender.',
      'Pratique no mesmo dia: a memória agradece.',
    ],
    backstage:
      'Quadro rabiscado, café na mesa e a aula de amanhã testada com os olhos de quem está começando.',
    question: 'O que você aprenderia hoje se tivesse uma hora livre?',
    myth: 'Existe idade para aprender coisa nova.',
    truth: 'O que muda é o método: prática curta e frequente funciona em qualquer idade.',
    invite: 'Assista a uma aula aberta e veja se combina com você.',
    hashtags: ['AprenderSempre', 'Estudos', 'Carreira'],
    scene: 'um caderno aberto ao lado de uma xícara',
  },
  services: {
    tips: [
      'Comece medindo o que mais toma o tempo da equipe.',
      'Padronize antes de automatizar.',
      'Combine um único lugar para cada informação.',
    ],
    backstage:
      'Toda segunda, a equipe revisa os projetos, marca o que travou e decide a próxima entrega antes do almoço.',
    question: 'Qual tarefa da sua rotina você delegaria hoje?',
    myth: 'Processo é coisa de empresa grande.',
    truth: 'Empresa pequena com processo claro cresce com menos retrabalho.',
    invite: 'Conte o seu desafio em uma conversa de 20 minutos.',
    hashtags: ['Gestao', 'PequenasEmpresas', 'Produtividade'],
    scene: 'um quadro com cartões de tarefas',
  },
  home: {
    tips: [
      'Meça duas vezes antes de comprar.',
      'Teste a cor na parede e olhe de dia e de noite.',
      'Guarde um pouco do material para os reparos.',
    ],
    backstage:
      'Amostras na bancada, medidas conferidas uma a uma e o caminhão carregado antes de o sol esquentar.',
    question: 'Qual canto da sua casa você mudaria neste fim de semana?',
    myth: 'Reforma boa só com quebra-quebra.',
    truth: 'Luz, pintura e organização já transformam um ambiente.',
    invite: 'Traga as medidas e saia com a lista certa.',
    hashtags: ['CasaBonita', 'Reforma', 'Decoracao'],
    scene: 'uma parede recém-pintada e uma poltrona',
  },
  pets: {
    tips: [
      'Água fresca sempre, e mais de um potinho pela casa.',
      'Nos dias quentes, passeio cedo ou no fim da tarde.',
      'Escovar em casa dá carinho e tira os pelos soltos.',
    ],
    backstage: 'Toalhas dobradas, petiscos a postos e muita conversa com quem tem medo do secador.',
    question: 'Qual é a mania mais engraçada do seu pet?',
    myth: 'Gato se vira e não precisa de atenção.',
    truth: 'Precisa, e muito: brincar todo dia evita o estresse.',
    invite: 'Traga o seu pet para conhecer o espaço.',
    hashtags: ['AmorDePet', 'VidaDePet', 'PetFeliz'],
    scene: 'um cachorro e um gato lado a lado',
  },
}
