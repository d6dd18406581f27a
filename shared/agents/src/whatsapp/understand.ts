import { editDistance, numberWordsUpTo } from '@ag/core'
import { dayNames } from '../local-days'
import { isClose, mentions, plainText } from '../plain-text'
import type { Business, Item, Question } from './businesses'
import { type Part, readParts, type Word } from './read-words'
import { topics } from './topics'

/** What a customer wants, as far as the business' content can tell. */
export type Intent =
  | { name: 'person' | 'list' | 'thanks' | 'greeting' | 'robot' | 'yes' | 'no' | 'unknown' }
  | { name: 'hours'; weekdays: number[]; tomorrow?: true; week?: true }
  | { name: 'prices'; items: Item[] }
  /** Something that is sold nowhere in the list; `near` is what comes closest. */
  | { name: 'missing'; asked: string; near: Item[] }
  | { name: 'order'; lines: OrderLine[] }
  | { name: 'appointment'; item?: Item }
  | { name: 'question'; question: Question }

export interface OrderLine {
  item: Item
  amount: number
}

/**
 * Reads all that a message asks for against what one business knows, in the order in which it is asked. Accents,
 * plurals, short forms and small slips do not matter. Never empty.
 */
export function understand(business: Business, message: string): Intent[] {
  const gesture = gestureIn(message)
  if (gesture) return [{ name: gesture }]
  const found: Intent[] = []
  let asksMore = false
  const parts = readParts(message).map((part) => ({ ...part, words: asNamed(business, part.words) }))
  const isComplaint = ({ words }: Part) =>
    (says(textOf(words), phrases.person) && !says(textOf(words), phrases.robot)) || asksForOwn(textOf(words))
  if (parts.some(isComplaint)) return [{ name: 'person' }]
  for (const part of parts) {
    for (const clause of clausesOf(business, part.words)) {
      const intents = read(business, clause, found.at(-1))
      if (intents === 'nothing') continue
      if (intents) found.push(...intents)
      else asksMore ||= isAsking(part) || (found.length === 0 && part === parts.at(-1))
    }
  }
  const wishes = merged(found)
  const real = wishes.filter(({ name }) => !isPoliteness(name))
  if (asksMore && !real.some(({ name }) => name === 'robot')) return [...real, { name: 'unknown' }]
  if (real.length > 0) return real
  return wishes.length > 0
    ? [wishes.at(-1) as Intent]
    : [{ name: isFiller(message) && !parts.some(isAsking) ? 'greeting' : 'unknown' }]
}

/** 'Milk shake' and 'xburguer' as the list writes them: 'Milkshake', 'X-burguer'. */
function asNamed({ items }: Business, words: Word[]): Word[] {
  const names = items.map(({ name }) => plainText(name).split(' '))
  const apart = new Map(
    names.flatMap((name) => name.slice(1).map((word, at) => [`${name[at]}${word}`, [name[at] ?? '', word]])),
  )
  const whole = new Set(names.flat())
  const result: Word[] = []
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] as Word
    const joined = `${word.plain}${words[at + 1]?.plain ?? ''}`
    if (words[at + 1] && whole.has(joined) && !whole.has(word.plain)) {
      result.push({ raw: `${word.raw} ${words[at + 1]?.raw}`, plain: joined })
      at += 1
    } else if (apart.has(word.plain) && !whole.has(word.plain))
      result.push(...(apart.get(word.plain) ?? []).map((plain) => ({ raw: word.raw, plain })))
    else result.push(word)
  }
  return result
}

const isPoliteness = (name: Intent['name']) => name === 'greeting' || name === 'thanks'

/** A message of signs and pictures alone. */
function gestureIn(message: string): 'greeting' | 'thanks' | 'person' | undefined {
  if (/[\p{L}\p{N}]/u.test(message)) return undefined
  if (/[👎😡🤬😠😤]/u.test(message)) return 'person'
  return /[👍🙏❤😍🥰😘👏🎉✅👌💚💙🤝😊☺]/u.test(message) ? 'thanks' : 'greeting'
}

const isFiller = (message: string) =>
  readParts(message).every(({ words }) => words.every(({ plain }) => isStop(plain)))

/** Is a part a question or a wish rather than a remark on the way to one? */
const isAsking = ({ words, asks }: Part) => asks || says(textOf(words), phrases.asking)

/** 'Meu terno já ficou pronto?' is about what only the team can look up. */
function asksForOwn(text: string): boolean {
  const own = /\b(?:meus?|minhas?) (.*)/.exec(text)
  return (
    /\b(?:pront[oa]s?|saiu|chegou)\b/.test(own?.[1] ?? '') ||
    /\bpront[oa]s? (?:(?:o|a|os|as) )?(?:meus?|minhas?)\b/.test(text)
  )
}

const textOf = (words: readonly Word[]) => words.map(({ plain }) => plain).join(' ')

