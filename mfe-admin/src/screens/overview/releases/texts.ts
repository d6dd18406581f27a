import type { BuildHealth, LoadPhases, ReleaseAction } from '@ag/contracts'

export const texts = {
  lead: 'O que está no ar em cada área do site e como carrega para quem visita.',
  areas: {
    shell: 'Estrutura',
    'mfe-public': 'Páginas públicas',
    'mfe-auth': 'Acesso',
    'mfe-dashboard': 'Painel do cliente',
    'mfe-admin': 'Administração',
    'mfe-assistant': 'Assistente',
  } as Record<string, string>,
  states: {
    well: 'Tudo certo',
    failing: 'Com falhas',
    off: 'Desligada',
    none: 'Nada no ar',
    unknown: 'Sem dados',
  },
  failing: (count: number) => (count === 1 ? '1 com problema' : `${count} com problema`),
  figure: 'Áreas do site',
  figureDetail: 'como carregam para quem visita',
  buildsOf: (area: string) => `Versões de ${area}`,
  columns: {
    build: 'Versão',
    role: 'Situação',
    share: 'Visitantes',
    success: 'Carregou',
    time: 'Tempo (metade / 95%)',
    needs: 'Plataforma e bibliotecas',
  },
  roles: { live: 'No ar', canary: 'Em teste', previous: 'Anterior' } as Record<BuildHealth['role'], string>,
  share: (percent: string) => `${percent}%`,
  success: (rate: string, loads: string) => `${rate}% de ${loads}`,
  noLoads: 'Ninguém ainda',
  time: (median: string, p95: string) => `${median} / ${p95} ms`,
  phases: ({ entry, chunks, run }: Record<keyof LoadPhases, string>) => [
    `entrada ${entry} ms`,
    `código ${chunks} ms`,
    `execução ${run} ms`,
  ],
  none: '—',
  platform: (range: string) => `Plataforma ${range}`,
  failures: (kind: string, count: number) => `${kind}: ${count}`,
  failuresTitle: 'Falhas',
  hoursOf: (area: string) => `Últimas 24 horas de ${area}`,
  loadsOfDay: (count: string) => `${count} cargas em 24 horas`,
  failuresOfDay: (count: string) => `${count} falhas`,
  hour: (at: string) => `${at.slice(0, 2)}h`,
  loadsByHour: 'Cargas por hora',
  failuresByHour: 'Falhas por hora',
  actions: {
    promote: 'Liberar para todos',
    canary: 'Mudar parcela',
    stop: 'Parar teste',
    rollback: 'Voltar à versão anterior',
  } satisfies Record<ReleaseAction, string>,
  actionOf: (action: string, area: string) => `${action}: ${area}`,
  leads: {
    promote:
      'Todos os visitantes recebem a versão em teste. Páginas abertas passam a ela na próxima navegação.',
    canary: 'Muda quantos visitantes recebem a versão em teste.',
    stop: 'Ninguém mais recebe a versão em teste. A versão no ar continua como está.',
    rollback: 'Todos voltam à versão anterior, na hora. Um teste em andamento acaba.',
  } satisfies Record<ReleaseAction, string>,
  percent: 'Parcela dos visitantes, em %',
  percentWrong: 'Informe um número de 1 a 100.',
  reason: 'Motivo (opcional)',
  changed: {
    promote: 'Versão liberada para todos.',
    canary: 'Parcela alterada.',
    stop: 'Teste parado.',
    rollback: 'Versão anterior de volta.',
  } satisfies Record<ReleaseAction, string>,
  off: (words: string) => `Quem visita lê: “${words}”`,
  lastChange: 'Última mudança',
  recent: 'Mudanças recentes',
  recentCaption: 'As últimas mudanças, da mais nova à mais antiga',
  when: 'Quando',
  who: 'Quem',
  what: 'O quê',
  why: 'Motivo',
}

/** What happened by itself. */
const automatic: Readonly<Record<string, string>> = {
  'automatic stop': 'Parada automática',
  'automatic return': 'Retorno automático',
}

/** Who changed something, in words. */
export const whoOf = ({ who }: { who: string }): string => automatic[who] ?? who

const happenings: readonly [pattern: RegExp, words: string][] = [
  [/^(\w+) goes live$/, '$1 no ar'],
  [/^(\w+) goes to ([\d.]+) %$/, '$1 para $2% dos visitantes'],
  [/^(\w+) is stopped at ([\d.]+) %$/, '$1 parada em $2%'],
  [/^back to (\w+)$/, 'de volta à $1'],
  [/^on$/, 'religada'],
  [/^off$/, 'desligada'],
]

/** What was changed, from `mfe-auth: 3f2a… goes live`; what has no words yet stands as the gateway wrote it. */
export function changeWords(what: string): { area: string; words: string } {
  const [, name = '', happened = what] = /^([\w-]+): (.*)$/.exec(what) ?? []
  const [pattern, words] = happenings.find(([each]) => each.test(happened)) ?? []
  return {
    area: texts.areas[name] ?? name,
    words: pattern && words ? happened.replace(pattern, words) : happened,
  }
}
