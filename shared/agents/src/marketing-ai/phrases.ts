import type { SegmentId } from '../segments'
import type { ChannelId, GoalId } from './brief'

interface WeekWords {
  title: string
  focus: string
}

/** What each of the four weeks is for. */
export const goalWeeks: Record<GoalId, [WeekWords, WeekWords, WeekWords, WeekWords]> = {
  sales: [
    {
      title: 'Preparar e testar',
      focus: 'Coloque a oferta de pé, confira a página de compra e teste dois anúncios com verba pequena.',
    },
    {
      title: 'Ligar o motor',
      focus: 'Aumente o anúncio que trouxe mais visitas e responda todo interessado no mesmo dia.',
    },
    {
      title: 'Reforçar o que vende',
      focus: 'Use a reserva no canal com menor custo por venda e fale de novo com quem quase comprou.',
    },
    {
      title: 'Fechar e medir',
      focus: 'Faça a última chamada da oferta, some vendas por canal e anote o que repetir.',
    },
  ],
  leads: [
    {
      title: 'Preparar a entrada',
      focus: 'Publique uma página com um só formulário e combine quem responde cada contato.',
    },
    {
      title: 'Abrir as portas',
      focus: 'Anuncie o material ou a conversa gratuita e responda em até uma hora.',
    },
    {
      title: 'Separar os bons',
      focus: 'Compare o custo por contato e passe a verba para o canal que traz conversa de verdade.',
    },
    {
      title: 'Converter e medir',
      focus: 'Retome quem não respondeu e conte quantos contatos viraram proposta.',
    },
  ],
  launch: [
    { title: 'Aquecer', focus: 'Conte que algo vem aí, mostre os bastidores e abra uma lista de espera.' },
    {
      title: 'Abrir a cortina',
      focus: 'Mostre a novidade inteira, com preço e como comprar, em todos os canais no mesmo dia.',
    },
    {
      title: 'Provar valor',
      focus: 'Responda as dúvidas mais comuns em público e use a reserva no que teve mais procura.',
    },
    { title: 'Consolidar', focus: 'Peça opinião a quem comprou, ajuste a mensagem e planeje a continuação.' },
  ],
  loyalty: [
    {
      title: 'Ouvir quem já comprou',
      focus: 'Separe clientes por data da última compra e pergunte o que faria voltar.',
    },
    { title: 'Dar um motivo', focus: 'Envie uma vantagem de retorno com prazo claro e fácil de usar.' },
    { title: 'Lembrar com carinho', focus: 'Mande um lembrete só para quem abriu e ainda não usou.' },
    {
      title: 'Agradecer e medir',
      focus: 'Agradeça a quem voltou, conte as recompras e combine a próxima data.',
    },
  ],
  awareness: [
    {
      title: 'Escolher a mensagem',
      focus: 'Defina uma frase que explique o que você faz e teste em dois formatos de vídeo.',
    },
    { title: 'Aparecer', focus: 'Mostre a frase vencedora para quem mora perto ou tem o mesmo interesse.' },
    {
      title: 'Ser lembrado',
      focus: 'Volte a aparecer para quem assistiu, agora com um convite para conhecer.',
    },
    {
      title: 'Colher e medir',
      focus: 'Compare alcance, visitas e buscas pelo nome do negócio com o mês anterior.',
    },
  ],
}

/** What is done in a channel, week by week, with the day from 0 on Monday. */
export const channelSteps: Record<ChannelId, [day: number, text: string][]> = {
  google: [
    [1, 'Crie dois anúncios para as buscas de quem já quer comprar.'],
    [0, 'Aumente o lance das palavras com mais cliques e negative as que não servem.'],
    [2, 'Acrescente perguntas e preços aos anúncios que vendem.'],
    [1, 'Pause o que passou do custo combinado e anote as melhores buscas.'],
  ],
  meta: [
    [0, 'Publique três imagens e um vídeo curto; veja qual recebe mais cliques.'],
    [1, 'Leve o melhor criativo a um público parecido com o dos seus clientes.'],
    [0, 'Anuncie de novo para quem visitou e não concluiu.'],
    [0, 'Faça um carrossel com as dúvidas respondidas e o convite final.'],
  ],
  tiktok: [
    [2, 'Grave dois vídeos de 15 segundos que mostrem o resultado logo no começo.'],
    [2, 'Impulsione o vídeo com mais retenção.'],
    [3, 'Responda a um comentário em vídeo.'],
    [2, 'Reúna os melhores momentos em um vídeo de fechamento.'],
  ],
  linkedin: [
    [1, 'Publique um caso prático e convide para conversar.'],
    [3, 'Anuncie para três cargos que decidem a compra.'],
    [1, 'Mande uma mensagem curta a quem reagiu às publicações.'],
    [3, 'Publique o que aprendeu no mês, com um número e uma imagem.'],
  ],
  email: [
    [3, 'Envie a primeira mensagem a metade da lista, com dois assuntos.'],
    [2, 'Mande o assunto vencedor para o resto da lista.'],
    [3, 'Escreva só para quem clicou e ainda não decidiu.'],
    [2, 'Faça a última chamada e agradeça a quem participou.'],
  ],
  whatsapp: [
    [4, 'Confira quem autorizou receber e prepare as respostas prontas.'],
    [4, 'Envie a mensagem principal, com opção de sair.'],
    [4, 'Lembre quem perguntou o preço e não voltou.'],
    [3, 'Pergunte em uma frase como foi a experiência.'],
  ],
}

