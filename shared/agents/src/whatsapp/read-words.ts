import { withoutAccents } from '@ag/core'
import { dayNames } from '../local-days'
import { plainText } from '../plain-text'

/** One word of a message: as it was written, and as it is compared. */
export interface Word {
  raw: string
  plain: string
}

/** What stands between two signs of a message. */
export interface Part {
  words: Word[]
  /** Ends with a question mark. */
  asks: boolean
}

/**
 * A message as the parts between its signs, each as its words: small letters without accents, abbreviations spelled
 * out, letters that were held down let go, and the little English that tourists write put into Portuguese.
 */
export function readParts(message: string): Part[] {
  const pieces = message.split(/([?!;:…\n]+|[.,](?=\s|$)|\s[-–—]\s)/)
  return pieces
    .flatMap((piece, at) =>
      at % 2 === 0
        ? [
            {
              words: spelledOut(piece.split(/[^\p{L}\p{N}]+/u).filter(Boolean)),
              asks: pieces[at + 1]?.includes('?') ?? false,
            },
          ]
        : [],
    )
    .filter(({ words }) => words.length > 0)
}

function spelledOut(raw: string[]): Word[] {
  const words = raw.map((word) => ({ raw: word, plain: plainWord(word) }))
  const text = words.map(({ plain }) => plain).join(' ')
  const english = fixedPhrases.find(([phrase]) => ` ${text} `.includes(` ${phrase} `))
  if (english) {
    const [phrase, portuguese] = english
    const at = ` ${text} `.indexOf(` ${phrase} `)
    const before = text.slice(0, at).split(' ').filter(Boolean).length
    const length = phrase.split(' ').length
    return [
      ...words.slice(0, before),
      ...portuguese.split(' ').map((plain) => ({ raw: plain, plain })),
      ...spelledOut(raw.slice(before + length)),
    ].flatMap(expanded)
  }
  return words.flatMap(expanded)
}

/** 'é' is kept apart from the 'e' that joins. */
const plainWord = (word: string) =>
  /^(?:é|eh)$/iu.test(word)
    ? 'eh'
    : withoutAccents(word)
        .toLowerCase()
        .replace(/([a-z])\1{2,}/g, '$1')

function expanded(word: Word): Word[] {
  const full = Object.hasOwn(short, word.plain) ? short[word.plain] : undefined
  return full ? full.split(' ').map((plain) => ({ raw: word.raw, plain })) : [word]
}

/** 'seg' for 'segunda' …; 'ter' is a word of its own. */
const shortDays = Object.fromEntries(
  dayNames.map(plainText).flatMap((name) => (name.startsWith('ter') ? [] : [[name.slice(0, 3), name]])),
)

/** How people shorten words, and single words of English that a menu or a door shows. */
const short: Record<string, string> = {
  vc: 'voce',
  vcs: 'voces',
  ces: 'voces',
  cs: 'voces',
  vcx: 'voces',
  oc: 'voce',
  tb: 'tambem',
  tbm: 'tambem',
  tmb: 'tambem',
  q: 'que',
  qto: 'quanto',
  qt: 'quanto',
  qnt: 'quanto',
  qnto: 'quanto',
  qts: 'quantos',
  qdo: 'quando',
  qnd: 'quando',
  ql: 'qual',
  hj: 'hoje',
  oj: 'hoje',
  amn: 'amanha',
  amnh: 'amanha',
  ond: 'onde',
  ondi: 'onde',
  kd: 'cade',
  n: 'nao',
  nn: 'nao',
  naum: 'nao',
  ss: 'sim',
  sm: 'sim',
  blz: 'beleza',
  vlw: 'valeu',
  flw: 'tchau',
  obg: 'obrigado',
  obgd: 'obrigado',
  obgda: 'obrigada',
  brigada: 'obrigada',
  brigado: 'obrigado',
  pfv: 'favor',
  pfvr: 'favor',
  pfvo: 'favor',
  p: 'para',
  pra: 'para',
  pro: 'para',
  pras: 'para',
  c: 'com',
  s: 'sim',
  dms: 'demais',
  msm: 'mesmo',
  td: 'tudo',
  tds: 'todos',
  mt: 'muito',
  mto: 'muito',
  pgto: 'pagamento',
  pagto: 'pagamento',
  vlr: 'valor',
  prec: 'preco',
  prco: 'preco',
  hr: 'hora',
  hrs: 'horas',
  hs: 'horas',
  ...shortDays,
  fds: 'sabado domingo',
  cel: 'celular',
  tel: 'telefone',
  fone: 'telefone',
  end: 'endereco',
  insta: 'instagram',
  zap: 'whatsapp',
  ta: 'esta',
  tao: 'estao',
  to: 'estou',
  tava: 'estava',
  bdia: 'bom dia',
  bd: 'bom dia',
  bt: 'boa tarde',
  bn: 'boa noite',
  oie: 'oi',
  oii: 'oi',
  oiie: 'oi',
  eai: 'oi',
  eae: 'oi',
  aew: 'oi',
  the: 'o',
  and: 'e',
  hey: 'oi',
  hi: 'oi',
  hello: 'oi',
  thanks: 'obrigado',
  thx: 'obrigado',
  ty: 'obrigado',
  please: 'favor',
  yes: 'sim',
  yeah: 'sim',
  address: 'endereco',
  parking: 'estacionamento',
  price: 'preco',
  prices: 'preco',
  hours: 'horario',
  today: 'hoje',
  tomorrow: 'amanha',
  sunday: 'domingo',
  saturday: 'sabado',
  card: 'cartao',
  cards: 'cartao',
  coffee: 'cafe',
  bread: 'pao',
  cake: 'bolo',
  haircut: 'corte',
  english: 'ingles',
  spanish: 'espanhol',
  class: 'aula',
  classes: 'aula',
  for: 'para',
}

/** Whole phrases whose words alone mean something else: greetings, and short English. */
const fixedPhrases: readonly (readonly [string, string])[] = [
  ['e ai', 'oi'],
  ['how much is', 'quanto custa'],
  ['how much are', 'quanto custa'],
  ['how much for', 'quanto custa'],
  ['how much', 'quanto custa'],
  ['what time do you open', 'que horas abre'],
  ['what time do you close', 'que horas fecha'],
  ['are you open', 'esta aberto'],
  ['you open', 'esta aberto'],
  ['open now', 'esta aberto'],
  ['opening hours', 'horario'],
  ['do you deliver', 'voces entregam'],
  ['do you accept', 'aceita'],
  ['do you take', 'aceita'],
  ['do you have', 'voces tem'],
  ['do you sell', 'voces vendem'],
  ['where are you', 'onde fica'],
  ['where is', 'onde fica'],
  ['thank you', 'obrigado'],
  ['good morning', 'bom dia'],
  ['good afternoon', 'boa tarde'],
  ['good evening', 'boa noite'],
  ['i want to talk to', 'quero falar com'],
  ['speak english', 'atendente'],
  ['someone who speaks', 'atendente'],
  ['human', 'humano'],
  ['i want', 'quero'],
  ['i would like', 'quero'],
]
