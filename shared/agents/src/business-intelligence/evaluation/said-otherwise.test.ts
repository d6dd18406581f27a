import { answerFromTables } from '../answer-from-tables'
import * as fifth from './held-out/fifth'
import * as first from './held-out/first'
import * as fourth from './held-out/fourth'
import * as second from './held-out/second'
import * as third from './held-out/third'
import { readTables } from './judge'

// What each rule learned from one set says of the tables of the others.

const tables = {
  first: readTables(first.files),
  second: readTables(second.files),
  third: readTables(third.files),
  fourth: readTables(fourth.files),
  fifth: readTables(fifth.files),
}
type SetName = keyof typeof tables

const titles: [SetName, question: string, title: string][] = [
  // The business, those it serves and what it drives
  ['first', 'quantas comandas o restaurante teve em março?', 'Comandas em março de 2026'],
  ['fourth', 'total da livraria no Centro', 'Total (Centro)'],
  ['second', 'faltas dos alunos por professor', 'Faltas por professor'],
  ['fifth', 'quantos km os caminhões rodaram em abril', 'Km rodados em abril de 2026'],
  // Times that are seen from the last day
  ['first', 'comandas em março deste ano', 'Comandas em março de 2026'],
  ['first', 'comandas no primeiro trimestre deste ano', 'Comandas no 1º trimestre de 2026'],
  ['first', 'comandas em dezembro do ano passado', 'Comandas em dezembro de 2025'],
  ['first', 'comandas de 20 de dezembro a 10 de janeiro de 2026', 'Comandas de 20/12/2025 a 10/01/2026'],
  ['first', 'quantas comandas em dia de sábado?', 'Comandas (sábado)'],
  ['first', 'quantas comandas em dia de sabado?', 'Comandas (sábado)'],
  ['first', 'comandas mês por mês', 'Comandas por mês'],
  ['first', 'mês recorde em comandas', 'Comandas por mês'],
  ['first', 'saberia me dizer quantas comandas em março de 2026?', 'Comandas em março de 2026'],
  ['first', 'média da coluna total', 'Média de total'],
  // Verbs and nouns of a value
  ['fifth', 'faltas por dentista', 'Consultas por dentista (Faltou)'],
  ['fifth', 'quem mais remarcou?', 'Consultas por dentista (Remarcou)'],
  ['fifth', 'quantas consultas não compareceram', 'Consultas (exceto Compareceu)'],
  ['fourth', 'cancelamentos por equipe', 'Instalações por equipe (Cancelada)'],
  ['fourth', 'quantas não atrasaram', 'Instalações (exceto Atrasada)'],
  ['third', 'reprovações por produtor', 'Coletas de leite por produtor (Reprovada)'],
  // Money, or a way of paying
  ['first', 'qual garçom trouxe mais dinheiro?', 'Total por garçom'],
  ['fourth', 'em que cidade entra mais dinheiro de instalação?', 'Valor do contrato por cidade'],
  ['third', 'qual serviço dá mais dinheiro?', 'Valor por serviço'],
  ['first', 'quanto entrou em dinheiro no almoço', 'Total (Dinheiro, Almoço)'],
  ['first', 'quanto recebemos em dinheiro vivo no jantar', 'Total (Dinheiro, Jantar)'],
  ['first', 'total do Cláudio em reais', 'Total (Cláudio)'],
  ['third', 'quanto cobramos de banho em março', 'Valor (Banho) em março de 2026'],
  ['second', 'quanto deu de reserva em maio', 'Valor em maio de 2026'],
  // Two numbers that make one
  ['second', 'valor por diária', 'Valor por diárias'],
  ['fifth', 'frete por km', 'Vlr frete por km rodados'],
  ['fifth', 'desconto em relação ao valor', 'Desconto (R$) por Total (R$)'],
  ['second', 'em quantos dias tivemos reservas', 'Dias diferentes'],
  // What goes out often
  ['fifth', 'convênio que mais sai', 'Consultas por convênio'],
  // No fall and no future
  ['first', 'quantas comandas caíram no domingo', 'Comandas (domingo)'],
  [
    'first',
    'quantas comandas caíram de março pra abril',
    'Variação: comandas em abril de 2026 contra março de 2026',
  ],
  ['second', 'quanto vai em média de horas numa revisão?', 'Média de horas (Revisão)'],
  // The number of one row
  ['second', 'a ordem de serviço mais demorada levou quantas horas?', 'Maior horas'],
  ['fifth', 'a viagem mais longa teve quantos km', 'Maior km rodados'],
  ['fifth', 'valor cobrado menos o desconto', 'Total (R$) menos Desconto (R$)'],
  [
    'fifth',
    'vendas sem desconto por vendedora, quantas',
    'Linhas por vendedora (Desconto (R$) até R$\u00a00,00)',
  ],
  // Divisions and times
  ['first', 'total separado por turno', 'Total por turno'],
  ['fourth', 'tem mais público no sábado ou no domingo?', 'Público por dia da semana (sábado e domingo)'],
  ['fourth', 'exemplares no último trimestre de 2025', 'Exemplares no 4º trimestre de 2025'],
  ['fourth', 'bilheteria esse ano de 2026 por filme', 'Bilheteria por filme em 2026'],
  // Who is told by a value
  ['third', 'valor médio de quem paga com cartão', 'Média de valor (Cartão)'],
  ['fourth', 'instalações que não foram de cliente rural', 'Instalações (exceto Rural)'],
  // Numbers with two ends
  ['second', 'ordens de serviço entre 2 e 5 horas', 'Ordens de serviço (horas a partir de 2, horas até 5)'],
  ['first', 'quantas comandas de 2 a 4 pessoas', 'Comandas (pessoas a partir de 2, pessoas até 4)'],
  ['first', 'total entre 10 e 20 de maio', 'Total de 10/05/2026 a 20/05/2026'],
  ['first', 'total de 2025 a 2026 por mês', 'Total por mês de 2025 a 2026'],
  // A column of things and how many there were
  ['fifth', 'quantas peças vendemos', 'Qtd. peças'],
  ['fifth', 'peças por vendedora', 'Qtd. peças por vendedora'],
  ['fifth', 'peças mais vendidas em maio', 'Qtd. peças por peça em maio de 2026'],
  ['fifth', 'desconto por peça', 'Desconto (R$) por peça'],
  ['fifth', 'quantas peças diferentes vendemos', 'Valores diferentes de peça'],
  ['fifth', 'vendas abaixo de 100 reais, quantas?', 'Linhas (Total (R$) abaixo de R$\u00a0100,00)'],
  // Rows by their noun, and money of them
  ['first', 'comandas em reais por garçom', 'Total por garçom'],
  [
    'first',
    'o total das comandas subiu ou desceu de março pra abril?',
    'Variação: total em abril de 2026 contra março de 2026',
  ],
  ['second', 'a reserva mais cara, qual foi o valor?', 'Maior valor'],
  ['second', 'quantas ordens de serviço de mais de uma hora', 'Ordens de serviço (horas acima de 1)'],
  ['third', 'coletas com mais de 300 litros, quantas', 'Coletas de leite (litros acima de 300)'],
  ['fifth', 'oi moço, bom dia! valor das consultas até hoje', 'Valor (R$)'],
]

