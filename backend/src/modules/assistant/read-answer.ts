import type { companySizes, leadTimings, MeetingChannel } from '@ag/contracts'
import { isoDay } from '@ag/core'
import { dateOf } from '@ag/core/days'
import { anyWorkday, monthWords } from './day-words'
import type { OfferedSlot } from './memory'
import { readMoment, suitsWish, type WishedTime } from './read-moment'
import { readQuantity } from './read-quantity'
import { fold, wordsOf } from './words'

/** 'em março', 'lá pra março', 'até março'. */
const namedMonth = new RegExp(`\\b(?:em|pra|para|por|ate|de|no) (${monthWords.join('|')})\\b`)

/** Months from now to the next one of the name that stands in a folded text. */
function monthsUntilNamed(folded: string, now: Date): number | undefined {
  const month = monthWords.indexOf(namedMonth.exec(folded)?.[1] ?? '')
  return month < 0 ? undefined : (month - dateOf(isoDay(now)).getMonth() + 12) % 12
}

const untilWorkday = new RegExp(`ate (?:${anyWorkday})`)

const yesWords = new Set(
  'sim confirmar confirmo confirma confirmado confirmada pode podem marcar marca agendar agenda isso mesmo ai claro que com certeza ok certo certa tudo beleza bora fechado quero esta correto aceito concordo autorizo acordo de positivo manda ver uhum aham por favor obrigado ser perfeito eu entao ta bom otimo legal show'.split(
    ' ',
  ),
)
const mostYesWords = 7

/** A yes and nothing besides: what somebody agrees to must not be read into other words. */
export function isPlainYes(text: string): boolean {
  const words = wordsOf(text)
  return (
    words.length <= mostYesWords &&
    /^[\p{L}\s,.!]+$/u.test(text.replace(/\p{Extended_Pictographic}/gu, '')) &&
    words.every((word) => yesWords.has(word))
  )
}

const channels: Array<[MeetingChannel, RegExp]> = [
  [
    'whatsapp',
    /\b(?:[wu]h?ats+(?:app?|apis?|aap|ap|up)?|wh?at+s|wtts|uatsapi|uotsap|uatis|watsap|zap(?:zap|i|inho|ito|zinho|zito)?|zipzop|ztp|wpp(?:zin\w*)?|wapp|por texto|(?:por|so|melhor|no) (?:mensage\w+|escrito|digit\w+)|verdinho|aplicativo (?:verde|de mensage\w+)|app verde|u?[au]t?izap)\b|^mensage\w+|^digitando\b/,
  ],
  [
    'phone',
    /\b(?:tele?fon\w*|tel|tele$|liga[cs]ao\w*|ligar|ligue|liguem|liga|ligam|ligada|ligando|disquem?|discagem|call me|a ring|ringing|llaman|llamen|fone|fono|celular|no alo|alo tradicional|(?:por|um) fio|no fixo|(?:pelo|por) aparelho|(?:chamada|ligacao) de voz|voz|so audio|audio so|phone|cell|llamada)\b|^(?:de|por) chamada$/,
  ],
  [
    'video',
    /\b(?:video\s?chamad\w*|videoconf\w*|webconf\w*|videocall|vidcall|videollamada|video(?:zinho)?|vidio|v1deo|webcam|cam on|webex|jitsi|online|on-line|(?<!(?:precis\w+|ligar|tem que ter) (?:a |de |ligar a |ter )?)camera|(?:de|por) call|^meet|(?:no|pelo|via|poe|e|o) meet|virtual|teams|^call$|\bde meet\b|\bum meet\b|\binternet mesmo\b|g(?:oogle )?meet|zoom|skype|facetime|teleconferencia|remot[oa]|remotamente|por meet|olho no olho|(?:pela|por|na) tela|telinha|tela compartilhada|com imagem)\b/,
  ],
]
const channelWord =
  '((?:chamada |sala )?(?:d[eo] )?(?:video\\w*|camera|webcam|telefone|fone|ligacao|ligar|ringing|voz|whats\\w*|zap))'
