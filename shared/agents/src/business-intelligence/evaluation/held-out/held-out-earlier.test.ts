import { describeSets } from './describe-sets'
import * as eighth from './eighth'
import * as eleventh from './eleventh'
import * as fifteenth from './fifteenth'
import * as fifth from './fifth'
import * as first from './first'
import * as fourteenth from './fourteenth'
import * as fourth from './fourth'
import * as ninth from './ninth'
import * as second from './second'
import * as seventeenth from './seventeenth'
import * as seventh from './seventh'
import * as sixteenth from './sixteenth'
import * as sixth from './sixth'
import * as tenth from './tenth'
import * as third from './third'
import * as thirteenth from './thirteenth'
import * as twelfth from './twelfth'

describeSets([
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
])
