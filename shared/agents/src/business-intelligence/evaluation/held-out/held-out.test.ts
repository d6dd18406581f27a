import { answerFromTables } from '../../answer-from-tables'
import { ask, readTables } from '../judge'
import * as eighteenth from './eighteenth'
import * as eighth from './eighth'
import * as eleventh from './eleventh'
import * as fifteenth from './fifteenth'
import * as fifth from './fifth'
import * as first from './first'
import * as fortieth from './fortieth'
import * as fortyFirst from './forty-first'
import * as fortySecond from './forty-second'
import * as fortyThird from './forty-third'
import * as fourteenth from './fourteenth'
import * as fourth from './fourth'
import * as nineteenth from './nineteenth'
import * as ninth from './ninth'
import * as second from './second'
import * as seventeenth from './seventeenth'
import * as seventh from './seventh'
import * as sixteenth from './sixteenth'
import * as sixth from './sixth'
import * as tenth from './tenth'
import * as third from './third'
import * as thirteenth from './thirteenth'
import * as thirtieth from './thirtieth'
import * as thirtyEighth from './thirty-eighth'
import * as thirtyFifth from './thirty-fifth'
import * as thirtyFirst from './thirty-first'
import * as thirtyFourth from './thirty-fourth'
import * as thirtyNinth from './thirty-ninth'
import * as thirtySecond from './thirty-second'
import * as thirtySeventh from './thirty-seventh'
import * as thirtySixth from './thirty-sixth'
import * as thirtyThird from './thirty-third'
import * as twelfth from './twelfth'
import * as twentieth from './twentieth'
import * as twentyEighth from './twenty-eighth'
import * as twentyFifth from './twenty-fifth'
import * as twentyFirst from './twenty-first'
import * as twentyFourth from './twenty-fourth'
import * as twentyNinth from './twenty-ninth'
import * as twentySecond from './twenty-second'
import * as twentySeventh from './twenty-seventh'
import * as twentySixth from './twenty-sixth'
import * as twentyThird from './twenty-third'

// Four thousand three hundred questions over three tables each, written in people's words. How each did before the rules learned from it
// stands in docs/performance.md.

describe.each([
  ['a restaurant, an estate agency, a factory', first],
  ['a hotel, a workshop, a gym', second],
  ['a pet shop, a college, a dairy', third],
  ['a bookshop, an installer, a cinema', fourth],
  ['a dental clinic, a carrier, a clothes shop', fifth],
  ['a language school, a beauty salon, a cooperative', sixth],
  ['a pharmacy, a party venue, a fleet of lorries', seventh],
  ['a physiotherapy practice, a shop of building materials, a car park', eighth],
  ['a law office, a laundry, a bakery', ninth],
  ['a fishmonger, a driving school, a block of flats', tenth],
  ['a repairer of phones, courts for rent, farm supplies', eleventh],
  ['an optician, a car wash, a print shop', twelfth],
  ['a filling station, a broker of insurance, a hirer of machines', thirteenth],
  ['outings for tourists, a scrap yard, gas and water at the door', fourteenth],
  ['pest control, bicycles, vans for pupils', fifteenth],
  ['a depot of drinks, a laboratory, a school of music', sixteenth],
  ['a flower shop, a butcher, a pest control firm', seventeenth],
  ['a tattoo studio, a support desk, an egg farm', eighteenth],
  ['flowers, a music studio, cosmetics', nineteenth],
  ['a nursery school, a bicycle shop, a coffee roaster', twentieth],
  ['a veterinary clinic, a coworking space, natural products', twentyFirst],
  ['aluminium frames, a swimming school, sound and light for events', twentySecond],
  ['a stationery shop, a gardening firm, an accountancy', twentyThird],
  ['a brewery, a nail designer, spare parts by post', twentyFourth],
  ['barbecue kits, an orthodontist, couriers', twentyFifth],
  ['a country inn, a screen printer, a kennel', twentySixth],
  ['an ice cream parlour, air conditioning, a tutoring school', twentySeventh],
  ['a car dealer, a metalworker, boxes of vegetables', twentyEighth],
  ['a car wash, a photographer, accessories for phones', twentyNinth],
  ['a pizzeria, a clinic of aesthetics, cleaning products', thirtieth],
  ['a studio of dance, a carpenter, a farm at fairs', thirtyFirst],
  ['fruit and vegetables, things for parties, a studio of pilates', thirtySecond],
  ['a workshop, drinks at events, soaps and candles', thirtyThird],
  ['compounded medicines, a self-storage warehouse, a food truck', thirtyFourth],
  ['a locksmith, parties for children, packaging', thirtyFifth],
  ['go-karts, psychologists, clothes for children', thirtySixth],
  ['a glazier, a collector of debts, açaí', thirtySeventh],
  ['a tailor, a fish farm, a support desk for computers', thirtyEighth],
  ['gas and water filters, breakfast baskets, a studio for podcasts', thirtyNinth],
  ['a funeral home, a riding school, frozen food', fortieth],
  ['tyres, sworn translations, a nursery of plants', fortyFirst],
  ['ultrasound, removals, chocolates', fortySecond],
  ['a hostel, cleaners of offices, second-hand books', fortyThird],
])('%s', (_, { files, labelled, unanswerable }) => {
  const tables = readTables(files)
  const results = labelled.map((one) => ask(tables, one))
  const having = (outcome: string) =>
    results.filter((one) => one.outcome === outcome).map(({ question, given }) => [question, given])

  it('asks a hundred questions, a tenth of them without an answer', () => {
    expect([labelled.length + unanswerable.length, unanswerable.length]).toEqual([100, 10])
  })

  it('gives no wrong number', () => {
    expect(having('wrong')).toEqual([])
  })

  it('answers at least nine in ten of what the tables hold', () => {
    expect(having('refused').slice(labelled.length / 10)).toEqual([])
  })

  it.each(unanswerable)('does not answer: %s', (question) => {
    const { answer } = answerFromTables(question, tables)
    expect(answer).toMatchObject({ kind: expect.stringMatching(/^(?:unknown|ask)$/) })
    expect(answer.offers.length).toBeGreaterThan(0)
  })
})