/** A part cut at its 'e', 'ou' and 'mas', but not within a name or a phrase that joins two words with it. */
function clausesOf({ items, questions }: Business, part: Word[]): Word[][] {
  const joined = [
    ...items.map(({ name }) => name),
    ...questions.map(({ title }) => title),
    ...topics.flat(),
  ].flatMap((name) =>
    [...plainText(name).matchAll(/(?<!\w)(\w+) e (?=(\w+))/g)].map(
      ([, before = '', after = '']) => [before, after] as const,
    ),
  )
  const isJoined = (at: number) =>
    joined.some(
      ([before, after]) =>
        isClose(part[at - 1]?.plain ?? '', before) && isClose(part[at + 1]?.plain ?? '', after),
    )
  const clauses: Word[][] = [[]]
  part.forEach((word, at) => {
    const joins = /^(?:e|ou|mas|tambem|alem|porem)$/.test(word.plain)
    const isVerb = /^(?:onde|qual|quanto|que)$/.test(part[at - 1]?.plain ?? '')
    if (joins && !isVerb && !isJoined(at)) clauses.push([])
    else clauses.at(-1)?.push(word)
  })
  return clauses.filter((clause) => clause.length > 0)
}

/** What one clause asks for; 'nothing' when it only fills, undefined when it is not understood. */
function read(
  business: Business,
  clause: Word[],
  before: Intent | undefined,
): Intent[] | 'nothing' | undefined {
  const text = textOf(clause)
  const bare = clause.filter(({ plain }) => !isStop(plain))
  const named = namedIn(business, clause)
  const items = named.items
  const answer = (yes: boolean) => [{ name: yes ? ('yes' as const) : ('no' as const) }]
  if (isOnly(clause, phrases.no)) return answer(false)
  if (isOnly(clause, phrases.yes)) return answer(true)

  const isUndoing = says(text, phrases.undoing) && !named.words.some((word) => says(word, phrases.undoing))
  const questions = questionsIn(business, clause, named.words)
  // 'Aceita cartão?' is about paying, also where cards are sold.
  if (
    items.length > 0 &&
    !says(text, phrases.price) &&
    /\b(?:aceitam?|passam?|parcelam?|divide)\b/.test(text)
  ) {
    const paying = questionsIn(business, clause, [])
    if (paying.length > 0) return asQuestions(paying)
  }
  if (isUndoing) return questions.length > 0 ? asQuestions(questions) : [{ name: 'person' }]
  if (says(text, phrases.robot)) return [{ name: 'robot' }]

  const wantsPrice =
    says(text, phrases.price) &&
    !/\b(?:quant[oa]s? (?:tempo|dias|horas|minutos|pessoas|leva|vezes|anos)|demora|demoram|dura|duram)\b/.test(
      text,
    )
  const wantsAppointment =
    business.asks === 'appointment' && says(text, phrases.appointment) && !says(text, phrases.knowing)
  const wantsOrder =
    business.asks === 'order' && says(text, phrases.order) && !wantsPrice && !says(text, phrases.knowing)
  const found: Intent[] = []

  if (wantsAppointment && !wantsPrice) found.push({ name: 'appointment', item: items[0] })
  else if (wantsOrder && items.length > 0) {
    if (named.missing) return [named.missing]
    const lines = items.map((item) => ({ item, amount: amountOf(clause, item) }))
    if (lines.some(({ amount }) => amount === undefined)) return [{ name: 'person' }]
    found.push({ name: 'order', lines: lines as OrderLine[] })
  } else if (wantsPrice && items.length > 0 && !named.missing) found.push({ name: 'prices', items })

  found.push(...asQuestions(questions))
  const hours = hoursIn(text)
  if (hours === 'unknown') return found.length > 0 ? found : undefined
  if (hours && !found.some(({ name }) => name === 'appointment') && questions.length === 0) found.push(hours)
  if (found.length > 0) return found

  const isTopic = topics.flat().some((way) => way.includes(' ') && ` ${text} `.includes(` ${way} `))
  const told =
    named.missing &&
    taughtBy(
      business,
      bare.filter(({ plain }) => !facilities.has(plain)),
    )
  if (told) return asQuestions([told])
  if (named.missing && !isTopic && (says(text, phrases.having) || before?.name === 'missing'))
    return [named.missing]
  const rest = bare.filter(({ plain }) => !named.words.includes(plain) && !/^\d+$/.test(plain))
  if (items.length > 0 && rest.every(({ plain }) => says(plain, phrases.list))) {
    if (before?.name === 'order') {
      const lines = items.map((item) => ({ item, amount: amountOf(clause, item) ?? 1 }))
      return [{ name: 'order', lines }]
    }
    return before?.name === 'appointment' && !before.item
      ? [{ name: 'appointment', item: items[0] }]
      : [{ name: 'prices', items }]
  }
  const day = daysIn(text)
  if (before?.name === 'hours' && (day.weekdays.length > 0 || day.tomorrow) && rest.length === 0)
    return [{ name: 'hours', ...day }]
  const strange = rest.filter(
    ({ plain }) => ![...phrases.price, ...phrases.list].some((word) => mentions(plain, word)),
  )
  const taught = taughtBy(business, bare)
  if (taught) return asQuestions([taught])
  // 'E o valor?' after what it belongs to.
  if (
    wantsPrice &&
    before &&
    !isPoliteness(before.name) &&
    bare.every(({ plain }) => says(plain, phrases.price))
  )
    return 'nothing'
  const asksWhich =
    /\b(?:quais|que) \w+ (?:que )?(?:voces )?(?:tem|fazem|vendem|oferecem|servem)$/.test(text) &&
    !bare.some(({ plain }) => facilities.has(plain))
  if (asksWhich && items.length === 0) return [{ name: 'list' }]
  if ((wantsPrice || says(text, phrases.list)) && items.length === 0 && strange.length === 0)
    return [{ name: 'list' }]
  if (
    business.asks === 'order' &&
    says(text, ['pedido', 'pedir', 'encomendar']) &&
    items.length === 0 &&
    rest.every(({ plain }) => says(plain, phrases.order))
  )
    return [{ name: 'list' }]
  if (says(text, phrases.thanks) && rest.every(({ plain }) => says(plain, phrases.thanks)))
    return [{ name: 'thanks' }]
  if (
    says(text, phrases.greeting) &&
    rest.every(({ plain }) => says(plain, phrases.greeting.join(' ').split(' ')))
  )
    return [{ name: 'greeting' }]
  if (/^(?:aqui e|aqui eh|sou|eu sou|meu nome|me chamo)\b/.test(text)) return 'nothing'
  return bare.length === 0 ? 'nothing' : undefined
}