export interface Idea {
  title: string
  text: string
}

/** Two campaigns that suit a trade. */
export const segmentIdeas: Record<SegmentId, [Idea, Idea]> = {
  food: [
    {
      title: 'Hora vazia, mesa cheia',
      text: 'Um combo que só existe no horário mais parado, anunciado a até 3 km.',
    },
    {
      title: 'O prato que a rua escolheu',
      text: 'Enquete de dois sabores; o vencedor entra no cardápio da semana.',
    },
  ],
  fashion: [
    {
      title: 'Uma peça, cinco looks',
      text: 'Vídeos curtos que repetem a mesma peça do trabalho ao fim de semana.',
    },
    {
      title: 'Provador sem pressa',
      text: 'Horário marcado para provar com ajuda, divulgado a quem já visitou a loja.',
    },
  ],
  beauty: [
    { title: 'Agenda de terça', text: 'Um cuidado a mais para quem marca no dia mais tranquilo da semana.' },
    {
      title: 'Rotina de cinco minutos',
      text: 'Série de vídeos com um passo por dia e o convite para avaliação.',
    },
  ],
  health: [
    {
      title: 'Pergunte antes de marcar',
      text: 'Respostas curtas da equipe às dúvidas mais buscadas, sem promessa de resultado.',
    },
    {
      title: 'Mês da prevenção',
      text: 'Lembrete amigável do exame em dia, com link para escolher o horário.',
    },
  ],
  education: [
    { title: 'Aula aberta', text: 'Trinta minutos ao vivo com um exercício que dá para usar no mesmo dia.' },
    { title: 'Desafio de sete dias', text: 'Uma tarefa curta por dia e, no fim, o convite para a turma.' },
  ],
  services: [
    {
      title: 'Diagnóstico de 20 minutos',
      text: 'Uma conversa com três perguntas fixas e um resumo por escrito.',
    },
    {
      title: 'O custo do jeito antigo',
      text: 'Uma conta simples que mostra as horas perdidas por mês em cada tarefa.',
    },
  ],
  home: [
    {
      title: 'Um canto por fim de semana',
      text: 'Lista de materiais, passo a passo e preço total de um ambiente pequeno.',
    },
    { title: 'Traga a medida', text: 'Orçamento na hora para quem manda foto e medidas do lugar.' },
  ],
  pets: [
    {
      title: 'Antes e depois do banho',
      text: 'Fotos enviadas por tutores, com autorização, e um mimo para a mais curtida.',
    },
    { title: 'Carteirinha em dia', text: 'Lembrete da vacina ou do banho com horário sugerido.' },
  ],
}

/** A campaign that suits the goal. */
export const goalIdeas: Record<GoalId, Idea> = {
  sales: { title: 'Leve o par', text: 'Junte o mais vendido a um complemento e mostre a economia em reais.' },
  leads: {
    title: 'Guia de uma página',
    text: 'Troque um checklist útil pelo contato e siga com duas mensagens curtas.',
  },
  launch: {
    title: 'Lista dos primeiros',
    text: 'Quem entra antes recebe a data, o preço e uma vantagem de estreia.',
  },
  loyalty: {
    title: 'Aniversário de cliente',
    text: 'Um agrado na data da primeira compra, válido por sete dias.',
  },
  awareness: {
    title: 'Quem faz',
    text: 'Apresente as pessoas por trás do negócio em vídeos de 20 segundos.',
  },
}

/** What the goal counts. */
export const resultNames: Record<GoalId, { one: string; many: string }> = {
  sales: { one: 'venda', many: 'vendas' },
  leads: { one: 'contato', many: 'contatos' },
  launch: { one: 'venda', many: 'vendas' },
  loyalty: { one: 'recompra', many: 'recompras' },
  awareness: { one: 'venda', many: 'vendas' },
}
