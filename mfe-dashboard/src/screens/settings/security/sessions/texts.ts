export const texts = {
  title: 'Sessões abertas',
  lead: 'Não reconhece alguma? Encerre a sessão e troque sua senha.',
  current: 'Este dispositivo',
  inUse: 'Em uso agora',
  lastUsed: (day: string, time: string) => `Último uso em ${day}, às ${time}`,
  since: (day: string, network: string | null) => `Desde ${day}${network ? ` · rede ${network}` : ''}`,
  end: 'Encerrar',
  ofDevice: (device: string) => ` a sessão em ${device}`,
  endOthers: 'Encerrar as outras sessões',
  alone: 'Não há outras sessões abertas.',
  ending: {
    title: 'Encerrar esta sessão?',
    lead: (device: string) => `Quem usa ${device} vai precisar entrar de novo.`,
    submit: 'Encerrar sessão',
    done: 'Sessão encerrada.',
  },
  endingOthers: {
    title: 'Encerrar as outras sessões?',
    lead: 'Só este dispositivo continua conectado. Nos outros, será preciso entrar de novo.',
    submit: 'Encerrar as outras',
    done: (count: number) => (count === 1 ? '1 sessão encerrada.' : `${count} sessões encerradas.`),
  },
}
