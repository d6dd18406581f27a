import { isServed, paidFor } from '../concepts'
import { phraseKey, singular, wordsOf } from '../words'
import { fullName } from './full-name'

/** A column as far as its name tells. */
interface NamedColumn {
  name: string
  kind: string
}

const unitWords: Record<string, string[]> = {
  km: ['km', 'quilômetros', 'quilometragem'],
  kg: ['kg', 'quilos'],
  min: ['minutos', 'min'],
  g: ['gramas'],
  h: ['horas'],
  l: ['litros'],
  ton: ['toneladas'],
  minuto: ['minutos'],
  hora: ['horas'],
  quilo: ['quilos', 'kg'],
  litro: ['litros'],
  lt: ['litros'],
  lts: ['litros'],
  kgs: ['kg', 'quilos'],
  hs: ['horas'],
  s: ['segundos'],
  m: ['metros'],
  seg: ['segundos'],
  mins: ['minutos'],
  kwp: ['kwp'],
  kwh: ['kwh'],
  m2: ['m2', 'metros quadrados', 'metros', 'metragem'],
  m3: ['m3', 'metros cúbicos'],
  ha: ['ha', 'hectares'],
  cx: ['caixas', 'cx'],
  sc: ['sacas', 'sc'],
  dz: ['dúzias', 'dz'],
  pc: ['peças', 'pc'],
}
/** What another trade calls the same. */
const synonyms: Record<string, string[]> = {
  veiculo: ['carro', 'automóvel'],
  carro: ['veículo'],
  cidade: ['município'],
  municipio: ['cidade'],
  produto: ['item'],
  item: ['produto'],
  situacao: ['status'],
  status: ['situação'],
  funcionario: ['colaborador', 'empregado'],
  medico: ['doutor'],
  uf: ['estado'],
  loja: ['filial'],
  filial: ['loja'],
  servico: ['procedimento'],
  procedimento: ['serviço'],
}
const unit =
  /^(?:minutos?|horas?|quilos?|litros?|unidades?|un|km|kg|ton|g|min|h|hs|l|m2|m3|r|rs|reais|kwp|kwh|ha|dias|pct|%|lts?|kgs|mins|cx|sc|dz|pc|s|seg|segundos|m|metros)$/
const link = /^d[aeo]s?$/
const ofMoney = /^(?:valor|preco|custo|total)$/
const ofCounts = /^(?:quantidade|numero|total)$/
/** A price for a kilo, or kilos taken off, are not 'quilos' themselves. */
const isOfAnother = /^(?:preco|valor|custo|taxa|frete|desconto)$/
/** What a name of a column of yes and no may begin with: 'com entrega', 'tem seguro'. */
const saysWhether = /^(?:com|sem|no|na|em|tem|foi|e|eh|possui|usa|fez|para|is|has|\p{L}+(?:ou|eve|uve|iu))$/u
const kinds =
  /^(?:tipo|forma|meio|categoria|classe|grupo|situacao|status|perfil|faixa|modalidade|codigo|numero|data)$/

/** Whole names that people give a column, and single words of it that name it unless another column has them, too. */
export interface ColumnNames {
  whole: string[]
  parts: string[]
}

