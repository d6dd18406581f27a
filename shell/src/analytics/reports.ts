export { measureVitals } from './measure-vitals'
export { sendFact } from './send-fact'