/** The question whose answer speaks of all that is asked. */
const taughtBy = ({ questions }: Business, bare: Word[]) =>
  bare.length === 0
    ? undefined
    : questions.find(({ answer }) => {
        const words = plainText(answer).split(' ')
        return bare.every(
          ({ plain }) => plain.length > 3 && words.some((word) => word === plain || isSameName(plain, word)),
        )
      })

const asQuestions = (questions: Question[]): Intent[] =>
  questions.map((question) => ({ name: 'question', question }))

/** The same wish once, prices and lines of orders together. */
function merged(found: Intent[]): Intent[] {
  const result: Intent[] = []
  for (const intent of found) {
    const same = result.find(({ name }) => name === intent.name)
    if (same?.name === 'prices' && intent.name === 'prices')
      same.items = [...new Set([...same.items, ...intent.items])]
    else if (same?.name === 'order' && intent.name === 'order')
      same.lines = [
        ...same.lines,
        ...intent.lines.filter(({ item }) => !same.lines.some((line) => line.item === item)),
      ]
    else if (same?.name === 'hours' && intent.name === 'hours')
      same.weekdays = [...new Set([...same.weekdays, ...intent.weekdays])]
    else if (intent.name === 'question') {
      if (!result.some((one) => one.name === 'question' && one.question === intent.question))
        result.push(intent)
    } else if (intent.name === 'missing' || !same) result.push({ ...intent })
  }
  // Who orders a thing has no need of its price beside the total.
  return result.some(({ name }) => name === 'order' || name === 'appointment')
    ? result.filter((intent) => intent.name !== 'prices' || !isOrdered(result, intent.items))
    : result
}

const isOrdered = (found: Intent[], items: Item[]) =>
  found.some(
    (intent) =>
      intent.name === 'order' && items.every((item) => intent.lines.some((line) => line.item === item)),
  )

const phrases = {
  asking: [
    'quanto',
    'quantos',
    'qual',
    'quais',
    'como',
    'quando',
    'onde',
    'que horas',
    'posso',
    'pode',
    'podem',
    'podia',
    'consegue',
    'conseguem',
    'tem',
    'tinha',
    'teria',
    'aceita',
    'aceitam',
    'faz',
    'fazem',
    'vende',
    'vendem',
    'quero',
    'queria',
    'gostaria',
    'preciso',
    'precisa',
    'abre',
    'cade',
    'manda',
    'saber',
    'voces',
    'voce',
    'existe',
    'serve',
    'da para',
    'sera',
    'vai',
    'pra quando',
    'rola',
    'trabalham',
  ],
  person: [
    'atendente',
    'humano',
    'pessoa de verdade',
    'uma pessoa',
    'gerente',
    'falar com alguem',
    'falar com a',
    'falar com o',
    'falar com dono',
    'dono',
    'dona',
    'alguem da equipe',
    'alguem real',
    'responsavel',
    'reclamacao',
    'reclamar',
    'absurdo',
    'pessimo',
    'pessima',
    'horrivel',
    'veio errado',
    'veio errada',
    'nao chegou',
    'atrasado',
    'atrasada',
    'estragado',
    'estragada',
    'quebrado',
    'quebrou',
    'com defeito',
    'meu dinheiro de volta',
    'procon',
    'cade meu',
    'cade minha',
    'meu pedido',
    'minha encomenda',
    'me liga',
    'me ligue',
    'processar',
    'insatisfeito',
    'insatisfeita',
    'reembolso do valor',
    'quero reembolso',
    'voltou manchada',
    'voltou manchado',
    'veio manchada',
    'perderam',
    'sumiu',
    'parou de funcionar',
    'esqueci meu',
    'esqueci minha',
    'perdi meu',
    'perdi minha',
    'ladroes',
    'ladrao',
    'nojo',
    'decepcionada',
    'decepcionado',
  ],
  having: [
    'tem',
    'teria',
    'tinha',
    'vende',
    'vendem',
    'faz',
    'fazem',
    'servem',
    'lava',
    'lavam',
    'ensina',
    'ensinam',
    'trabalham',
    'quanto',
    'custa',
    'preco',
    'valor',
    'quero',
    'queria',
    'gostaria',
    'me ve',
  ],
  undoing: ['trocar', 'devolver', 'cancelar', 'desmarcar', 'remarcar', 'reagendar', 'mudar', 'alterar'],
  knowing: ['saber', 'duvida', 'precisa', 'preciso marcar', 'informacao'],
  robot: [
    'alguem de verdade',
    'gente de verdade',
    'sao de verdade',
    'ou eh maquina',
    'robo',
    'bot',
    'inteligencia artificial',
    'voce e uma ia',
    'e ia',
    'e maquina',
    'e gente',
    'chatgpt',
    'resposta automatica',
  ],
  appointment: [
    'marcar',
    'agendar',
    'agendamento',
    'marco',
    'agendo',
    'marca',
    'agenda',
    'tem horario',
    'tem hora',
    'horario livre',
    'horario disponivel',
    'horarios disponiveis',
    'tem vaga',
    'uma vaga',
    'visitar',
    'visita',
    'reservar',
    'encaixe',
    'encaixar',
  ],
  order: [
    'quero',
    'queria',
    'gostaria',
    'pedir',
    'pedido',
    'encomendar',
    'comprar',
    'reservar',
    'reserva',
    'separa',
    'separar',
    'manda',
    'mandar',
    'me ve',
    'vou querer',
    'anota',
    'traz',
    'me da',
  ],
  price: [
    'preco',
    'precos',
    'valor',
    'valores',
    'quanto',
    'quantos reais',
    'custa',
    'custam',
    'custo',
    'aluguel',
    'tabela',
    'mensalidade',
    'qual o investimento',
  ],
  list: [
    'cardapio',
    'menu',
    'lista',
    'catalogo',
    'colecao',
    'produto',
    'produtos',
    'servico',
    'servicos',
    'tabela',
    'imovel',
    'imoveis',
    'opcoes',
    'sabores',
    'planos',
    'o que tem',
    'que voces tem',
    'que voces fazem',
    'que voces vendem',
    'procedimentos',
    'cursos',
    'tratamentos',
    'precos',
    'especialidades',
    'modalidades',
  ],
  thanks: [
    'obrigado',
    'obrigada',
    'valeu',
    'agradeco',
    'tchau',
    'beleza',
    'ate mais',
    'ate logo',
    'entendi',
    'perfeito',
    'otimo',
    'show',
    'top',
    'joia',
    'ok obrigado',
    'maravilha',
    'kkk',
    'rsrs',
    'amei',
    'adorei',
    'delicia',
    'delicioso',
    'excelente',
    'abraco',
  ],
  greeting: [
    'oi',
    'ola',
    'bom dia',
    'boa tarde',
    'boa noite',
    'opa',
    'alo',
    'salve',
    'tudo bem',
    'tudo bom',
    'como vai',
    'bom diaa',
    'oiee',
  ],
  yes: [
    'sim',
    'pode',
    'confirmo',
    'confirmar',
    'confirma',
    'confirmado',
    'isso',
    'ok',
    'certo',
    'claro',
    'fechado',
    'beleza',
    'quero sim',
    'com certeza',
    'bora',
  ],
  no: ['nao', 'cancela', 'deixa', 'errado', 'nada'],
}