/** How people may call a column of this name. */
export function columnNames({ name, kind }: NamedColumn): ColumnNames {
  const full = fullName(name).split(' ').filter(Boolean)
  const last = full.at(-1) ?? ''
  const measured = kind === 'number' && full.length > 1 && unit.test(last)
  const words = measured ? full.slice(0, -1) : full
  const [head = '', ...more] = words
  const rest = link.test(more[0] ?? '') ? more.slice(1) : more
  // 'Valor hora' is not the 'valor'.
  const isRate = measured && head === 'valor' && words.length === 1 && !/^(?:r|rs|reais)$/.test(last)
  const whole = new Set([(isRate ? full : words).join(' ')])
  // 'Dias até a entrega'
  if (words.includes('ate'))
    for (const article of ['a', 'o']) whole.add(words.join(' ').replace(/\bate\b/, `ate ${article}`))
  if (kind === 'number') {
    if (/^(?:valor|preco) unitario$/.test(full.join(' ')))
      for (const word of ['preço', 'preço unitário', 'valor unitário']) whole.add(word)
    const own = isOfAnother.test(head) ? '' : measured ? last : head
    for (const word of unitWords[singular(own)] ?? unitWords[own] ?? []) whole.add(word)
    if (/^km (?:rodad|percorrid)os?\b/.test(full.join(' '))) whole.add('distância')
    if (ofMoney.test(head) && paidFor.test(rest.join(' '))) whole.add(rest.join(' '))
    // 'Mel' of 'KG MEL'
    if (/^(?:kgs?|l|lts?|ton|m2|m3)$/.test(head) && rest.length === 1 && !/[ai]d[oa]s?$/.test(last))
      whole.add(rest.join(' '))
    // 'Espera' of 'MIN_ESPERA'
    if (/^(?:dias|minutos?|min|horas?|hrs?|hs)$/.test(head) && rest.length > 0)
      for (const name of [rest.join(' '), `tempo de ${rest.join(' ')}`]) whole.add(name)
    // 'Dias de atraso' of 'Atraso (dias)'
    if (measured && /^(?:dias|minutos|horas)$/.test(last)) whole.add(`${last} de ${words.join(' ')}`)
    // 'A volta' of 'Melhor volta'
    if (/^(?:melhor|pior|maior|menor)$/.test(head) && rest.length > 0) whole.add(rest.join(' '))
    if (ofCounts.test(head) && rest.length > 0) whole.add(rest.join(' '))
    if (head === 'valor' && /^(?:venda|compra|custo|tabela)$/.test(rest.join(' ')))
      whole.add(`preco de ${rest[0]}`)
    return {
      whole: [...whole],
      parts: /^(?:valor|total)$/.test(head) || ofCounts.test(head) ? [] : [head],
    }
  }
  if ((/^(?:nome|codigo)$/.test(head) || saysWhether.test(head)) && rest.length > 0) whole.add(rest.join(' '))
  if (last === 'pagamento' || (head === 'forma' && words.length === 1))
    for (const word of ['pagamento', 'forma de pagamento']) whole.add(word)
  if (more.length === 0) for (const word of synonyms[head] ?? []) whole.add(word)
  const parts = name.includes('/') || head === 'nome' || saysWhether.test(head) ? [] : [head]
  if (!kinds.test(head)) parts.push(...rest.filter((word) => /^(?:destino|origem|responsavel)$/.test(word)))
  return { whole: [...whole], parts }
}

/** Is it the weight of a body, which nobody sums? */
export const isBodyWeight = (name: string, columns: NamedColumn[]): boolean =>
  /^peso\b/.test(fullName(name)) &&
  // What is sold by weight is no body.
  !columns.some((column) => /^(?:preco|valor|custo)\b.* (?:kg|quilo|arroba)$/.test(fullName(column.name))) &&
  columns.some((column) =>
    /\b(?:tutor|paciente|raca|especie|animal|pet|alun[oa]|atleta)\b/.test(fullName(column.name)),
  )

/** What a number counts: 'pecas' of 'Qtd. peças'. */
export function countedIn(name: string): string | undefined {
  const [head = '', ...more] = fullName(name).split(' ')
  const of = more.filter((word) => !link.test(word))
  return ofCounts.test(head) && head !== 'total' && of.length === 1 ? of[0] : undefined
}

/** What a column of money is for: 'pacote' of 'Valor do pacote'. */
export function ownerIn(name: string): string | undefined {
  const [head = '', ...more] = fullName(name).split(' ')
  const of = more.filter((word) => !link.test(word))
  return /^(?:valor|preco|custo|total)$/.test(head) &&
    of.length === 1 &&
    !/^(?:total|venda|geral|bruto|liquido|final|unitario|medio|pago|kg|quilo|km|litro|l)$/.test(of[0] ?? '')
    ? of[0]
    : undefined
}

/** What an amount is of: 'mao obra' of 'Valor mão de obra'. */
export function amountOf(name: string): { name: string; of: string }[] {
  const [head = '', ...more] = fullName(name).split(' ')
  const of = more.filter((word) => !link.test(word)).join(' ')
  const isOfMoney = /^(?:valor|custo)$/.test(head) && of !== ''
  return isOfMoney && !/^(?:total|unit|medi|pag|liquid|brut|final|cobrad|por |venda|r$|rs$|reais$)/.test(of)
    ? [{ name, of }]
    : []
}

