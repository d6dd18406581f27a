import { formatBRL, products as named, toCents } from '@ag/core'
import { divideHalfEven, usageCost } from '@ag/core/charges'
import { catalogue, transactional } from '../../../../db/seed/catalogue-data'
import type { Saying } from '../../conversation'

const plain = (cents: number) => formatBRL(cents).replace(/\u00a0/g, ' ')
const nameOf = (id: string) => named.find((product) => product.id === id)?.name ?? id
const products = catalogue.map(({ id, price_cents, description }) => ({
  id,
  name: nameOf(id),
  cents: price_cents,
  description,
}))

/** The price of some agents together, as it is written. */
export const priceOf = (...ids: string[]): string =>
  plain(products.filter(({ id }) => ids.includes(id)).reduce((cents, product) => cents + product.cents, 0))

export const productNamed = (id: string) => {
  const product = products.find((each) => each.id === id)
  if (!product) throw new Error(`No product ${id}.`)
  return product
}

/** What so many of something cost, as it is written. */
export function usagePriceOf(meter: string, count: number): string {
  const price = transactional.find(({ key }) => key === meter)
  if (!price) throw new Error(`No meter ${meter}.`)
  return plain(usageCost(count, divideHalfEven(price.price_cents * 1000, price.per)))
}

/** What every set of agents costs together. */
const sums = new Set<string>()
for (let set = 1; set < 2 ** products.length; set += 1) {
  sums.add(
    plain(products.reduce((cents, product, index) => cents + (set & (1 << index) ? product.cents : 0), 0)),
  )
}
const perThousand = transactional.map(({ price_cents }) => plain(price_cents))
const money = /R\$ ?[\d.]+(?:,\d{2})?/g

/**
 * Amounts in an answer that the catalogue does not say: of an agent on a line of its own, of several together, or of use.
 * `also` are others that are right here, such as a customer's bill.
 */
export function wrongPrices({ text, cards }: Saying, also: readonly string[] = []): string[] {
  const known = (amount: string) => [...also, ...perThousand].includes(amount) || sums.has(amount)
  const lines = text.replace(/\u00a0/g, ' ').split(/\n|(?<=[a-zé]\.) /)
  const wrong = lines.flatMap((line) => {
    const amounts = (line.match(money) ?? []).map(written)
    const about = products.filter(({ name }) => line.includes(name))
    const [only] = about
    if (amounts.length === 1 && about.length === 1 && only && !also.includes(amounts[0] ?? ''))
      return amounts.filter((amount) => amount !== plain(only.cents))
    return amounts.filter((amount) => !known(amount) && amount !== usageIn(line))
  })
  const onCards = cards.flatMap((card) =>
    card.type === 'product' && written(card.price_formatted) !== priceOf(card.id) ? card.price_formatted : [],
  )
  return [...wrong, ...onCards]
}

const meterWords: Array<[key: string, pattern: RegExp]> = [
  ['email_sends', /envios?|e-mails?/],
  ['whatsapp_messages', /mensage(?:m|ns)/],
  ['ai_credits', /créditos?/],
]

/** What the count in a line costs: '1.200 mensagens … custam R$ 12,00'. */
function usageIn(line: string): string | undefined {
  const count = /(?<!R\$ ?[\d.]*)\b\d[\d.]*(?= )/.exec(line)?.[0]
  const meter = meterWords.find(([, pattern]) => pattern.test(line))?.[0]
  return count && meter && usagePriceOf(meter, Number(count.replaceAll('.', '')))
}

/** 'R$ 10' and 'R$10,00' are 'R$ 10,00'. */
function written(amount: string): string {
  const figure = Number(amount.replace(/[^\d,]/g, '').replace(',', '.'))
  return plain(toCents(figure))
}