/** Does a text hold one of these phrases? A word that is known itself is no slip of another. */
const says = (text: string, known: readonly string[]) => {
  const words = text.split(' ')
  return known.some((phrase) =>
    phrase
      .split(' ')
      .every((one) => words.some((word) => (isVocabulary(word) ? isSame(word, one) : isClose(word, one)))),
  )
}
const isSame = (one: string, other: string) => one.replace(/s$/, '') === other.replace(/s$/, '')

/** Does a clause hold one of these words and nothing but them and what fills? */
function isOnly(clause: readonly Word[], known: readonly string[]): boolean {
  const held = clause.filter(({ plain }) => known.includes(plain))
  return (
    held.length > 0 &&
    clause.every(({ plain }) => known.includes(plain) || softWords.has(plain) || phrases.yes.includes(plain))
  )
}
const softWords = new Set(
  'por favor pode ser assim mesmo ta bom bem tudo ai eu quero entao e mais obrigado obrigada deixa pra la para isso'.split(
    ' ',
  ),
)

/** Words that say nothing of what is asked for: they are passed over, and never part of a name. */
const stopWords = new Set(
  `a o as os um uma uns umas de do da dos das em no na nos nas ao aos pelo pela por para com sem e ou que se eu voce voces me meu minha
  te ele ela eles isso isto esse essa este esta aquele aquela ai aqui la ja so mais muito bem mal mesmo ainda tambem agora hoje amanha ontem
  ser sou foi era estao estou estava estava tem tenho teria tinha tiver ter temos vende vendem vender vendendo fazem faz fazer faco trabalham trabalha servem
  quero queria quer gostaria preciso precisa pode podem posso podia consegue conseguem conseguir saber dizer falar informar informacao duvida
  favor tipo assim entao olha gente pessoal amigo amiga moca moco senhor senhora querida querido mano cara vai vou ver vi
  quanto quantos quanta qual quais como quando onde custa custam custo preco precos valor valores fica ficam sai saem saindo esta cobram cobra cobrando
  kg quilo quilos metro metros calor unidade unidades disponivel disponiveis pronta pronto entrega aceita aceitam abre fecha horario hora horas ${dayNames.map(plainText).join(' ')}
  oi ola opa bom boa dia tarde noite tudo obrigado obrigada valeu nao sim ok beleza certo algum alguma alguns outro outra coisa
  vcs aberto aberta abertos fechado funciona funcionam atende atendem ne viu hein tava rs kkk kkkk haha pessoas hum uhum manda mandar passa passar pedir pedido comprar
  encomendar reservar marcar agendar separa separar fazendo custando gostei interesse interessada interessado tenho haver existe da daria rola
  qualquer todo todos toda todas cada sobre ate entre desde sera seria seriam poderia poderiam nosso nossa seu sua seus suas dele dela
  nesse nessa neste nesta desse dessa deste desta num numa pois porque dois duas tres quatro cinco seis sete oito nove dez meia duzia
  eh sobremesa sabor sabores porcao prato tal vezes vez real reais conto pila lista tabela anota traz ve querer hoje querendo procurando procuro reserva cardapio menu so somente partir
  lavar lavam lavo arrumar arrumam consertar conserta consertam ensina ensinam compram curso cursos taxa mensalidade diaria
  irmao irma brother parceiro chefe patrao flor linda lindo amor`.split(/\s+/),
)
const isStop = (word: string) => stopWords.has(word) || word.length === 1

