import { businessOf, emptyKnowledge } from './knowledge'
import { openingWords } from './opening-hours'
import { readKnowledge } from './read-knowledge'

const page = `Salão da Lia
Segunda a sexta: 9h às 19h
Sábado, das 8:30 às 17:00
Domingo: fechado
• Corte feminino ........ R$ 90,00
Progressiva a partir de R$ 1.250,00
Marmita R$ 22 por pessoa
Vocês aceitam Pix?
Aceitamos Pix e cartão.`

it('finds hours, prices and questions in a page that was copied', () => {
  const found = readKnowledge(page)
  expect(found.items).toEqual([
    { name: 'Corte feminino', price: 90, from: false, unit: '' },
    { name: 'Progressiva', price: 1250, from: true, unit: '' },
    { name: 'Marmita', price: 22, from: false, unit: 'por pessoa' },
  ])
  expect(found.questions).toEqual([{ title: 'Vocês aceitam Pix?', answer: 'Aceitamos Pix e cartão.' }])
  expect(found.hours?.map((day) => day && `${day.opens}-${day.closes}`)).toEqual([
    null,
    '09:00-19:00',
    '09:00-19:00',
    '09:00-19:00',
    '09:00-19:00',
    '09:00-19:00',
    '08:30-17:00',
  ])
  expect(found.leftOut).toBe(1)
})

it('reads a table of names with prices or answers, each once', () => {
  const found = readKnowledge(
    'Nome;Preço;Unidade\n"Pão francês";19,90;o quilo\nSonho;7.5;\nsonho;8;\nEntrega;Até 3 km;\n',
  )
  expect(found.items).toEqual([
    { name: 'Pão francês', price: 19.9, from: false, unit: 'o quilo' },
    { name: 'Sonho', price: 7.5, from: false, unit: '' },
  ])
  expect(found.questions).toEqual([{ title: 'Entrega', answer: 'Até 3 km' }])
})

it('makes a business that the rules can answer for', () => {
  const { items, questions, hours } = readKnowledge(page)
  const business = businessOf({ ...emptyKnowledge('Salão da Lia'), items, questions, hours: hours ?? [] })
  expect(openingWords(business, new Date('2026-11-24T10:00:00-03:00'))).toBe('Aberto agora, até 19h')
  expect(business.items[1]).toEqual({ name: 'Progressiva', cents: 125_000, from: true, words: [] })
})
