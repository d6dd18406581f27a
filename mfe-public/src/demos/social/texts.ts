export const texts = {
  title: 'Monte a semana e aprove cada post',
  lead: 'Um tema vira posts no tamanho e no jeito de cada rede. Nada é agendado antes do seu sim.',
  brief: {
    label: 'Sobre a semana',
    business: 'Nome do negócio',
    segment: 'O que você faz',
    theme: 'Tema da semana',
    themeHint: 'Como “Café da manhã em família” ou “Volta às aulas”.',
    tone: 'Tom',
    networks: 'Redes',
    noTheme: 'Escreva o tema da semana.',
    noNetwork: 'Escolha pelo menos uma rede.',
    plan: 'Montar a semana',
    planned: (posts: number) => `${posts} posts escritos, todos esperando a sua aprovação.`,
  },
  week: {
    title: (from: string, to: string) => `Semana de ${from} a ${to}`,
    none: 'Sem posts',
    progress: (approved: number, scheduled: number, all: number) =>
      `${approved + scheduled} de ${all} aprovados, ${scheduled} ${scheduled === 1 ? 'agendado' : 'agendados'}`,
    scheduleAll: 'Agendar os aprovados',
  },
  post: {
    label: (network: string, day: string) => `Post: ${network}, ${day}`,
    text: 'Texto do post',
    alt: 'Texto alternativo da imagem',
    altHint: 'Descreve a imagem para quem não a vê. Vai junto com o post.',
    count: (used: string, limit: string) => `${used} de ${limit} caracteres`,
    shown: (shown: number, network: string) =>
      `No ${network}, só os ${shown} primeiros aparecem antes de “mais”.`,
    hashtags: (count: number) => `${count} ${count === 1 ? 'hashtag' : 'hashtags'}`,
    day: 'Dia',
    time: 'Hora',
    approve: 'Aprovar',
    schedule: 'Agendar',
    unschedule: 'Tirar da agenda',
    note: 'O que mudar?',
    noteHint: 'Como “mais curto, sem emoji” ou “mais formal”.',
    reject: 'Pedir outra versão',
    more: '… mais',
  },
  said: {
    approved: (network: string) => `Post do ${network} aprovado. Agora dá para agendar.`,
    scheduled: (network: string) => `Post do ${network} agendado.`,
    unscheduled: (network: string) => `Post do ${network} saiu da agenda e continua aprovado.`,
    allScheduled: (count: number) => `${count} ${count === 1 ? 'post agendado' : 'posts agendados'}.`,
    rewritten: (changes: string[]) =>
      changes.length > 0
        ? `Nova versão: ${new Intl.ListFormat('pt-BR').format(changes)}. Confira e aprove.`
        : 'Nova versão, contada de outro jeito. Confira e aprove.',
    notYet: 'Aprove o post antes de agendar.',
  },
  takeaway: {
    title: 'Leve a semana',
    lead: 'A planilha leva todos os posts. A agenda leva só os que você agendou.',
    ics: 'Baixar agenda (.ics)',
    done: (file: string) => `${file} foi baixado.`,
    nothing: 'Agende um post para levar a agenda.',
  },
  summary: (theme: string, segment: string, tone: string, networks: string[], scheduled: number) =>
    `Semana: ${theme}, ${segment}, tom ${tone.toLowerCase()}. Redes: ${networks.join(', ')}. Posts agendados: ${scheduled}.`,
}