/** What asks about a thing without being one: an unknown word beside these is left to people. */
const facilities = new Set(
  `cor cores foto fotos video desconto promocao estoque vaga vagas wifi banheiro estacionamento como jeito alguem algo problema previsao certeza novidade
  whatsapp instagram site telefone email grupo experiencia filial filiais loja lojas disponibilidade opcao opcoes convenio maior menor modelo detalhe
  contato cupom link cnpj nota recibo tempo demora perto longe lugar espaco area ar brinquedoteca parque mesa mesas fila senha medico medica professor
  aula restricao contraindicacao idade chance risco garantia dor certificado emprego curriculo feriado natal carnaval mim voces dele dela
  vista diferenca validade ingrediente ingredientes receita tamanho numero p m g gg pp preto branco azul verde vermelho rosa amarelo marrom bege cinza
  cachorro cachorros gato gatos crianca criancas filho filha marido esposa mae pai`.split(/\s+/),
)

const vocabulary = new Set(
  [
    ...Object.values(phrases).flat(),
    ...topics.flat(),
    'atendendo',
    'atendimento',
    ...stopWords,
    ...facilities,
  ].flatMap((phrase) => phrase.split(' ')),
)
const isVocabulary = (word: string) => vocabulary.has(word)

const attributes = new Set(
  `demora demoram dura cor cores tamanho tamanhos numero foto fotos modelo maior menor desconto promocao p m g gg pp preto preta branco branca azul verde vermelho vermelha rosa amarelo amarela marrom bege cinza`.split(
    /\s+/,
  ),
)

interface Named {
  items: Item[]
  /** The words of the message that name them. */
  words: string[]
  missing?: { name: 'missing'; asked: string; near: Item[] }
}

/**
 * The items that a clause names. A name is taken with all that belongs to it: 'bolo de chocolate' is not the carrot cake,
 * and who says 'pão de queijo' does not mean 'pão'.
 */
function namedIn({ items, questions }: Business, clause: Word[]): Named {
  const known = items.map((item) => ({
    item,
    words: [...contentOf(item.name), ...item.words.flatMap((word) => contentOf(word))],
  }))
  const isKnown = (word: string) =>
    !isOnlyStop(word, known) && known.some(({ words }) => words.some((one) => isSameName(word, one)))
  const taught = new Set(questions.flatMap((question) => waysOf(question)))
  const titles = questions
    .flatMap(({ title }) => plainText(title).split(' '))
    .filter((word) => !isStop(word) && word.length > 2)
  const result: Named = { items: [], words: [] }
  let narrowed: Item[] | undefined
  for (let at = 0; at < clause.length; at += 1) {
    const group = groupAt(clause, at, isKnown, (word) => taught.has(word))
    if (!group) continue
    at = group.to
    const asked = group.words
    result.words.push(...asked.map(({ plain }) => plain))
    const fitting = fittingOf(known, asked) ?? bothOf(known, asked, group)
    if (fitting && isOtherModel(fitting, clause[group.to + 1]?.plain)) {
      result.missing ??= {
        name: 'missing',
        asked: clause
          .slice(group.from, group.to + 2)
          .map(({ raw }) => raw.toLowerCase())
          .join(' '),
        near: fitting.slice(0, 5),
      }
      continue
    }
    if (fitting) {
      // 'banho para cachorro pequeno': what is said apart still narrows it down.
      const both = narrowed?.filter((item) => fitting.includes(item)) ?? []
      if (narrowed && both.length > 0)
        result.items = result.items.filter((item) => !narrowed?.includes(item) || both.includes(item))
      else result.items.push(...fitting)
      narrowed = both.length > 0 ? both : fitting
      continue
    }
    const near = known.filter(({ words }) =>
      asked.some(({ plain }) => words.some((one) => isSameName(plain, one))),
    )
    // Colours, sizes and the like, and what is no thing at all, are for people.
    if (
      near.length === 0
        ? facilities.has(asked[0]?.plain ?? '')
        : asked.slice(1).some(({ plain }) => attributes.has(plain))
    ) {
      result.words = result.words.filter((word) => !facilities.has(word))
      continue
    }
    // What a question is called after is asked about, not for.
    if (near.length === 0 && asked.some(({ plain }) => titles.some((word) => isSlipOf(plain, word)))) {
      result.words = result.words.filter((word) => !asked.some(({ plain }) => plain === word))
      continue
    }
    // 'Alinhar o carro' where an 'alinhamento' is sold: what it is done to goes without saying.
    const deed = asked[0] && isDoing(asked[0].plain) ? fittingOf(known, asked.slice(0, 1)) : undefined
    if (deed?.length === 1 && contentOf(deed[0]?.name ?? '').length === 1) {
      result.items.push(...deed)
      continue
    }
    // 'Pastilha de freio do Onix': whose it is makes no other thing of it.
    const only = near.length === 1 ? near[0] : undefined
    if (only && isQualified(clause, asked, only.words)) {
      result.items.push(only.item)
      continue
    }
    const raw = clause.slice(group.from, group.to + 1).map((word) => word.raw.toLowerCase())
    result.missing ??= {
      name: 'missing',
      asked: raw.join(' '),
      near: near.map(({ item }) => item).slice(0, 5),
    }
  }
  result.items = [...new Set(result.items)]
  return result
}

