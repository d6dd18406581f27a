import { describeSets } from './describe-sets'
import * as eightieth from './eightieth'
import * as fiftyEighth from './fifty-eighth'
import * as fiftyFifth from './fifty-fifth'
import * as fortieth from './fortieth'
import * as fortyNinth from './forty-ninth'
import * as fortySixth from './forty-sixth'
import * as hundredThird from './hundred-third'
import * as seventieth from './seventieth'
import * as seventySixth from './seventy-sixth'
import * as sixtyFourth from './sixty-fourth'
import * as thirtyFourth from './thirty-fourth'

// Some of the sets; `npm run eval:questions` asks all of them.
describeSets([
  ['compounded medicines, a self-storage warehouse, a food truck', thirtyFourth],
  ['a funeral home, a riding school, frozen food', fortieth],
  ['cheese and cold cuts, swimming pools, courses online', fortySixth],
  ['a jeweller, martial arts, scaffolds', fortyNinth],
  ['concrete, lunches by subscription, fees of condominiums', fiftyFifth],
  ['dermatology, a hotel for dogs, irrigation', fiftyEighth],
  ['cranes, a school of English, stickers', sixtyFourth],
  ['carpet cleaning, hearing aids, signs', seventieth],
  ['a rotisserie, machines with operators, tennis', seventySixth],
  ['hair transplants, sand and gravel, games and comics', eightieth],
  ['labour cases, flowers wholesale, motorcycles taught', hundredThird],
])
