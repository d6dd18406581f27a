import type { Answered } from '../answer'
import { answerQuestion } from '../answer-question'
import { lexiconOf } from '../lexicon'
import { suggestedQuestions } from '../suggested-questions'
import { CsvProblem } from './csv-problem'
import { type CsvRead, readCsv } from './read-csv'

const utf8 = (text: string) => new TextEncoder().encode(text)
const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const read = (text: string): CsvRead => readCsv(utf8(text))
const kinds = ({ columns }: CsvRead) => columns.map(({ kind }) => kind)
const plainSpaces = (text: string) => text.replace(/\s/g, ' ')

function sentence(csv: CsvRead, question: string): string {
  const answer = answerQuestion(question, csv.data, lexiconOf(csv.data))
  return plainSpaces(answer.kind === 'answer' ? answer.sentence : answer.message)
}

const sales = `Data;Loja;Vendedor;Valor total;Itens
05/01/2025;Centro;Ana;R$ 1.234,56;3
20/01/2025;Praia;Beto;R$ 100,44;1
03/02/2025;Centro;Ana;R$ 2.000,00;4
`

it('reads Brazilian money, dates and semicolons', () => {
  const csv = read(sales)
  expect(kinds(csv)).toEqual(['date', 'category', 'category', 'number', 'number'])
  expect(sentence(csv, 'valor total por loja')).toBe(
    'Centro vem na frente em valor total: R$ 3.234,56, 97% do total. Em seguida: Praia (R$ 100,44).',
  )
  expect(sentence(csv, 'receita em janeiro')).toBe('Valor total em janeiro de 2025: R$ 1.335,00.')
  expect(sentence(csv, 'quanto a Ana vendeu?')).toBe('Valor total (Ana): R$ 3.234,56.')
  expect(sentence(csv, 'média de valor total por vendedor')).toBe(
    'Ana vem na frente em média de valor total: R$ 1.617,28. Em seguida: Beto (R$ 100,44).',
  )
  expect(sentence(csv, 'quantos vendedores?')).toBe('Valores diferentes de vendedor: 2.')
  expect(sentence(csv, 'valor por cidade')).toMatch(/Não sei responder sobre “cidade”/)
  expect(sentence(csv, 'receita em 2023')).toMatch(/os dados vão de 05\/01\/2025 a 03\/02\/2025/)
})

it('tells what was paid to somebody from what is marked as paid, and ranks no empty cells', () => {
  const csv = read(
    'Data;Cliente;Cachê;Pago;Ocorrência\n' +
      '01/01/2025;Ana;100;SIM;\n06/01/2025;Ana;200;NÃO;\n07/01/2025;Beto;400;SIM;Chuva\n28/02/2025;Beto;800;NÃO;\n',
  )
  expect(sentence(csv, 'quanto a Ana já pagou?')).toBe(
    'Cachê (Ana, pago SIM): R$ 100,00. Entendi “pagou” como “pago: SIM”.',
  )
  expect(sentence(csv, 'total de cachê pago pro Beto')).toBe('Cachê (Beto): R$ 1.200,00.')
  expect(sentence(csv, 'qual ocorrência tem mais linhas?')).toMatch(/^Chuva vem na frente/)
  expect(sentence(csv, 'a data que mais rendeu foi qual?')).toMatch(/^28\/02/)
  expect(sentence(csv, 'cachê com os clientes em fevereiro comparado com janeiro')).toMatch(/^Cachê subiu/)
})

it.each([
  ['commas and points', 'date,store,amount\n2025-01-05,A1,1234.5\n2025-02-05,B1,10\n', 1244.5],
  ['quoted commas', 'loja,valor\nA1,"1.234,50"\nB1,"10,00"\n', 1244.5],
  ['tabs', 'loja\tvalor\nA1\t1234,5\nB1\t10\n', 1244.5],
  ['thousands with a point beside a semicolon', 'loja;valor\nA1;1.234\nB1;10\n', 1244],
  ['negative money', 'loja;valor\nA1;-R$ 5,50\nB1;(4,50)\n', -10],
  ['empty cells', 'loja;valor\nA1;\nB1;10\nC1;-\n', 10],
  ['a mark, line ends of Windows, and empty lines', '\uFEFFloja;valor\r\nA1;7\r\n\r\nB1;3\r\n', 10],
  ['a separator at the end of each line', 'loja;valor;\nA1;7;\nB1;3;\n', 10],
])('reads %s', (_name, text, sum) => {
  const { data } = read(text)
  const [values] = data.measures.map(({ values: all }) => [...all].filter((value) => !Number.isNaN(value)))
  expect(values?.reduce((total, value) => total + value, 0)).toBeCloseTo(sum, 6)
})