it.each(titles)('%s: %s → %s', (set, question, title) => {
  expect(answerFromTables(question, tables[set]).answer).toMatchObject({ kind: 'answer', title })
})

it.each<[SetName, string]>([
  ['first', 'faturamento por restaurante'],
  ['second', 'qual oficina fez mais ordens de serviço?'],
  ['third', 'quantos clientes tivemos em maio'],
  ['third', 'que parte dos clientes paga no pix?'],
  ['fifth', 'quais os pacientes que mais faltam?'],
  ['fifth', 'os pacientes mais novos faltaram quantas vezes?'],
  ['fifth', 'clientes com mais de 50 viagens'],
  ['fifth', 'diesel por caminhão'],
  ['fourth', 'público em reais por filme'],
  ['second', 'quantas reservas tiveram café'],
  ['fifth', 'quanto cada um gastou em diesel'],
  ['first', 'quanto vai dar o total em julho?'],
  ['second', 'a ordem mais cara levou quantas horas?'],
  ['first', 'quanto o pessoal gastou no jantar'],
])('%s: gives no number for: %s', (set, question) => {
  expect(answerFromTables(question, tables[set]).answer.kind).toMatch(/^(?:unknown|ask)$/)
})

it('ranks only the days of the week that were asked about', () => {
  const { answer } = answerFromTables('sai menos peça na sexta ou no sábado?', tables.fifth)
  expect(answer).toMatchObject({
    kind: 'answer',
    table: {
      rows: [
        ['sexta', expect.anything(), expect.anything()],
        ['sábado', expect.anything(), expect.anything()],
      ],
    },
  })
})

it('never counts rows for kilos that only name a price or what was taken off', () => {
  const line = (place: number) =>
    `0${1 + (place % 9)}/03/2026;Cobre;${10 + place},50;${place % 2},5;${100 + place},25`
  const text = [
    'data;produto;preco_kg;desconto_kg;valor',
    ...Array.from({ length: 30 }, (_, at) => line(at)),
  ].join('\n')
  const sold = readTables([{ name: 'vendas', text }])
  expect(answerFromTables('cobre, quantos kg?', sold).answer.kind).toBe('unknown')
  expect(answerFromTables('desconto em kg', sold).answer).toMatchObject({
    kind: 'answer',
    title: 'Desconto kg',
    unit: 'number',
  })
})

