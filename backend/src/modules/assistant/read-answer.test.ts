import { chooseSlot, readChannel, readShift, readSize, readTiming } from './read-answer'

/** Monday the 23rd, nine in the morning in São Paulo. */
const monday = new Date('2026-11-23T12:00:00Z')
const slot = (day: string, time: string) => ({
  start_at: `${day}T${time}:00-03:00`,
  end_at: `${day}T${time}:30-03:00`,
  label: `${day} ${time}`,
})
const offered = [slot('2026-11-24', '09:00'), slot('2026-11-24', '15:00'), slot('2026-11-26', '10:00')]

test.each([
  ['o primeiro', 0],
  ['pode ser o segundo', 1],
  ['fico com o terceiro mesmo', 2],
  ['o último', 2],
  ['vou de 2', 1],
  ['o do meio', 1],
  ['o derradeiro', 2],
  ['tanto um como outro', 0],
  ['o mais rápido que tiver', 0],
  ['segunda opção', 1],
  ['a 2ª', 1],
  ['2ª opção', 1],
  ['5ª de manhã', 2],
  ['qualquer um serve', 0],
  ['tanto faz', 0],
  ['vocês que sabem', 0],
  ['o mais cedo possível', 0],
  ['escolha sua', 0],
  ['o que vagar antes', 0],
  ['o que você achar melhor', 0],
  ['a vaga mais próxima', 0],
  ['o de quinta', 2],
  ['de manhã não dá', 1],
  ['qualquer dia menos terça', 2],
])('“%s” is slot %d of those offered', (text, place) => {
  expect(chooseSlot(text, offered, monday)).toBe(offered[place])
})

test.each(['terça', 'de manhã', 'nenhum', 'quanto custa?', 'segunda', 'na 2ª'])(
  '“%s” is none of them yet',
  (text) => {
    expect(chooseSlot(text, offered, monday)).toBeUndefined()
  },
)

test.each([
  ['não dá pra esperar', 'now'],
  ['quinzena que vem', '30d'],
  ['nada urgente', 'research'],
  ['lá pra março', 'research'],
  ['até dezembro', '30d'],
  ['ainda nesta quinzena', 'now'],
  ['ainda tô namorando a ideia', 'research'],
])('“%s” is needed %s', (text, timing) => expect(readTiming(text, monday)).toBe(timing))

test.each([
  ['acima de 50', '50+'],
  ['duas dúzias', '11-50'],
  ['uma pessoa', '1'],
  ['só este que vos fala', '1'],
  ['um casal e uma estagiária', '2-10'],
])('“%s” are %s', (text, size) => expect(readSize(text)).toBe(size))

test.each([
  ['+ tarde', 'later'],
  ['algo pra antes', 'earlier'],
  ['tem uma vaguinha antes?', 'earlier'],
  ['algum horário posterior?', 'later'],
  ['poderia ser em data diversa?', 'other_day'],
  ['muda o dia, quero outro', 'other_day'],
])('“%s” looks for %s', (text, shift) => expect(readShift(text)).toBe(shift))

test.each([
  ['minha reunião por vídeo pode virar telefone?', 'phone'],
  ['dá pra mudar de telefone pra vídeo?', 'video'],
  ['troca vídeo por telefone', 'phone'],
  ['passa pra whatsapp', 'whatsapp'],
  ['mudei de ideia: por telefone', 'phone'],
  ['vídeo, se não mudar nada', 'video'],
  ['troque o vídeo por ligação', 'phone'],
  ['prefiro telefone a vídeo', 'phone'],
  ['vídeo nem pensar, liga', 'phone'],
  ['esquece câmera, faz whatsapp', 'whatsapp'],
  ['pela telinha', 'video'],
  ['muda pra 17h e meu zap novo é 16 99221-0087', undefined],
])('“%s” is to be by %s', (text, channel) => expect(readChannel(text)).toBe(channel))