it('reads the old encoding of Windows', () => {
  const csv = readCsv(latin1('Região;Preço médio\nSão José;10,5\nMaceió;9,5\n'))
  expect(csv.columns.map(({ name }) => name)).toEqual(['Região', 'Preço médio'])
  expect(csv.data.dimensions[0]?.values).toEqual(['São José', 'Maceió'])
})

it('averages what makes no sum, and counts no keys', () => {
  const csv = read('Código;Curso;Nota;CEP\n1;A1;7,5;01001000\n2;B1;9;01001001\n3;A1;8;01001002\n')
  expect(kinds(csv)).toEqual(['category', 'category', 'number', 'category'])
  expect(sentence(csv, 'nota por curso')).toBe('B1 vem na frente em média de nota: 9. Em seguida: A1 (7,75).')
})

it('takes dates of another country for what they are, by their whole column', () => {
  const { data } = read('day,amount\n03/25/2025,1\n04/02/2025,2\n')
  expect([data.time?.first, data.time?.last]).toEqual([
    Date.UTC(2025, 2, 25) / 864e5,
    Date.UTC(2025, 3, 2) / 864e5,
  ])
})

it('leaves a column alone whose numbers cannot be told apart', () => {
  expect(kinds(read('loja;valor\nA1;1.234,50\nB1;1,234.50\n'))).toEqual(['category', 'category'])
})

it('tells which cells and lines were left out', () => {
  const lines = Array.from({ length: 100 }, (_, row) => `L${row % 3};${row === 7 ? 'erro' : 10}`)
  const csv = read(`loja;valor\n${lines.join('\n')}\nL1;2;3;4\n`)
  expect(csv.data.notes).toEqual(['1 linha(s) com colunas a mais ou a menos ficaram de fora.'])
  const answer = answerQuestion('valor por loja', csv.data, lexiconOf(csv.data)) as Answered
  expect(answer.how.notes).toContain('1 valor(es) de “valor” não são números e ficaram de fora.')
})

it('asks which column is meant where two answer to one name', () => {
  const csv = read('loja;valor (bruto);valor (líquido)\nA1;10;9\nB1;20;18\n')
  expect(answerQuestion('valor por loja', csv.data, lexiconOf(csv.data))).toMatchObject({ kind: 'ask' })
})

it('asks where two columns hold the same value', () => {
  const csv = read('origem;destino;valor\nRecife;Natal;10\nNatal;Recife;20\n')
  expect(answerQuestion('valor em Recife', csv.data, lexiconOf(csv.data))).toMatchObject({
    kind: 'ask',
    offers: ['valor em origem Recife', 'valor em destino Recife'],
  })
  expect(sentence(csv, 'valor em destino Recife')).toBe('Valor (Recife): R$ 20,00.')
})

it('suggests questions that it answers', () => {
  for (const text of [sales, 'a;b\nx1;1\ny1;2\nx1;3\n', 'curso;turma\nA1;T1\nB1;T2\nA1;T2\n']) {
    const { data } = read(text)
    const questions = suggestedQuestions(data)
    expect(questions.length).toBeGreaterThan(1)
    for (const question of questions)
      expect([question, answerQuestion(question, data, lexiconOf(data)).kind]).toEqual([question, 'answer'])
  }
})

const many = (rows: number, row: string) => `${row}\n`.repeat(rows)

it.each([
  ['nothing', new Uint8Array(), /está vazio/],
  ['spaces', utf8('  \n \n'), /está vazio/],
  ['a workbook', Uint8Array.from([0x50, 0x4b, 3, 4, 0]), /planilha do Excel/],
  ['an old workbook', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0]), /planilha do Excel/],
  ['a PDF', utf8('%PDF-1.7'), /Isto é um PDF/],
  ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]), /não é um CSV/],
  ['one column', utf8('nome\nAna\nBeto\n'), /Só encontrei uma coluna/],
  ['titles only', utf8('nome;valor\n'), /só tem a linha de títulos/],
  ['open quotes', utf8('nome;valor\n"Ana;10\nBeto;20\n'), /aspas abertas/],
  ['another number of columns', utf8('a;b\n1;2;3\n4;5;6\n7;8\n'), /número de colunas diferente/],
  ['too many rows', utf8(`a;b\n${many(100_001, '1;2')}`), /mais de 100\.000 linhas/],
  [
    'too many columns',
    utf8(`${Array.from({ length: 51 }, (_, at) => `c${at}`).join(';')}\n`),
    /mais de 50 colunas/,
  ],
  ['too many bytes', new Uint8Array(5 * 1024 * 1024 + 1), /Envie um arquivo de até 5 MB\./],
])('refuses %s in words', (_name, bytes, message) => {
  expect(() => readCsv(bytes)).toThrow(CsvProblem)
  expect(() => readCsv(bytes)).toThrow(message)
})
