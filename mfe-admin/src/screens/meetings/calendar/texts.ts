export const texts = {
  event: (name: string, title: string) => `${name} · ${title}`,
  back: 'Voltar ao calendário',
  zone: 'Horários em horário de Brasília',
}