/** What is put in the place of something says what is not wanted. */
const inPlaceOf = new RegExp(
  `\\b(?:em vez d[eoa]|ao inves d[eoa]|n?o lugar d[eoa]|em lugar d[eoa]|instead of) (?:por |using )?(?:${channelWord.slice(1, -1)}|\\w+)`,
)
/** What is given up for another: 'troca vídeo por telefone', 'prefiro telefone a vídeo'. */
const givenUp = new RegExp(
  [
    `\\b(?:tro[cq]|mud|substitu|convert)\\w+ (?:o |a |d[eoa] )?${channelWord} (?=(?:por|pra|para|pro|em) )`,
    `\\bnao (?:era|e) (?:pra ser )?(?:por )?${channelWord},? (?=(?:era|e) )`,
    `(?<=\\b(?:prefiro|melhor|pratico)\\b[^,.;?]{0,40} )(?:do que|que|a) (?:por |de )?${channelWord}\\b`,
    `\\bn(?:ao)? (?:quero |por |e )?(?:o |a |mais )?(?:por )?${channelWord}(?=$|[ ,.;])`,
    `\\b(?:tir[ae]m?|esquece\\w*|dispens\\w+|desist\\w+|arrependi|cancela essa parte|abr\\w+ mao) (?:d?[oae] |esse |essa )?${channelWord}`,
    `\\b${channelWord} (?:nem |jamais|nunca|descart\\w+|(?:esta |ta )?fora\\b|nao (?:da|rola|posso|consigo|quero|funciona|presta)|eu (?:quase )?nao )[^,.;]*`,
  ].join('|'),
)
/** What a meeting is turned into comes last: 'minha reunião por vídeo pode virar telefone?' */
const turnsInto =
  /^.*\b(?:vira(?:r|sse)?|(?:mud|tro[cq]|pass|convert|substitu)\w+) (?:(?:pra|para|por|pro|em) )?/