/** Is a number said that none of these things has, all of which have one? 'iPhone 15' is no 'iPhone 13'. */
const isOtherModel = (items: Item[], number = '') =>
  /^\d+$/.test(number) &&
  items.every(({ name }) => /\b\d+\b/.test(name) && !plainText(name).split(' ').includes(number))

/** Two words of a name or more, and then only whose or where it is. */
function isQualified(clause: Word[], asked: Word[], name: string[]): boolean {
  const strange = asked.findIndex(({ plain }) => !name.some((one) => isSameName(plain, one)))
  const link = clause[clause.indexOf(asked[strange] as Word) - 1]?.plain ?? ''
  return strange >= 2 && /^(?:d[oa]|n[oa]|para)$/.test(link)
}

interface Known {
  item: Item
  words: string[]
}

/** The items that a group of words means: the one whose whole name it says, otherwise all that hold its words. */
function fittingOf(known: Known[], asked: Word[]): Item[] | undefined {
  const fitting = known.filter(({ words }) =>
    asked.every(({ plain }) => words.some((one) => isSameName(plain, one))),
  )
  if (fitting.length === 0) return undefined
  const whole = fitting.filter(({ item }) => isWhole(item, asked))
  if (whole.length > 0) return whole.map(({ item }) => item)
  // Two things in one, of which one was not asked for, stay behind where there are others.
  const single = fitting.filter(({ item }) => !/ e /i.test(item.name) || asked.length > 1)
  return (single.length > 0 ? single : fitting).map(({ item }) => item)
}

/** 'Portuguesa com borda recheada' where both are sold. */
function bothOf(known: Known[], asked: Word[], { links: at }: Group): Item[] | undefined {
  for (const cut of at) {
    const one = fittingOf(known, asked.slice(0, cut))
    const other = fittingOf(known, asked.slice(cut))
    if (one && other) return [...one, ...other]
  }
  return undefined
}

const isOnlyStop = (word: string, known: Known[]) =>
  isStop(word) && !known.some(({ words }) => words.includes(word))

const contentOf = (name: string) =>
  plainText(name)
    .split(' ')
    .filter((word) => word.length > 1 && !links.has(word) && !/^(?:um|uma|por|ou|o|a|os|as)$/.test(word))
const links = new Set(['de', 'do', 'da', 'dos', 'das', 'com', 'sem', 'e', 'no', 'na', 'ao', 'em', 'para'])

/** Slips are allowed inside a name, but not where they make another word of it: 'calção' is no 'calça'. */
function isSameName(typed: string, known: string): boolean {
  if ([isDeed, isLittle, isOtherWord, isBeginning].some((way) => way(typed, known))) return true
  if (singularOf(typed) === singularOf(known)) return true
  if (!isClose(typed, known)) return false
  if (typed.length === known.length && typed[0] !== known[0] && editDistance(typed, known, 2) > 1)
    return false
  if (typed === known || Math.abs(typed.length - known.length) === 0) return true
  const [one, other] = [typed, known].map((word) => word.replace(/s$/, ''))
  return one === other || (one?.[0] === other?.[0] && one?.at(-1) === other?.at(-1))
}

/** 'Trocar' and 'trocam' ask for a 'troca', 'alinhar' for an 'alinhamento'. */
function isDeed(typed: string, known: string): boolean {
  const [, verb] = /^(.{4,})[aei]r$/.exec(known) ?? []
  if (verb !== undefined && new RegExp(`^${verb}(?:o|a|e|am|em|amos|ando|endo)$`).test(typed)) return true
  const [, stem] = /^(.{3,})(?:[aei]r|[ae]m)$/.exec(typed) ?? []
  return (
    stem !== undefined &&
    known.startsWith(stem) &&
    /^(?:a|e|o|ada|agem|amento|imento|acao|icao|eza|ura)?$/.test(known.slice(stem.length))
  )
}

/** 'Trocar a correia' is one thing, and no other that can be changed. */
const isDoing = (word: string) => /^.{3,}(?:[aei]r|[ae]m)$/.test(word)

/** 'Marmitinha' is a 'marmita'. */
function isLittle(typed: string, known: string): boolean {
  const [, stem] = /^(.{3,}?)z?inh[oa]s?$/.exec(typed) ?? []
  return stem !== undefined && known.startsWith(stem) && known.length - stem.length <= 2
}

/** 'Oftalmo' is short for 'oftalmologista', 'hidro' for 'hidromassagem'. */
const isBeginning = (typed: string, known: string) =>
  typed.length >= 5 && known.length >= typed.length + 4 && known.startsWith(typed)

/** 'Girassóis' are more than one 'girassol'. */
const singularOf = (word: string) =>
  word
    .replace(/([aeou])is$/, '$1l')
    .replace(/[oa]es$/, 'ao')
    .replace(/ns$/, 'm')
    .replace(/([rz])es$/, '$1')

