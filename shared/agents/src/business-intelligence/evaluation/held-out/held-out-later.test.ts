import { describeSets } from './describe-sets'
import * as fiftieth from './fiftieth'
import * as fiftyEighth from './fifty-eighth'
import * as fiftyFifth from './fifty-fifth'
import * as fiftyFirst from './fifty-first'
import * as fiftyFourth from './fifty-fourth'
import * as fiftyNinth from './fifty-ninth'
import * as fiftySecond from './fifty-second'
import * as fiftySeventh from './fifty-seventh'
import * as fiftySixth from './fifty-sixth'
import * as fiftyThird from './fifty-third'
import * as fortieth from './fortieth'
import * as fortyEighth from './forty-eighth'
import * as fortyFifth from './forty-fifth'
import * as fortyFirst from './forty-first'
import * as fortyFourth from './forty-fourth'
import * as fortyNinth from './forty-ninth'
import * as fortySecond from './forty-second'
import * as fortySeventh from './forty-seventh'
import * as fortySixth from './forty-sixth'
import * as fortyThird from './forty-third'
import * as sixtieth from './sixtieth'
import * as sixtyFifth from './sixty-fifth'
import * as sixtyFirst from './sixty-first'
import * as sixtyFourth from './sixty-fourth'
import * as sixtySecond from './sixty-second'
import * as sixtySixth from './sixty-sixth'
import * as sixtyThird from './sixty-third'
import * as thirtyEighth from './thirty-eighth'
import * as thirtyFifth from './thirty-fifth'
import * as thirtyNinth from './thirty-ninth'
import * as thirtySeventh from './thirty-seventh'
import * as thirtySixth from './thirty-sixth'

describeSets([
  ['a locksmith, parties for children, packaging', thirtyFifth],
  ['go-karts, psychologists, clothes for children', thirtySixth],
  ['a glazier, a collector of debts, açaí', thirtySeventh],
  ['a tailor, a fish farm, a support desk for computers', thirtyEighth],
  ['gas and water filters, breakfast baskets, a studio for podcasts', thirtyNinth],
  ['a funeral home, a riding school, frozen food', fortieth],
  ['tyres, sworn translations, a nursery of plants', fortyFirst],
  ['ultrasound, removals, chocolates', fortySecond],
  ['a hostel, cleaners of offices, second-hand books', fortyThird],
  ['security cameras, a nutritionist, fabrics', fortyFourth],
  ['charter buses, aquariums, papers of vehicles', fortyFifth],
  ['cheese and cold cuts, swimming pools, courses online', fortySixth],
  ['coffee machines, karaoke, a plumber', fortySeventh],
  ['carers, costumes, paint', fortyEighth],
  ['a jeweller, martial arts, scaffolds', fortyNinth],
  ['vaccinations, musical instruments, escape rooms', fiftieth],
  ['mattresses, an advertising agency, motorcycles', fiftyFirst],
  ['a barber, wells, sweets for parties', fiftySecond],
  ['printers on hire, a surf school, a health food shop', fiftyThird],
  ['an upholsterer, a speech therapist, batteries of cars', fiftyFourth],
  ['concrete, lunches by subscription, fees of condominiums', fiftyFifth],
  ['cakes to order, gates, a psychiatric clinic', fiftySixth],
  ['a bar, skips for rubble, sports shoes', fiftySeventh],
  ['dermatology, a hotel for dogs, irrigation', fiftyEighth],
  ['guards at events, phones, fresh pasta', fiftyNinth],
  ['dental prosthetics, transfers, ice and drinks', sixtieth],
  ['marble, a cooking school, school uniforms', sixtyFirst],
  ['holiday lets, farm vets, coffee by subscription', sixtySecond],
  ['solar panels and roofs, occupational health, household goods', sixtyThird],
  ['cranes, a school of English, stickers', sixtyFourth],
  ['massage, cabling, feed for cattle', sixtyFifth],
  ['fishing trips, analyses of water, gifts', sixtySixth],
])
