import type { Metric } from './dataset'
import { wordsOf } from './words'

/* What verbs say of a table: of most things people do there is only one row, and the verb adds nothing to it. */

/** Verbs that tell of any business that something was done, without telling a stage or an outcome of it. */
const doing =
  `realiz execut rod recolh colet produz fabric emit registr lanc process arrecad consegu alcanc som
  totaliz acumul junt moviment pux atra pass acontec ocorr apar constr utiliz escolh prefer solicit contrat oper serv
  apresent exib public veicul anunci instal mont cadastr inscrev matricul hosped vacin transport despach envi mand
  distribu aplic entreg fornec consert repar atend visit alug organiz promov ministr convers`
    .split(/\s+/)
    .join('|')
/** Verbs of money that comes or goes; nouns and participles of theirs are names of something else. */
const paying = 'gast|invest|pag|cust|desembols|fatur|arrecad'

const finite = '(?:[aei]mos|[aei]ram|ou|eu|iu|ei|ando|endo|indo|ava|avam|am|em|[aei]r)'
const done = new RegExp(`^(?:${doing})${finite}$`)
const paid = new RegExp(`^(?:${paying})${finite}$`)
const doneNow = new RegExp(`^(?:${doing}|vend|fatur|gast|rend|pag|receb|trabalh)(?:a|e|am|em)$`)
const broughtBy = /^(?:vind|aplicad|executad|obtid|gerad|trazid|emitid|exibid)[oa]s?$/
const wanted =
  /^(?:procurad|pedid|usad|utilizad|escolhid|contratad|solicitad|requisitad|comprad|vendid|querid)[oa]s?$/

/** Tells nothing that the rows do not: 'rodamos', 'vindos'; before a 'mais' what somebody usually does, too: 'entrega mais'. */
export const addsNothing = (word: string, next: string | undefined): boolean =>
  done.test(word) || broughtBy.test(word) || (isRanked(next) && doneNow.test(word))

/** Is the amount meant: 'gastamos', 'pagou', 'fatura mais'? */
export const isPaying = (word: string, next: string | undefined): boolean =>
  paid.test(word) || (isRanked(next) && new RegExp(`^(?:${paying})(?:a|e|am|em)$`).test(word))

/** 'O mais procurado' has most rows. */
export const isWanted = (word: string, before: string): boolean =>
  /^(?:mais|menos)$/.test(before) && wanted.test(word)

const isRanked = (word: string | undefined) => /^(?:mais|menos|melhor|pior)$/.test(word ?? '')

const ending =
  /(?:[ai]mentos?|[aei]?cao|[aei]?coes|agem|agens|[ai]d[oa]s?|[aei]mos|[aei]ram|[aei]r|[aei]ndo|ou|eu|iu)$/
const shortest = 4

/** What a verb and the nouns made of it share: 'invest' of 'investimento' and 'investido'; none of what is no such word. */
export function stemOf(word: string): string | undefined {
  const stem = word.replace(ending, '')
  return stem !== word && stem.length >= shortest ? stem : undefined
}

/** The sum whose column's name is made of the same verb: 'valor investido' of 'investimento'. */
export function sameStem(word: string, metrics: readonly Metric[]): Metric | undefined {
  const stem = stemOf(word)
  if (!stem) return undefined
  const found = metrics.filter(
    ({ id, label, bottom }) => id !== 'rows' && !bottom && wordsOf(label).some((one) => stemOf(one) === stem),
  )
  return found.length === 1 ? found[0] : undefined
}