/** How somebody is reached, and what a meeting is called, are no wish for a channel. */
const besideChannel =
  /^(?:zap|celular|telefone|fone) (?:novo|errado)\b|(?<!^)(?<!\b(?:no|pelo|por|n[oa]) )\b(?:(?:meu|seu|o) )?(?:zap|whats\w*|celular|telefone|fone|tel)(?: (?:novo|certo|errado|dele|dela|da \w+|e|eh|ta))*:? ?(?:e |eh |pra |por )?(?:e )?(?:\+?\(?\d[\d ().-]{6,}|errado\b|novo\b)|\b(?:me passa|pediram|querem) (?:o |meu |seu )telefone\b/g
/** One clause ends where another may begin. */
const clauses = (text: string): string[] =>
  fold(text)
    .replace(besideChannel, ' ')
    .replace(inPlaceOf, ' ')
    .replace(givenUp, ' ')
    .split(/[,;.!?]+|(?<!\s)\s(?:mas|e nao|porem|pq|porque|que eu)\s|(?<!\s)\s(?=menos )/)
const declines =
  /\b(?:nao|menos|exceto|sem(?! problema)|nada de|nada que|odeio|detesto)\b(?!.*\b(?:tem|teria|precisa)\b)|^\W*nem\b/

/** How somebody would like to meet. */
export function readChannel(text: string): MeetingChannel | undefined {
  const wanted = clauses(text)
    .filter((part) => !declines.test(part))
    .join(', ')
  return firstChannel(wanted.replace(turnsInto, '')) ?? firstChannel(wanted)
}

const firstChannel = (wanted: string): MeetingChannel | undefined =>
  channels
    .map(([channel, pattern]) => ({ channel, at: wanted.search(pattern) }))
    .filter(({ at }) => at >= 0)
    // A call by WhatsApp is by WhatsApp, and one with a camera by video.
    .filter(
      ({ channel }) =>
        !(channel === 'phone' && /\bvideo|(?:ligacao|chamada) (?:do|pelo|no) (?:whats|zap)/.test(wanted)),
    )
    .toSorted((one, other) => one.at - other.at)[0]?.channel

/** A channel that does not suit, where that is said. */
export const refusedChannel = (text: string): MeetingChannel | undefined =>
  channelIn(inPlaceOf.exec(fold(text))?.[0]) ??
  channelIn(givenUp.exec(fold(text))?.slice(1).find(Boolean)) ??
  clauses(text)
    .filter((part) =>
      /\bmelhor nao ser\b|\bnao pode ser\b|^\W*(?:menos|exceto|tudo exceto|sem|nada de|nada que|nem|odeio|detesto|nao quero|nao gosto de|nao curto)\b(?!.*\b(?:aparecer|usar)\b)|\bnao\W*$|\bnao (?:da|que|rola|posso|consigo|me liguem?|ligue|use|uso|me pec\w+)\b/.test(
        part,
      ),
    )
    .flatMap((part) => channels.filter(([, pattern]) => pattern.test(part)).map(([channel]) => channel))[0]

const channelIn = (words = ''): MeetingChannel | undefined =>
  channels.find(([, pattern]) => pattern.test(words))?.[0]

/** How many work there. */
export function readSize(text: string): (typeof companySizes)[number] | undefined {
  const folded = fold(text)
  if (
    /\bmais de (?:50|cinquenta|cem)\b|\bcentenas\b|\bmil(?:hares)?\b|\bacima de (?:50|cinquenta)\b|\b50 ?\+|\b(?:grande|multinacional)\b|\b(?:sessenta|setenta|oitenta|noventa|cem)\b/.test(
      folded,
    )
  )
    return '50+'
  if (alone.test(folded)) return '1'
  if (
    /\beu e (?:o |a )?(?:mais|meus?|minhas?|um|uma)\b|\b(?:meus?|minhas?)\b.{1,30}\be eu\b|\bmeia duzia\b|\beu,? (?:minha |meu )?(?:esposa|marido)\b|\bpouca gente\b|\bfamilia\b|\bcasal(?:zinho)?\b|\bdupla\b|\b(?:pai|mae) e (?:filh|eu)\w*|\b(?:patroa|mulher|marido|esposa|socio|socia|irma[o]?) e eu\b|\bum funcionario so\b/.test(
      folded,
    )
  )
    return '2-10'
  if (
    /\b(?:duas|tres|quatro) dezenas\b|\b(?:vinte|trinta|quarenta) e pouc[oa]s\b|\b(?:duas|tres|quatro) duzias\b/.test(
      folded,
    )
  )
    return '11-50'
  const numbers = (folded.match(/\d+/g) ?? [readQuantity(folded) ?? []].flat()).map(Number)
  const most = numbers.at(-1)
  if (most === undefined) return undefined
  if (most <= 1) return '1'
  if (most <= 10) return '2-10'
  return most <= 50 ? '11-50' : '50+'
}

const alone =
  /\b(?:so|apenas|somente) (?:eu|est[ea]|esse)\b(?! e\b)|\bsozin(?:h[oa])?\b|\beuz?sozinh[oa]\b|\beuzinh[oa]\b|\bsou (?:so|a unica|o unico|solo)\b|\bsolo\b|\bunipessoal\b|\beu,? (?:e )?deus\b|\b(?:um homem|uma mulher|uma andorinha) so\b|\bone.man\b|\bmas que yo\b|\bmei\b|\bautonom[oa]\b|\beu mesm[oa]\b|\bconta propria\b|\bninguem alem de mim\b|\bfreelancer\b|\bmicroempreendedor\w*\b|\beu e deus\b|^so um$|^um so$|\bsolo yo\b|\bjust me\b|^eu$|\bunico\b|\buma pessoa\b|\bnao tenho funcionario\b|\bprofissional liberal\b|\b(?:eu e )?mais ninguem\b/

/** When it is needed; how far a month is that is named, is counted from `now`. */
export function readTiming(text: string, now: Date): (typeof leadTimings)[number] | undefined {
  const folded = fold(text)
  const ahead = monthsUntilNamed(folded, now)
  if (
    /\b(?:so|por enquanto|por agora)(?: to)?(?: so)? (?:levantando|curiando|xeretando|fucando|assuntando|especulando|fofocando|averiguando)|\bxeretando|\bassuntando|\baveriguando|\bvaca engordar|\bsemestre\b|\bdepende do orcamento|\b(?:nao|nem) (?:ha|tem|tenho) (?:correria|pressa)|\bsem (?:apuro|afobacao)|\bfase de sonhar|\bter ideia|\bpode levar anos|\bfalta um ano|\btrabalho d[ae] (?:faculdade|escola)|\bnao decidi|\bvolta as aulas|\bdepois (?:da pascoa|que eu me formar)|\bpassar a seca|\bso quando|\bdo orcamento de|pesquisa|\bsem (?:agonia|aperreio|deadline)|\bnao tenho aperreio|\bespiando|\bnamorando a ideia|\bvou (?:pensar|devagar|ver)\b|\bpra pensar\b|\bbenchmark|\bmeio do ano|\bcarnaval\b|\bquando (?:eu )?(?:terminar|acabar|passar|chegar|melhorar|puder)|\bassim que a verba|\bq[234]\b|\bprospeccao de mercado|\bexercicio\b|sem pressa|nao tenho pressa|sem previsao|sem data|ainda nao|olhando|\bso vendo\b|\bfuturo\b|ano que vem|conhecendo|curios|nao sei|quando (?:sobrar|der)|mais pra frente|um dia|depois d[aeo]s? (?:ferias|carnaval)|sem prazo|futuramente|segundo semestre|ano q vem|proximo ano|comparando|sondando|mirando|cotacao|dando uma olhada|nao (?:e|eh|tem) urg|\bnada urgente\b|so quero (?:conhecer|saber|entender)|nao tem (?:prazo|data|pressa)|\bsem correria\b|\bem 20\d\d\b|\b(?:[3-9]|tres|quatro|cinco|seis) meses\b|just looking|levantar informac|\bpesquisando\b|com calma|sem urgencia|avaliando|estudando/.test(
      folded,
    ) ||
    (ahead !== undefined && ahead > 1)
  )
    return 'research'
  if (
    /\bmesinho\b|\bdezembro\b|\bdezembrao\b|\bdecimo terceiro\b|\b(?:duas|tres|2|3) semanas\b|\bvinte e pouc\w+ dias\b|\bantes das ferias\b|\b(?:uns )?(?:15|20|25|30|quinze|vinte|trinta) dias\b|\bmes\b|\bseman(?:as|inhas)\b|\bnatal\b|\breveillon\b|\bquando entrar\b|\bferias coletivas\b|\b(?:uns )?quinze dia\b|\bdepois do pagamento\b|(?<!nesta |nessa |desta )\bquinzena\b|\bdepois do dia \d|\bano novo\b|acabar o ano|fim do ano|next month/.test(
      folded,
    ) ||
    ahead !== undefined
  )
    return '30d'
  if (
    /\bagr\b|\bontem+\b|anteontem|\besses dias\b|\btoque de caixa\b|\bblack friday\b|\bpiscar de olhos\b|sangria desatada|\bmais breve\b|\bagora\b|urgen|emergen|\bligeiro\b|\bbrevidade\b|\bdepressa\b|\bn?[de]st?a quinzena\b|\bnessa quinzena\b|\bja\b|\bhoje\b|imediat|quanto antes|\brapido\b|semana|amanha|\bontem\b|correndo|logo|\bhj\b|asap|\bpressa\b|proximos dias|\buns dias\b|\bneste momento\b|\bahora\b|nao da (?:pra|para) esperar|\besperando\b|now/.test(
      folded,
    ) ||
    untilWorkday.test(folded)
  )
    return 'now'
  return undefined
}

/** A place in what was offered. */
export type Ordinal = '1' | '2' | '3' | 'last'
/** Free choice: whichever, or the soonest. */
export type FreeChoice = 'any' | 'earliest'
/** Away from what was offered. */
export type Shift = 'other_day' | 'later' | 'earlier'

const places: Array<[RegExp, Ordinal]> = [
  [/\b(?:ultim[oa]|derradeir[oa]|last)\b/, 'last'],
  [/\b(?:d?[oa] (?:do )?mei(?:o|nho)|middle)\b/, '2'],
  [/\b(?:primeir[oa]|primer[oa]|first|(?:1|um)[oaºª]?)(?![\d:h/])/, '1'],
  [/\b(?:segund[oa]|second|(?:2|dois)[oaºª]?)(?![\d:h/])/, '2'],
  [/\b(?:terceir[oa]|tercer[oa]?|third|(?:3|tres)[oaºª]?)(?![\d:h/])/, '3'],
]
const placeWord =
  '(?:[123][oaºª]?|primeir[oa]|primer[oa]|segund[oa]|terceir[oa]|tercer[oa]?|ultim[oa]|derradeir[oa]|first|second|third|last|d?[oa] meio|do meio)'
/** What is no weekday and no count: a place with what announces it, or all by itself. */
const isPlace = new RegExp(
  `^${placeWord}(?:[\\s.!,]*$|,? (?:opcao|horario|mesmo|ta |esta |fica |serve|por favor|pfv|entao|da lista|pra mim|one\\b|e |mas |obrigad))|\\b(?:opcao|alternativa|numero|horario) (?:n[o°º]? )?(?:[123]|um|dois|tres)\\b|\\b${placeWord} (?:opcao|alternativa|horario|data|one)\\b|\\b(?:o|a|no|na|el|the|esse|essa|este|pelo|pela|de|pro) ${placeWord}(?![\\d:h/]|[- ]?feira| que vem| vez| via)(?=[\\s.!,?]|$)`,
)

/** The place in a list that somebody names; a weekday is none. Where it is plain that one is chosen, any such word is it. */
export function readOrdinal(text: string, { isChoice = false } = {}): Ordinal | undefined {
  const folded = fold(text.replace(/\p{Extended_Pictographic}/gu, ' '))
    .split(/[,;!]/)
    .filter((clause) => !/\bnao\b/.test(clause))
    .join(',')
    .trim()
  if (/\bprimeir[oa] (?:horario )?que (?:tiver|der|vier|aparecer)\b/.test(folded)) return undefined
  if (!isChoice && !isPlace.test(folded)) return undefined
  if (
    /\b(?:pra|para|na|de|da) (?:segunda\b|2ª)(?! opcao)/.test(folded) ||
    (!isChoice && /^(?:a |na )?segunda\W*$/.test(folded))
  )
    return undefined
  const found = places.find(([pattern]) => pattern.test(folded))?.[1]
  return found ?? (isChoice ? choices.find(([pattern]) => pattern.test(folded))?.[1] : undefined)
}

/** What names a place only where one is chosen. */
const choices: Array<[RegExp, Ordinal]> = [
  [/\b(?:opcao|letra) a\b|\bde cima\b|\bd[oa] (?:topo|alto|comeco|inicio)\b|\binicial\b/, '1'],
  [/\b(?:opcao|letra) b\b/, '2'],
  [/\b(?:opcao|letra) c\b/, '3'],
  [/\bde baixo\b|\bpor ultimo\b|\b(?:do|no|la do) (?:fim|final)\b/, 'last'],
]

const soonest =
  /\bo q(?:ue)? (?:vagar|despachar|acabar) (?:com isso )?(?:antes|mais (?:rapido|depressa))\b|\bprimeir[oa] (?:brecha|que vagar)\b|\bq(?:ue|l)? (?:vier|for) (?:antes|mais (?:rapido|ligeiro|perto))\b|\bmenos espera\b|\bel mas proximo\b|\bo mais iminente\b|\b(?:mais )?em cima da hora\b|\bmais em cima\b|\b(?:tiver )?mais perto\b(?=,)|\bsoonest\b|\bo q(?:ue)? for (?:mais cedo|antes)\b|\bprimeir[oa] (?:horario )?que (?:tiver|der|vier|aparecer)\b|\bq(?:n|ua)?to antes\b|\blo antes posible\b|^pra ja$|\bo mais (?:perto|imediato|breve)\b|\bprimeir[oa] (?:disponivel|livre|vaga|horario disponivel)\b|\bassim que (?:der|tiver|possivel)\b|\basap\b|\bo que (?:vier|tiver|aparecer) primeiro\b|\b(?:der|tiver) mais cedo\b|\bmais cedo (?:possivel|que (?:tiver|der))\b|\b(?:[oa]|que) mais (?:cedo|prox\w*|rapid[oa]|ligeir[oa]|pert\w+)\b|\b(?:menos distante|chegar mais rapido)\b|\bprimeir\w+ (?:horario |vaga )?(?:livre|disponivel|que desocupar)\b|\b(?:o )?quanto antes\b|\bo primeiro que (?:tiver|der|vier|aparecer)\b|\bo que (?:vier antes|der mais rapido|for mais (?:cedo|rapido))\b|\bas soon as\b|\bearliest\b|\b(?:vaga|data|hora) mais proxima\b|\bquanto mais cedo\b|\bo que tiver antes\b|^ja ja\b/
const whichever =
  /\bo que cair\b|\b(?:horario|hora|dia|que) (?:que )?(?:tu |voces? |vcs? )?(?:quiser|quiserem)\b|\bo que (?:o moco|a moca|vcs|tu|voces?) ach\w+(?: melhor)?\b|\bqq? (?:hr|hora|coisa|um|dia)\b|\bo q for melhor\b|\btanto faiz\b|\bvcs acharem melhor\b|\b(?:joga|tira|lanca) (?:a moeda|um dado|no que der)\b|\bcara ou coroa\b|\btudo e lucro\b|\bda no mesmo\b|\bhora tanto faz\b|\bo jeito (?:nao importa|voces resolvem)\b|\bunidunite\b|\buni duni\b|\bsou flexivel\b|\bbel.prazer\b|\b(?:escolhe|decide) tu\b|\bnao tenho preferencia\b|\bsurprise me\b|\bescolha sua\b|\bto 100 ?% livre\b|\bmanda qualquer\b|\bwho cares\b|\bu decide\b|\bambos servem\b|\b(?:tudo|e tudo) igual\b|\bonde (?:ficar vazio|tiver buraco)\b|\bqualquer buraco\b|\bmenos trabalhoso\b|\btanto se me da\b|\bo que tu achar\b|\bqqr um\b|\bqlq?r (?:um|1)\b|\bqualquer (?:d?as datas|meio|canal|dia)\b|\btanto um (?:como|quanto) (?:o )?outro\b|\b(?:a|da) (?:sua|vossa) (?:escolha|conveniencia|preferencia)\b|\bonde der\b|\bde todo jeito\b|\bo que (?:sobrar|voces? preferir\w*|achar\w* melhor)\b|\bagenda (?:aberta|livre)\b|\bnao faco questao\b|\b(?:tds|tod[oa]s) (?:me )?da\w*\b|\bno que for\b|\bquando (?:voces?|vcs?|tu) (?:quiser|puder)\w*|\b(?:td|tudo) serve\b|\bsem preferencia\b|\bcomo (?:ficar|for) melhor\b|\bcomo voces preferir\w*|\bqualquer jeito\b|^qualquer\b(?= ?,)|\bhorario que quiser\b|\bqualquer (?:deles|delas|desses|dessas|data)\b|\bos (?:tres|dois) (?:dao|servem|sao)\b|\b(?:vcs?|voces?) (?:q|que) sabe\w*|\bcriterio\b|\bqual for\b|\bany works\b|\bo que for\b|\bfica a (?:seu|vosso)\b|\bme adapto\b|\bqualquer (?:um|uma|horario|hora|opcao|serve|um deles)\b|\bqualquer$|\btanto faz\b|\b(?:voces?|vcs?|tu) (?:que )?(?:escolhe|decide|sabe|manda)m?\b|\bpode(?:m)? escolher\b|\bescolhe (?:voce|vc|pra mim|por mim|ai)\b|\b(?:todos|todas) (?:servem|dao|sao|me)\b|\bo que (?:for melhor|tiver|vc preferir|voce preferir)\b|\bany (?:of|one|time)\b|\bwhichever\b|\bcualquiera\b|\bindiferente\b|\bcomo preferir|\bqualquer (?:coisa|um menos trabalho)\b|\b(?:que|q) (?:vc|voces?) achar melhor\b|\bfica a vontade\b|\bsorteia\b|\bdecide (?:vc|voce)\b|\bdo jeito que for\b|\blivre em todos\b|\bnos (?:tres|dois) eu posso\b|\beverything works\b|\bda igual\b/

/** Does somebody leave the choice to us? */
export function readFreeChoice(text: string): FreeChoice | undefined {
  const folded = fold(text).replace(/(?<![\s.!])[\s.!]+$/, '')
  if (soonest.test(folded)) return 'earliest'
  // 'Qualquer dia menos sexta' leaves a part of it.
  return whichever.test(folded) && !/\b(?:menos|exceto|tirando)\b/.test(folded) ? 'any' : undefined
}

const shifts: Array<[Shift, RegExp]> = [
  [
    'other_day',
    /\b(?:n?outr[oa]s?|proxim[oa]) (?:dia+s?|datas?|jornada)\b|\b(?:dia|data)s? (?:divers|distint|alternativ)[oa]s?\b|\b(?:posterga|adia)\w* (?:uns|alguns) dias\b|\bo dia,? quero outro\b|\bdia\b.{0,20}\btem outro\b|\b(?:dia|data)s? diferentes?\b|\b(?:another|other|different) da(?:y|te)s?\b|\botro dia\b|\bmais (?:dias|datas)\b/,
  ],
  [
    'later',
    /\bmais (?:pra|para a|de|a) noite\b|\b(?:hora|horinha|horas) depois\b|\b(?:pra|para) frente\b|\bmais (?:pra |para )?(?:a )?(?:tarde|tardinho|frente|o fim|fim|pro fim|adiante)\b|\bmais pro fim\b|(?:\+|\bmais p) ?tarde\b|\bmais tardar\b|\blater\b|\bmas tarde\b|\b(?:tem|algo|um pouco|pouquinho|tiquinho) depois\b|\bdepois disso\b|\bposterior(?:es)?\b|\bmais (?:pra |para |pro |o )?(?:diante|final)\b|\bmais (?:de |a |pra )?noit\w+|\b(?:empurra|adia|posterga)\w* (?:um\w* )?(?:hor\w+|pouco|pouquinho|minut\w+)\b/,
  ],
  [
    'earlier',
    /\bmais (?:p|pra |para |pro )?ced(?:o|inho?)\b|\b(?:nada|vag\w+|nao tem) antes\b|\bmais (?:pro |para o )(?:inicio|comeco)\b|\+ ?cedo\b|\btico antes\b|\bantes tem\b|\bpra antes\b|\banterior(?:es)?\b|\bmais (?:proxim|pert)[oa]s?\b|\b(?:hora|horinha|horas) antes\b|\badiantar\b|\bantes (?:disso|desse)\b|\bqueria antes\b|\bearlier\b|\bmas temprano\b|\b(?:tem|algo|um pouco|pouquinho) antes\b/,
  ],
]

/** Which way from what was offered somebody looks. */
export function readShift(text: string): Shift | undefined {
  const folded = fold(text)
  return readFreeChoice(text) ? undefined : shifts.find(([, pattern]) => pattern.test(folded))?.[0]
}

/** Which of the offered slots somebody chose: its label, its place in the list, or its hour. */
export function chooseSlot(
  text: string,
  offered: readonly OfferedSlot[],
  now: Date,
): OfferedSlot | undefined {
  const folded = fold(text)
  const named = offered.find(({ label, start_at }) => folded === fold(label) || text.includes(start_at))
  if (named) return named
  const place = readOrdinal(text)
  if (place) return offered.at(place === 'last' ? -1 : Math.min(Number(place), offered.length) - 1)
  const free = readFreeChoice(text)
  if (free)
    return free === 'any' ? offered[0] : offered.toSorted((a, b) => (a.start_at < b.start_at ? -1 : 1))[0]
  const wish = readMoment(text, now) ?? bareHour(folded)
  if (!wish) return undefined
  const fitting = offered.filter(({ start_at }) =>
    suitsWish(
      wish,
      start_at.slice(0, 10),
      Number(start_at.slice(11, 13)) * 60 + Number(start_at.slice(14, 16)),
    ),
  )
  // Of several that fit nobody has chosen yet.
  return fitting.length === 1 ? fitting[0] : undefined
}

/** '15:00' and '9' name an hour where hours were offered. */
export function bareHour(folded: string): WishedTime | undefined {
  const found = /^(?:as )?(\d{1,2})(?::(\d{2}))?[.!]?$/.exec(folded)
  const hour = Number(found?.[1])
  if (!found || hour > 23 || (hour < 7 && !found[2] && hour <= 3)) return undefined
  return { minute: (hour < 7 ? hour + 12 : hour) * 60 + Number(found[2] ?? 0) }
}
