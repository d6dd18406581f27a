import { monthNames, plainWeekday } from '@ag/core/day-names'
import type { Plan } from './plan'
import { plain, singular } from './words'

/* A second, simpler reading: what a question says by plain words has to be found in its plan. Where it is not, a word was taken otherwise than
   it was meant, and no answer is better than that one. */

const months = monthNames.map(plain).join('|')
const weekdayNames = [1, 2, 3, 4, 5, 6, 7].map((day) => plain(plainWeekday(day))).join('|')
const opensWithOne =
  /^(?:(?:e|me diz|me fala|queria saber|quero saber|em|de|pra|para) )?(?:quant[oa]s?|(?:que|qual|q)(?: foi| e)?(?: [ao])? (?:%|fatia|parte|porcentagem|percentual|total|soma|valor|quantidade|media|faturamento|receita)(?!\p{L}))/u
const tellsSeveral =
  /\b(?:por|p|cada|ou|e|x|vs|versus|contra|entre|compar\w{0,6}|diferencas?|mais|menos|maior\w{0,2}|menor\w{0,2}|melhor|pior|top|ranking)\b/
const asksCount = /^(?:(?:qual|que|me diz|e)(?: foi| e)?(?: [ao])? )?(?:quantidade|quant[oa]s)\b(?! vezes)/
const asksHowMany = /\b(?:quant[oa]s|quantidade|numero)\b/
const moneyOf = /\bquantos reais (?:em|de) (\p{L}+)/u
const tellsMoney = /\b(?:reais|real|valor|dinheiro|cust\w{1,4}|precos?|r)\b/

const partOfThose =
  /\b(?:porcentagem|percentual|parte|fatia|%|por cento) d[ao]s \p{L}+ (?:e|eh|sao|foi|foram|veio|vem|vieram) d[aeo]s? (.{2,60})$/u

const is = (plan: Plan, ...kinds: Plan['kind'][]): boolean => kinds.includes(plan.kind)
const unitOf = ({ metric }: Plan) => ('distinct' in metric ? 'count' : metric.unit)
/** Two numbers made into one. */
const isMade = ({ metric }: Plan) => 'top' in metric && / (?:por|vezes|mais|menos) /.test(metric.id)
const isMean = (plan: Plan) =>
  is(plan, 'mean') || isMade(plan) || ('bottom' in plan.metric && plan.metric.bottom !== undefined)
const leavesOut = ({ filters }: Plan) =>
  filters.some((one) => ('except' in one && one.except) || ('is' in one && one.is === 'none'))
/** The number of one row. */
const isOfOneRow = (plan: Plan) => is(plan, 'extreme', 'edge')
const isKeptTo = ({ filters }: Plan, name: RegExp) =>
  filters.some((one) => 'values' in one && one.values.some((value) => name.test(plain(value))))

/** Does its number or one of the values that it is kept to go by a word? */
const names = ({ metric, filters }: Plan, word: string) =>
  [
    'label' in metric ? metric.label : metric.distinct,
    ...filters.flatMap((one) => ('values' in one ? one.values : [])),
  ].some((name) => plain(name).includes(singular(word)))

