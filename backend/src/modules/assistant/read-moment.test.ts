import { readMoment, type WishedTime } from './read-moment'

/** Thursday the 19th of November, nine in the morning in São Paulo. */
const thursday = new Date('2026-11-19T12:00:00Z')
const on = (day: string, rest: WishedTime = {}): WishedTime => ({ first: day, last: day, ...rest })
const at = (hour: number, minute = 0) => ({ minute: hour * 60 + minute })

test.each<[string, WishedTime | undefined]>([
  ['hoje', on('2026-11-19')],
  ['amanhã às 15h', on('2026-11-20', at(15))],
  ['amanha as 15:30', on('2026-11-20', at(15, 30))],
  ['depois de amanhã de manhã', on('2026-11-21', { until: 720 })],
  ['terça', on('2026-11-24')],
  ['terça que vem', on('2026-11-24')],
  ['terca-feira as 3 da tarde', on('2026-11-24', at(15))],
  ['sexta', on('2026-11-20')],
  ['sexta que vem', on('2026-11-27')],
  ['próxima segunda às dez', on('2026-11-23', at(10))],
  ['quinta', on('2026-11-26')],
  ['dia 24', on('2026-11-24')],
  ['dia 5', on('2026-12-05')],
  ['dia 31', on('2026-12-31')],
  ['dia 10 do mês que vem', on('2026-12-10')],
  ['24/11', on('2026-11-24')],
  ['24/11/2026 às 9h', on('2026-11-24', at(9))],
  ['24/11/26', on('2026-11-24')],
  ['5 de janeiro', on('2027-01-05')],
  ['24 de novembro às 14h', on('2026-11-24', at(14))],
  ['primeiro de dezembro', on('2026-12-01')],
  ['10/11', on('2026-11-10')],
  ['2026-11-24', on('2026-11-24')],
  ['semana que vem', { first: '2026-11-23', last: '2026-11-27' }],
  ['ainda essa semana', { first: '2026-11-19', last: '2026-11-20' }],
  ['fim de semana', { first: '2026-11-21', last: '2026-11-22' }],
  ['mês que vem', { first: '2026-12-01', last: '2026-12-31' }],
  ['daqui a 3 dias', on('2026-11-22')],
  ['daqui a duas semanas', on('2026-12-03')],
  ['às 15h', at(15)],
  ['as 3', at(15)],
  ['pode ser às nove e meia', at(9, 30)],
  ['15h30', at(15, 30)],
  ['ao meio-dia', at(12)],
  ['umas 4 da tarde', at(16)],
  ['de tarde', { from: 720, until: 1080 }],
  ['fim da tarde', { from: 960, until: 1080 }],
  ['depois das 16h', { from: 960 }],
  ['antes das 11', { until: 660 }],
  ['a partir das 14h de terça', on('2026-11-24', { from: 840 })],
  ['de manhã não dá', { from: 720 }],
  ['à tarde não consigo, só de manhã', { until: 720 }],
  ['depois das 16h não posso', { until: 960 }],
  ['qualquer dia menos sexta', { without: [5] }],
  ['semana que vem, exceto segunda', { first: '2026-11-23', last: '2026-11-27', without: [1] }],
  ['quinta não dá, pode ser sexta às 10h?', on('2026-11-20', { ...at(10), without: [4] })],
  ['não sei se amanhã', on('2026-11-20')],
  ['não posso', undefined],
  ['boa tarde', undefined],
  ['bom dia', undefined],
  ['31/02', undefined],
  ['dia 99', undefined],
  ['99h', undefined],
  ['a segunda opção', undefined],
  ['quero o prospect', undefined],
  ['ana@terca.com.br', undefined],
])('“%s”', (text, wish) => {
  expect(readMoment(text, thursday)).toEqual(wish)
})

it('knows what day it is in São Paulo, whatever the day is elsewhere', () => {
  expect(readMoment('amanhã', new Date('2026-11-20T02:30:00Z'))).toEqual(on('2026-11-20'))
  expect(readMoment('amanhã', new Date('2026-11-20T03:30:00Z'))).toEqual(on('2026-11-21'))
})
