import { editDistance, withoutAccents } from '@ag/core'

/** How people write in a hurry, and what they mean. */
const shorthand = new Map(
  Object.entries({
    vc: 'voce',
    vcs: 'voces',
    ce: 'voce',
    qto: 'quanto',
    qnto: 'quanto',
    qnt: 'quanto',
    qt: 'quanto',
    qts: 'quantos',
    qd: 'quando',
    qdo: 'quando',
    pq: 'porque',
    tb: 'tambem',
    tbm: 'tambem',
    blz: 'beleza',
    obg: 'obrigado',
    obgd: 'obrigado',
    obrigada: 'obrigado',
    brigado: 'obrigado',
    brigada: 'obrigado',
    vlw: 'valeu',
    flw: 'tchau',
    hj: 'hoje',
    amn: 'amanha',
    amnh: 'amanha',
    amnha: 'amanha',
    msg: 'mensagem',
    msgs: 'mensagens',
    zap: 'whatsapp',
    zapzap: 'whatsapp',
    wpp: 'whatsapp',
    wapp: 'whatsapp',
    whats: 'whatsapp',
    wats: 'whatsapp',
    n: 'nao',
    nn: 'nao',
    naum: 'nao',
    s: 'sim',
    ss: 'sim',
    q: 'que',
    oq: 'que',
    oque: 'que',
    eh: 'e',
    mto: 'muito',
    dps: 'depois',
    pfv: 'favor',
    pfvr: 'favor',
    insta: 'instagram',
    face: 'facebook',
    mkt: 'marketing',
    hrs: 'horas',
    hs: 'horas',
    agr: 'agora',
    qro: 'quero',
    fzr: 'fazer',
    fds: 'fim de semana',
    ia: 'ai',
    okay: 'ok',
    okk: 'ok',
    oks: 'ok',
    call: 'videochamada',
    meet: 'videochamada',
    zoom: 'videochamada',
    video: 'videochamada',
  }),
)

/** Small letters without accents, in one line. */
export const fold = (text: string): string =>
  withoutAccents(text)
    .toLowerCase()
    .replace(/\be-mail/g, 'email')
    .replace(/\s+/g, ' ')
    .trim()

/** The words of a message as they are meant: no accents, no abbreviations, no letters drawn out ('oiiii'). */
export function wordsOf(text: string): string[] {
  const words = fold(text).match(/[a-z0-9]+/g) ?? []
  return words
    .map((word) => word.replace(/([a-z])\1{2,}/g, '$1'))
    .flatMap((word) => (shorthand.get(word) ?? word).split(' '))
}

/** The point of a message lies in its first words; a long one must not keep everybody waiting. */
const mostWords = 60

/** The different words that a message is judged by. */
export const pointOf = (text: string): string[] => [...new Set(wordsOf(text))].slice(0, mostWords)

/** May a word be a misspelling of another? Short words have no room for one, and hardly anybody misses the first letter. */
export function isAlmost(word: string, other: string): boolean {
  if (word === other) return true
  if (word[0] !== other[0]) return false
  const most = other.length >= 8 ? 2 : other.length >= 5 ? 1 : 0
  return most > 0 && word.length >= 4 && editDistance(word, other, most) <= most
}
