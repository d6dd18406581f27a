import { describeSets } from './describe-sets'
import * as fiftyEighth from './fifty-eighth'
import * as fiftyFifth from './fifty-fifth'
import * as fiftySecond from './fifty-second'
import * as fortieth from './fortieth'
import * as fortyNinth from './forty-ninth'
import * as fortySixth from './forty-sixth'
import * as fortyThird from './forty-third'
import * as sixtyFirst from './sixty-first'
import * as sixtyFourth from './sixty-fourth'
import * as thirtyFourth from './thirty-fourth'
import * as thirtySeventh from './thirty-seventh'

// Every third set; `npm run eval:questions` asks all of them.
describeSets([
  ['compounded medicines, a self-storage warehouse, a food truck', thirtyFourth],
  ['a glazier, a collector of debts, açaí', thirtySeventh],
  ['a funeral home, a riding school, frozen food', fortieth],
  ['a hostel, cleaners of offices, second-hand books', fortyThird],
  ['cheese and cold cuts, swimming pools, courses online', fortySixth],
  ['a jeweller, martial arts, scaffolds', fortyNinth],
  ['a barber, wells, sweets for parties', fiftySecond],
  ['concrete, lunches by subscription, fees of condominiums', fiftyFifth],
  ['dermatology, a hotel for dogs, irrigation', fiftyEighth],
  ['marble, a cooking school, school uniforms', sixtyFirst],
  ['cranes, a school of English, stickers', sixtyFourth],
])