/** What a question says, and whether a plan keeps to it. */
const rules: [
  says: RegExp | ((question: string) => boolean),
  keeps: (plan: Plan, question: string) => boolean,
][] = [
  // 'Que fatia foi de veículos …' is one number.
  [
    (question) => opensWithOne.test(question) && !tellsSeveral.test(question.replace(opensWithOne, '')),
    (plan) => !(is(plan, 'groups', 'share') && plan.by && 'dimension' in plan.by),
  ],
  [
    (question) => asksCount.test(question) && !tellsMoney.test(question),
    (plan) => !(is(plan, 'total') && unitOf(plan) === 'money'),
  ],
  [/\b(?:diferentes|distint[oa]s)\b/, ({ metric }) => 'distinct' in metric],
  // 'Pizza média' is a size.
  [/\b(?:media|medio|medias)\b/, (plan) => isMean(plan) || isKeptTo(plan, /\bmedi[oa]\b/)],
  [
    /\b(?:porcentagem|percentual|fatia|por cento)\b|\b(?:q|que|qual) %/,
    (plan) => is(plan, 'share') || isMade(plan) || unitOf(plan) === 'percent',
  ],
  [
    /\b(?:por|cada) (?:mes|semana|trimestre)\b/,
    (plan) => (plan.by && 'grain' in plan.by) || is(plan, 'mean') || isKeptTo(plan, /\b(?:semana|mes)\b/),
  ],
  [/\bdias? da semana\b/, ({ by }) => by !== undefined && 'weekday' in by],
  [
    /\b(?:exceto|tirando|sem contar|desconsiderando|fora [ao]s?)\b/,
    (plan) => leavesOut(plan) || isMade(plan),
  ],
  [
    /\b(?:nao|sem)\b/,
    (plan) => leavesOut(plan) || isMade(plan) || plan.filters.length > 0 || plan.by !== undefined,
  ],
  [/\b(?:acima|abaixo|mais|menos) de (?:r )?\d/, ({ filters }) => filters.some((one) => 'is' in one)],
  [
    /\b(?:melhor|pior|(?:maior|menor)(?! (?:que|do que|ou|igual))|top)\b/,
    (plan) => plan.rank !== undefined || isOfOneRow(plan) || isKeptTo(plan, /\b(?:melhor|maior|menor)\b/),
  ],
  [
    /\b(?:maior|menor|mais|menos) (?:valor|dinheiro)\b/,
    (plan) => isMade(plan) || !/^(?:count|percent)$/.test(unitOf(plan)),
  ],
  // 'O maior valor cobrado numa aula' is that of one row.
  [/\b(?:maior|menor)\b.* numa? (?!mes|semana|dia|ano)/, isOfOneRow],
  // 'A maior comissão que um vendedor ganhou num mês' is that of one.
  [/\b(?:maior|menor) \p{L}+ que uma? /u, ({ by }) => !(by && 'grain' in by)],
  // 'A comissão média mensal' is one number.
  [
    /\bmedi[ao] (?:mensal|diari[ao]|semanal|anual)\b/,
    (plan) => is(plan, 'mean') || !(plan.by && 'grain' in plan.by),
  ],
  // 'Recebeu mais dinheiro de hora extra' is not told in hours.
  [/\b(?:mais|menos) dinheiro\b/, (plan) => isMade(plan) || unitOf(plan) === 'money'],
  [/\bdividid[oa]s? (?:por|pel[oa])\b/, isMean],
  // 'Marketing no cartão x marketing no pix' compares what there are two of.
  [
    /\b(?:x|vs|versus|contra)\b/,
    ({ filters, by }) => {
      const named = filters.flatMap((one) => ('values' in one && !one.except ? [one] : []))
      const own = named.find((one) => by && 'dimension' in by && one.dimension === by.dimension)
      return own?.values.length !== 1 || !named.some(({ values }) => values.length > 1)
    },
  ],
  // 'Que porcentagem das recuperações é do 6B' is a part of those, not of the 6B.
  [
    partOfThose,
    ({ whole }, question) => {
      const part = partOfThose.exec(question)?.[1] ?? ''
      return !whole?.some((one) => 'values' in one && one.values.some((value) => part.includes(plain(value))))
    },
  ],
  // What changed most is asked for, not told.
  [
    (question) => !/\b(?:qual|quais|que|q|quem|onde|por|cada|top|ranking|mais|menos)\b/.test(question),
    (plan) => !(is(plan, 'change') && plan.by && 'dimension' in plan.by),
  ],
  // 'Que porcentagem das contas teve leitura estimada' is one of as many.
  [
    /\b(?:porcentagem|percentual|parte|fatia|%|por cento) d[ao]s \p{L}+ (?:nao )?(?:teve|tiveram|tem|ficou|ficaram)\b/u,
    (plan) => isMade(plan) || unitOf(plan) !== 'money',
  ],
  // 'Quantos pagamentos' are no sorts of them.
  [/\bquantos pagamentos\b/, ({ metric }) => !('distinct' in metric)],
  // 'De que cliente é a venda de maior valor?'
  [/\b[ao] (?!cliente|produto|dia|mes)\p{L}+ de (?:maior|menor) valor\b/u, isOfOneRow],
  // 'Qual item volta mais?' asks which.
  [
    /^(?:qual|que|quais) (?!foi|foram|e|eh|[ao]s?|valor|total|soma|media|quantidade|numero|parte|fatia|percentual|porcentagem|%)\p{L}+ .*\bmais\b(?! de )/u,
    (plan) => plan.by !== undefined || isOfOneRow(plan),
  ],
  // 'Caíram pro Beto' were given to him.
  [/\bcai(?:u|ram) (?:pr[oa]s?|para)\b/, (plan) => !is(plan, 'change', 'gap')],
  // 'Babá ou cozinheira?' asks which of the two.
  [
    /\b\p{L}+ ou (?:[ao] )?\p{L}+$/u,
    ({ filters, by }) =>
      !(by && 'dimension' in by) ||
      filters.every(
        (one) => !('values' in one) || one.except || one.values.length < 2 || one.dimension === by.dimension,
      ),
  ],
  // 'A Unimed responde por quantos % do valor' is one number.
  [/\bquantos (?:%|por cento)(?!.*\b(?:cada|por)\b)/, (plan) => !(is(plan, 'share') && plan.by)],
  // 'Quantos dias levou o processo mais demorado' is that of one row.
  [/^quantos dias .*\bmais (?:demorad|long|rapid|curt)/, isOfOneRow],
  // 'Quantos reais em peças'
  [moneyOf, (plan, question) => names(plan, moneyOf.exec(question)?.[1] ?? '')],
  // 'Quantos aparelhos saíram' are not as many sorts of them.
  [
    /^quant[oa]s (?!alun|client|pacient|pesso|funcion)\p{L}+ (?:ja |ainda )?(?:tem|estao|sairam|entraram|ficaram|voltaram)\b(?!.*\b(?:diferentes|distint))/u,
    ({ metric }) => !('distinct' in metric),
  ],
  // 'Só entre quem comprou': which rows count.
  [/\b(?:entre|so|apenas|de) quem\b/, ({ filters, by }) => filters.length > 0 && !by],
  // 'O total de vendas no bar' of a table of bookings
  [
    (question) => /\btotal (?:de|em) vendas\b/.test(question) && !asksHowMany.test(question),
    (plan) => unitOf(plan) !== 'count' || names(plan, 'venda'),
  ],
  // 'Somando a locação e o bar'
  [
    new RegExp(String.raw`\bsomando (?!(?:${months})\b)(?:[ao]s? )?\p{L}+ e (?:[ao]s? )?\p{L}+`, 'u'),
    (plan) => isMade(plan) || plan.filters.some((one) => 'values' in one && one.values.length > 1),
  ],
  // 'Quantas entregas demoraram mais de uma hora' are no minutes.
  [
    /^quant[oa]s (?!minutos|horas|dias|tempo)\p{L}+ .*\bdemor(?:a|am|ou|aram)\b/u,
    (plan) =>
      !/\b(?:tempo|duracao|espera|min|minutos|horas)\b/.test(
        'label' in plan.metric ? plain(plan.metric.label) : '',
      ),
  ],
  // 'Registros de aluno no mês' are one for each month.
  [/\bregistros? d[aeo]s? .*\bno mes\b(?! d[aeo])/, ({ period }) => period === undefined],
  [/\bquero a quantidade\b/, (plan) => unitOf(plan) !== 'money'],
  [/\bsaldo\b/, (plan) => isMade(plan) || is(plan, 'gap') || names(plan, 'saldo')],
  // 'Quanto custou comprar a tenda' that is let.
  [/\bcust(?:a|am|ou|aram) comprar\b/, (plan) => names(plan, 'compra') || names(plan, 'custo')],
  // 'Somando tudo, quanto dá por aluna em média' divides a sum.
  [/\bsomando\b/, (plan) => !(is(plan, 'groups') && isMean(plan) && !isMade(plan))],
  [/\b(?:variacao|cresceu|cresceram)\b/, (plan) => is(plan, 'change', 'gap')],
  // Money is asked for.
  [
    (question) =>
      /\bvalor\b(?! (?:acima|abaixo|maior|menor|de mais|superior|inferior))/.test(question) &&
      !/\bquant[oa]s\b|\bquantidade\b/.test(question),
    (plan) => unitOf(plan) !== 'count' || plan.filters.some((one) => 'is' in one && one.is !== 'none'),
  ],
  // 'O total dos pedidos' is what they come to.
  [
    /^(?:qual (?:foi |e )?)?(?:o )?total d[oa]s /,
    ({ kind, metric }) => !(kind === 'total' && 'top' in metric && metric.id === 'rows'),
  ],
  // 'Do valor que fazemos em consultas, quantos por cento é da Unimed?'
  [
    /\bd[ao] (?:valor|faturamento|receita|dinheiro)\b.*\b(?:por cento|porcentagem|percentual|parte|fatia|quantos %)(?!\p{L})/u,
    (plan) => isMade(plan) || unitOf(plan) !== 'count',
  ],
  [
    /^(?:e )?quanto (?:[ao]s? )?(?:\p{L}+ ){0,3}(?:(?:vend|fatur|receb|gast|pag|arrecad|rend)(?:eu|emos|eram|ou|amos|aram|am|em)|som(?:am?|ou|aram))\b/u,
    (plan) => unitOf(plan) !== 'count',
  ],
  [
    /\bmais (?:pag|gast|fatur|rend|arrecad)(?:a|e|am|em|ou|eu|aram|eram)\b|\b(?:fatur|rend|arrecad)(?:a|e|am|em|ou|eu|aram|eram) (?:mais|menos)\b/,
    (plan) => unitOf(plan) !== 'count',
  ],
  // 'Nota fiscal' is no mark.
  [
    /\bnotas? fisca(?:l|is)\b|\bnf-?e?s?\b/,
    ({ filters }) =>
      !filters.some((one) => 'measure' in one && /avalia|satisf|estrela/.test(plain(one.measure))),
  ],
  // 'Aparece em mais vendas' is counted.
  [/\baparec(?:e|em|eu|eram) (?:em|n[oa]s?) (?:mais|menos)\b/, (plan) => unitOf(plan) === 'count'],
  // 'Receberam nota 10' is no payment.
  [
    /\breceb(?:e|em|eu|eram) (?:uma? |[ao] )?(?:notas?|avaliac|visitas?|descontos?|brindes?)/,
    (plan) => !isKeptTo(plan, /^recebid/),
  ],
  [/\bdiferenca\b/, (plan) => is(plan, 'gap', 'change') || isMade(plan) || plan.by !== undefined],
  [/\bdiferenca entre [ao] \p{L}+ d/u, (plan) => plan.rank === undefined],
  // 'Quantos funcionários faltaram' of a table in which an absence is one sort of entry
  [/\bfalt(?:ou|aram) (?:em|n[oa]s?)\b/, (plan) => names(plan, 'falta')],
  // Of means there is no mean by day.
  [/\bem media quant[oa]s\b/, (plan) => !(is(plan, 'mean') && 'bottom' in plan.metric && plan.metric.bottom)],
  // 'Em média por sábado' is of all that a day brings.
  [
    new RegExp(String.raw`\bmedia\b.* por (?:${weekdayNames})\b`),
    (plan) => !('bottom' in plan.metric && plan.metric.bottom),
  ],
  // 'Quantas vezes por semana os alunos vêm' is told of each of them.
  [/\bquantas vezes por (?:dia|semana|mes)\b/, ({ by }) => !(by && 'grain' in by)],
  // 'Quantos veículos a Rosângela lavou' are not as many sorts of them.
  [
    /^quant[oa]s (?:veiculos|carros|motos|aparelhos|pecas|itens|animais|movimentacoes)\b(?!.*\b(?:diferentes|distint))/,
    ({ metric }) => !('distinct' in metric),
  ],
  [/\bcada\b/, (plan) => plan.by !== undefined || isMade(plan) || isMean(plan)],
]

/** Does a plan leave out something that its question says, or add what it does not? @param question in plain words */
export const contradicts = (plan: Plan, question: string): boolean =>
  rules.some(
    ([says, keeps]) =>
      (says instanceof RegExp ? says.test(question) : says(question)) && !keeps(plan, question),
  )