/** What people call a thing that a list calls otherwise. */
const otherWords = [
  ['limpeza', 'limpar', 'higienizacao'],
  ['refrigerante', 'refri', 'coca', 'guarana', 'pepsi', 'fanta', 'sprite'],
  ['fitness', 'fit'],
  ['tela', 'visor', 'display'],
].map((words) => new Set(words))

const isOtherWord = (typed: string, known: string) =>
  otherWords.some((words) => words.has(typed) && words.has(known))

/** Does the asking say all of a name, or the one word that stands for it alone? */
const isWhole = (item: Item, asked: Word[]) => {
  const said = asked.map(({ plain }) => plain)
  const all = (words: string[]) =>
    words.length > 0 && words.every((known) => said.some((word) => isSameName(word, known)))
  const own = contentOf(item.name)
  return (
    (all(own) && own.length >= said.length) ||
    item.words.some((phrase) => all(contentOf(phrase)) && contentOf(phrase).length >= said.length)
  )
}

interface Group {
  from: number
  to: number
  words: Word[]
  /** Where in its words a 'com' or 'e' joins two of them. */
  links: number[]
}

/** The group of words around a thing that begins here: 'torta de morango', 'bolo integral'. */
function groupAt(
  clause: Word[],
  at: number,
  isKnown: (word: string) => boolean,
  isTaught: (word: string) => boolean,
): Group | undefined {
  const word = (index: number) => clause[index]?.plain ?? ''
  const isContent = (index: number) =>
    word(index) !== '' &&
    !links.has(word(index)) &&
    (isKnown(word(index)) || (!isStop(word(index)) && !/^\d/.test(word(index))))
  if (!isContent(at) || (facilities.has(word(at)) && !isKnown(word(at)))) return undefined
  const words = [clause[at] as Word]
  const joints: number[] = []
  let to = at
  for (let next = at + 1; next < clause.length; next += 1) {
    const isWhatIsDone = words.length === 1 && isDoing(word(at)) && /^[ao]s?$/.test(word(next))
    const isLinked =
      (links.has(word(next)) || isWhatIsDone) &&
      word(next) !== 'em' &&
      word(next) !== 'para' &&
      word(next) !== 'no' &&
      word(next) !== 'na'
    if (isLinked && isContent(next + 1) && (isKnown(word(next + 1)) || !isTaught(word(next + 1)))) {
      if (/^(?:com|e)$/.test(word(next))) joints.push(words.length)
      words.push(clause[next + 1] as Word)
      to = next + 1
      next += 1
    } else if (isContent(next) && (isKnown(word(next)) || (isKnown(word(at)) && !isTaught(word(next))))) {
      words.push(clause[next] as Word)
      to = next
    } else break
  }
  const namesAnItem = words.some(({ plain }) => isKnown(plain))
  const isThing =
    wantsThing(clause, at) &&
    !isTopicWord(word(at)) &&
    ![...phrases.price, ...phrases.list].includes(word(at))
  return namesAnItem || isThing ? { from: at, to, words, links: joints } : undefined
}

/** Is somebody asking whether a thing is there or what it costs, just before this place? */
function wantsThing(clause: Word[], at: number): boolean {
  const before = clause.slice(Math.max(0, at - 5), at).map(({ plain }) => plain)
  const verb = before.findLastIndex((plain) =>
    /^(?:tem|teria|vende|vendem|vendendo|fazem|faz|servem|lava|lavam|ensina|ensinam|trabalham|custa|custam|preco|valor|quero|queria|gostaria|tinha|ve|quanto)$/.test(
      plain,
    ),
  )
  // 'O carro faz um barulho' tells of a thing; 'vocês fazem sonho' asks for one.
  if (before[verb] === 'faz' && verb > 0 && !/^(?:voce|voces|que|ai|tambem|se)$/.test(before[verb - 1] ?? ''))
    return false
  const between = before.slice(verb + 1)
  return (
    verb >= 0 &&
    between.every((plain) =>
      /^(?:um|uma|uns|umas|o|a|os|as|algum|alguma|de|do|da|com|ai|voces|hoje|ainda|aquele|aquela|tipo|comprar|pedir|eh|e|fica|sai|custa|esta|seria|fazer|vender|dois|duas|tres|\d+)$/.test(
        plain,
      ),
    )
  )
}

const topicWords = new Set(topics.flat().flatMap((way) => (way.includes(' ') ? [] : [way])))
const isTopicWord = (word: string) => topicWords.has(word)

/** The questions that a clause asks: by the phrases they were given, by what their topic is asked with, or by most of their title. */
function questionsIn({ questions }: Business, clause: Word[], named: string[]): Question[] {
  const words = clause.map(({ plain }) => plain).filter((plain) => !named.includes(plain))
  const text = textOf(clause)
  const scored = questions.flatMap((question) => {
    const ways = waysOf(question).filter((way) =>
      way.includes(' ') ? mentionsPhrase(text, way) : words.some((word) => isSlipOf(word, way)),
    )
    if (ways.length > 0) return [{ question, ways }]
    if (` ${text} `.includes(` ${plainText(question.title)} `)) return [{ question, ways: [] }]
    const title = [...new Set(plainText(question.title).split(' '))].filter(
      (word) => !isStop(word) && word.length > 2,
    )
    const said = title.filter((known) => words.some((word) => isSlipOf(word, known)))
    const all = clause.filter(({ plain }) => title.some((known) => isSlipOf(plain, known)))
    const isMost = all.length >= title.length / 2
    return isMost && (said.length > 0 || all.length > 1) ? [{ question, ways: said }] : []
  })
  // Where two questions answer to the same word, the one with more of them is meant.
  return scored
    .filter(
      ({ ways }, index) =>
        !scored.some(
          (other, at) =>
            at !== index &&
            (other.ways.length > ways.length || (other.ways.length === ways.length && at < index)) &&
            ways.every((way) => other.ways.some((each) => each === way || each.includes(way))),
        ),
    )
    .map(({ question }) => question)
    .slice(0, 3)
}