/** Is it an amount for one, of something that another column counts: 'Valor diária' beside 'Diárias'? */
export function isPriceOfOne(name: string, columns: NamedColumn[]): boolean {
  const [head = '', ...more] = fullName(name).split(' ')
  const of = more.filter((word) => !link.test(word))
  if (!/^(?:valor|preco)$/.test(head) || of.length !== 1) return false
  const isUnit = /^(?:hora|dia|diaria|noite|minuto|km|kg|litro|m2)$/.test(of[0] ?? '')
  return columns.some(({ name: other, kind }) => {
    const counted = (isUnit && countedIn(other)) || other
    return kind === 'number' && phraseKey(wordsOf(counted)) === singular(of[0] ?? '') && other !== name
  })
}

/** Is it what went wrong: 'Peças com defeito', 'Ovos trincados'? */
export const tellsLoss = (name: string): boolean =>
  /\b(?:defeit|perd|trinc|mort|avari|devol|quebr|refug|rejeit|cancel|descart|danific|estrag)/.test(
    fullName(name),
  )

/** Is it how many were sold? */
export const isQuantity = (name: string): boolean =>
  /^quantidade(?: vendida| un| unidades| (?:de )?(?:itens|produtos|unidades|pecas))?$|^unidades(?: vendidas)?$/.test(
    fullName(name),
  )

/** Is it what was sold? */
export const isProduct = (name: string): boolean =>
  /^(?:nome (?:d[ao] )?)?(?:descricao|produto|item|mercadoria|artigo|material|medicamento|remedio|prato|bebida|sabor|livro|peca|pao|modelo)s?$/.test(
    fullName(name),
  )

const takings = [
  /\b(?:receita|faturamento|vendas?|bilheteria|arrecadacao)\b/,
  /\b(?:valor|preco)? ?total\b|\bvalor vendido\b/,
  /\b(?:valor|preco)\b/,
]
/** What was charged for the whole, and what only a part of it was for. */
const charged = /\b(?:cobrad|recebid|pag|vendid|faturad|fechad|contratad|negociad)[oa]\b|\bfinal\b/
const ofParts =
  /\b(?:materia(?:l|is)|pecas?|produtos|insumos?|arte|mao obra|mao de obra|embalagem|compra|tabela|original)\b/
/** Where a discount is told, 'Valor do plano' was asked for and 'Valor pago' came in. */
const paidByCustomers = /^(?:valor|total) (?:pago|recebido)$/
const notTakings =
  /\b(?:custo|despesa|desconto|frete|gorjeta|sinal|entrada|comissao|salario|taxa|imposto|iss|issqn|icms|ipi|pis|cofins|irrf|inss|csll|tributos?|retencao|multa|lucro|pago|gasto|investimento|pedagio|juros|caucao|repasse|saldo|reembolso|estorno|devolucao|vale|recuperad[oa])\b/

/** The one of several columns of money that says what came in; none where that is not sure. */
export function takingsOf<Column extends { name: string; unit: string }>(
  columns: Column[],
  others: { label: string }[],
  table = '',
): Column | undefined {
  // Whoever drives for money takes what the others pay for it.
  const isCarrier = /\b(?:fret|transport|carret|viage)/.test(fullName(table))
  const isTaken = (name: string) => isCarrier && /^(?:valor )?(?:d[eo] )?frete$/.test(fullName(name))
  const isReduced = columns.some(({ name }) => /^(?:valor )?desconto\b/.test(fullName(name)))
  const free = columns.filter(
    ({ name, unit: is }) =>
      (isTaken(name) ||
        !notTakings.test(fullName(name)) ||
        (isReduced && paidByCustomers.test(fullName(name)))) &&
      (is === 'money' || !unit.test(fullName(name).split(' ').at(-1) ?? '')),
  )
  for (const name of takings) {
    const found = free.filter((column) => name.test(fullName(column.name)) || isTaken(column.name))
    const whole = found.filter((column) => charged.test(fullName(column.name)))
    const goods = found.filter((column) => !ofParts.test(fullName(column.name)))
    // 'Valor do pedido' of a table of orders
    const own = goods.filter((column) => {
      const owner = ownerIn(column.name)
      return owner !== undefined && wordsOf(table).map(singular).includes(singular(owner))
    })
    const [first] = [whole, own, goods, found].find(({ length }) => length > 0) ?? []
    if (first) return first
  }
  const money = free.filter(({ unit }) => unit === 'money')
  // What customers paid came in.
  const paid = columns.filter(({ name, unit }) => unit === 'money' && /\bpago\b/.test(fullName(name)))
  const only =
    money.length > 0 ? money : others.some(({ label }) => wordsOf(label).some(isServed)) ? paid : []
  return only.length === 1 ? only[0] : undefined
}
