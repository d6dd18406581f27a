import { describeSets } from './describe-sets'
import * as eighteenth from './eighteenth'
import * as nineteenth from './nineteenth'
import * as thirtieth from './thirtieth'
import * as thirtyFirst from './thirty-first'
import * as thirtyFourth from './thirty-fourth'
import * as thirtySecond from './thirty-second'
import * as thirtyThird from './thirty-third'
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

describeSets([
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
])