const isSlipOf = (word: string, known: string) =>
  isVocabulary(word) ? isSame(word, known) : isSameName(word, known)

/** Phrases stand together in a text; where they are long, their words may also be apart. */
const mentionsPhrase = (text: string, way: string) =>
  ` ${text} `.includes(` ${way} `) || (way.split(' ').length === 2 && way.length > 8 && says(text, [way]))

function waysOf({ title, words }: Question): readonly string[] {
  const plain = plainText(title)
  const ofTopics = topics.filter((ways) =>
    ways.some((way) => ` ${plain} `.includes(` ${way} `) || ` ${plain} `.includes(` ${way}s `)),
  )
  return [...words, ...ofTopics.flat()]
}

/** Whether a text asks for opening hours, and on which days; 'unknown' for days that no week knows. */
function hoursIn(text: string): Extract<Intent, { name: 'hours' }> | 'unknown' | undefined {
  const opens =
    /\b(?:aberto|aberta|abertos|abre|abrem|abrir|abrindo|abriu|abri|fecha|fecham|fechar|fechado|fechados|fechando|expediente)\b/.test(
      text,
    )
  const works =
    /\b(?:funciona|funcionam|funcionando|atende|atendem|atendendo|atendimento|trabalham|horario|horaro|horarios|que horas)\b/.test(
      text,
    ) || says(text, ['horario', 'funcionamento'])
  const days = daysIn(text)
  const hasDay = days.weekdays.length > 0 || days.tomorrow === true
  const isNamed =
    /\b(?:horario|funcionamento|que horas|horarios|ate que|ate quando)\b/.test(text) ||
    says(text, ['horario', 'funcionamento'])
  if (/\b(?:feriado|feriados|natal|carnaval|pascoa|reveillon|ano novo|almoco)\b|\bdia \d|\d de \w/.test(text))
    return opens || works ? 'unknown' : undefined
  const asksHow = /\bcomo (?:que )?funcionam?\b/.test(text)
  if (opens)
    return {
      name: 'hours',
      ...days,
      ...(!hasDay &&
        (/horario|funcionamento/.test(text) ||
          (/\b(?:abre|abrem)\b/.test(text) && /que horas/.test(text))) && {
          week: true as const,
        }),
    }
  if (!works || asksHow) return undefined
  if (hasDay || /\b(?:hoje|agora)\b/.test(text)) return { name: 'hours', ...days }
  return isNamed && !/\bque horas (?:sai|tem|fica|passa|comeca|chega)\b/.test(text)
    ? { name: 'hours', weekdays: [], week: true }
    : undefined
}

const numbers = new Map([...numberWordsUpTo(10), ['duzia', 12]])
const packs = /^(?:cento|duzia|kit|caixa|pacote|combo|bandeja)$/
const parts = /^(?:meio|metade|grama|gramas|g|gr|\d+g|\d+gr|ml|\d+ml|fatia|fatias|pedaco|pedacos)$/

/**
 * How many of an item a clause asks for, 1 to 99: the number that stands closest before it, one if there is none;
 * undefined where it is less than one, more, or counted otherwise than it is sold.
 */
function amountOf(clause: Word[], item: Item): number | undefined {
  const known = [...contentOf(item.name), ...item.words.flatMap((word) => contentOf(word))]
  const words = clause.map(({ plain }) => plain)
  const place = words.findIndex((word) => known.some((name) => isSameName(word, name)))
  const before = words.slice(Math.max(0, place - 4), place + 1)
  if (before.some((word) => parts.test(word) || /^\d{3,}$/.test(word))) return undefined
  let amount = 1
  for (let at = before.length - 1; at >= 0; at -= 1) {
    const word = before[at] ?? ''
    const number = /^(?:\d{1,2})(?:kg|un|x)?$/.test(word) ? Number.parseInt(word, 10) : numbers.get(word)
    if (!number) continue
    const ahead = before[at - 1] ?? ''
    const times = word !== 'duzia' ? 1 : ahead === 'meia' ? 0.5 : (numbers.get(ahead) ?? (Number(ahead) || 1))
    amount = number * times
    break
  }
  const isPack = contentOf(item.name).some((word) => packs.test(word))
  if (isPack && amount > 1 && !words.some((word) => packs.test(word) && word !== 'duzia')) return undefined
  return amount >= 1 && amount <= 99 ? amount : undefined
}

const weekdays = dayNames.map(plainText)

function daysIn(text: string): { weekdays: number[]; tomorrow?: true } {
  if (text.split(' ').some((word) => word !== 'manha' && isClose(word, 'amanha')))
    return { weekdays: [], tomorrow: true }
  return {
    weekdays: weekdays.flatMap((day, index) =>
      text.split(' ').some((word) => isClose(word, day)) ? [index] : [],
    ),
  }
}
