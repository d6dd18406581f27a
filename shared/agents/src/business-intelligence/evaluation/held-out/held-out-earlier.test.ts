import { describeSets } from './describe-sets'
import * as first from './first'
import * as fourth from './fourth'
import * as nineteenth from './nineteenth'
import * as seventh from './seventh'
import * as sixteenth from './sixteenth'
import * as tenth from './tenth'
import * as thirteenth from './thirteenth'
import * as thirtyFirst from './thirty-first'
import * as twentyEighth from './twenty-eighth'
import * as twentyFifth from './twenty-fifth'
import * as twentySecond from './twenty-second'

// Some of the sets; `npm run eval:questions` asks all of them.
describeSets([
  ['a restaurant, an estate agency, a factory', first],
  ['a bookshop, an installer, a cinema', fourth],
  ['a pharmacy, a party venue, a fleet of lorries', seventh],
  ['a fishmonger, a driving school, a block of flats', tenth],
  ['a filling station, a broker of insurance, a hirer of machines', thirteenth],
  ['a depot of drinks, a laboratory, a school of music', sixteenth],
  ['flowers, a music studio, cosmetics', nineteenth],
  ['aluminium frames, a swimming school, sound and light for events', twentySecond],
  ['barbecue kits, an orthodontist, couriers', twentyFifth],
  ['a car dealer, a metalworker, boxes of vegetables', twentyEighth],
  ['a studio of dance, a carpenter, a farm at fairs', thirtyFirst],
])