describe('a hirer of tools', () => {
  const line = (place: number) =>
    `0${1 + (place % 9)}/03/2026;${['Ana', 'Bruno', 'Célia'][place % 3]};${1 + (place % 12)};${place % 2 ? 'S' : 'N'};1,50;${100 + place},25`
  const text = [
    'DT_RETIRADA;CLIENTE;DIAS_LOCADOS;CHOVEU;VLR_PIS;VLR_LOCACAO',
    ...Array.from({ length: 36 }, (_, at) => line(at)),
  ].join('\n')
  const hired = readTables([{ name: 'Locadora Ferramentas', text }])

  it.each([
    ['quantas locações em março?', 'Linhas em março de 2026'],
    ['locações por cliente', 'Linhas por CLIENTE'],
    ['locações de 7 dias ou mais', 'Linhas (DIAS LOCADOS a partir de 7)'],
    ['quantas locações de até 5 dias', 'Linhas (DIAS LOCADOS até 5)'],
    ['quantas locações com chuva', 'Linhas (CHOVEU S)'],
    ['soma das locações acima de 110 reais', 'VLR LOCACAO (VLR LOCACAO acima de R$ 110,00)'],
    ['faturamento por cliente', 'VLR LOCACAO por CLIENTE'],
  ])('%s → %s', (question, title) => {
    const { answer } = answerFromTables(question, hired)
    expect(answer.kind === 'answer' && answer.title.replace(/\s/g, ' ')).toBe(title)
  })

  it.each(['faturamento com e sem chuva', 'locações acima de 500'])('gives no number for: %s', (question) => {
    expect(answerFromTables(question, hired).answer.kind).not.toBe('answer')
  })
})

describe('a breeder of fish', () => {
  const line = (place: number) =>
    [
      `0${1 + (place % 9)}/03/2026`,
      ['Tilápia', 'Pacu', 'Tambaqui'][place % 3],
      ['Feira', 'Mercado'][place % 2],
      ['Entregue', 'Entregue', 'Cancelada', 'Pendente'][place % 4],
      10 + place,
      '8,50',
      place % 5 ? '' : '30,00',
      place % 4,
      `${(10 + place) * 8},50`,
    ].join(';')
  const text = [
    'data_venda;especie;canal;status;peso_kg;preco_kg;frete;peixes_mortos;valor_venda',
    ...Array.from({ length: 36 }, (_, at) => line(at)),
  ].join('\n')
  const fish = readTables([{ name: 'vendas_piscicultura', text }])
  const told = (question: string) => {
    const { answer } = answerFromTables(question, fish)
    return answer.kind === 'answer' && [answer.title, answer.table.rows.at(-1)?.at(-1)]
  }

  it.each([
    // Two numbers of each row, multiplied
    ['quanto dá o peso vezes o preço por kg?', 'Peso kg vezes preco kg', 'R$ 8.415,00'],
    // Cells that are empty say that there was none
    ['quantas vendas sem frete?', 'Linhas (sem frete)', '28'],
    // Days on which something was
    ['em quantos dias diferentes vendemos?', 'Dias diferentes', '9'],
    // What is included is left out of nothing
    ['quantas vendas, contando as canceladas, foram pra feira?', 'Linhas (Feira)', '18'],
    // What came to nothing is counted
    ['vendas canceladas por canal', 'Linhas por canal (Cancelada)', '100%'],
    // What is sold by weight is summed
    ['quantos quilos de tilápia?', 'Peso kg (Tilápia)', '318'],
    ['quantos peixes morreram?', 'Peixes mortos', '54'],
  ])('%s → %s', (question, title, value) => {
    expect(told(question)).toEqual([title, value.replace('R$ ', 'R$\u00a0')])
  })

  it.each([
    ['quantos peixes vendemos?'],
    ['que parte do preço médio é da tilápia?'],
    ['quando morreram mais peixes na feira?'],
    ['vendas incluindo canceladas por canal'],
  ])('gives no number for: %s', (question) => {
    expect(answerFromTables(question, fish).answer.kind).not.toBe('answer')
  })
})

describe('a car wash', () => {
  const line = (place: number) =>
    `0${1 + (place % 9)}/03/2026;${['Lavagem', 'Polimento', 'Pintura'][place % 3]};${50 + place},00`
  const text = ['Data;Serviço;Valor', ...Array.from({ length: 30 }, (_, at) => line(at))].join('\n')
  const washed = readTables([{ name: 'Atendimentos', text }])

  it('never passes over a verb that looks like a value', () => {
    expect(answerFromTables('quantos carros lavamos em março?', washed).answer.kind).not.toBe('answer')
    expect(answerFromTables('quanto lavamos em março?', washed).answer.kind).not.toBe('answer')
  })

  it('takes it with the value', () => {
    const { answer } = answerFromTables('quantas lavagens fizemos em março?', washed)
    expect(answer).toMatchObject({ kind: 'answer', table: { rows: [['Total', '10']] } })
  })
})
