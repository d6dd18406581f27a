import { fullName, wordsIn } from './csv/full-name'
import type { Metric } from './dataset'
import { wordsOf } from './words'

/* What verbs say of a table: of most things people do there is only one row, and the verb adds nothing to it. */

const infinitive = /(?:ar|er|ir|or)$/

/** Verbs that tell an outcome: never passed over, and none is a misspelling of another. */
const outcomeVerbs = stemsOf(
  `vencer perder faltar falhar devolver reclamar cancelar quebrar atrasar voltar retornar desistir morrer nascer dever trocar
  roubar furtar danificar estragar sumir sobrar restar melhorar piorar elogiar avaliar aprovar reprovar demitir admitir
  negar recusar aceitar bater multar processar denunciar acidentar lesionar machucar engravidar renovar vazar falir lucrar
  economizar poupar reembolsar estornar bloquear suspender trancar concluir finalizar terminar confirmar remarcar
  desmarcar adiar antecipar indicar recomendar curtir comentar compartilhar clicar converter fidelizar assinar esperar
  aguardar responder ligar telefonar emprestar dividir parcelar financiar contratar fumar engordar emagrecer`,
)

/**
 * Verbs that tell of any business that something was done. None of them tells an outcome, as 'cancelar', 'devolver' or
 * 'reclamar' do: what is not here and is no word of the table is not passed over.
 */
const deeds = stemsOf(
  `realizar executar fazer rodar recolher coletar colher produzir fabricar emitir registrar lançar processar conseguir
  alcançar somar totalizar acumular juntar movimentar puxar passar acontecer ocorrer aparecer construir usar utilizar
  escolher preferir solicitar requisitar contratar operar servir apresentar exibir publicar veicular anunciar instalar
  montar cadastrar inscrever matricular hospedar vacinar transportar distribuir aplicar fornecer consertar reparar
  atender visitar alugar locar organizar promover ministrar conversar atuar fotografar ajudar comprar adquirir pegar
  trabalhar demorar durar agendar marcar reservar carregar dirigir ficar deixar buscar procurar pedir encomendar
  abastecer lavar limpar higienizar cozinhar assar preparar gerar criar plantar criar ordenhar abater costurar imprimir
  estampar bordar soldar polir pintar revisar treinar ensinar lecionar estudar cursar frequentar tratar examinar operar
  consultar participar viajar percorrer circular estacionar permanecer parar ocupar aproveitar levar trazer tirar botar
  colocar pôr dar obter captar atrair cuidar banhar tosar consumir comer beber provar tomar jogar assistir ler acessar
  representar pertencer corresponder costumar chegar vir sair entrar ir abrir fechar começar iniciar manter seguir
  conhecer descobrir queimar moer embalar empacotar separar pesar medir contar armazenar estocar carimbar assinalar
  computar contabilizar apurar contribuir aportar prestar oferecer disponibilizar comercializar negociar despender
  retirar adotar resgatar hidratar cortar escovar aplicar depilar bater girar mexer mover lidar cumprir dedicar
  precisar necessitar exigir requerer demandar envolver incluir dormir morar
  chefiar liderar perfurar sondar escavar receitar prescrever correr competir acelerar voar decolar pousar navegar pescar caçar criar ensaiar gravar filmar editar
  escrever traduzir digitar desenhar projetar modelar esculpir moldar fundir forjar torneiar fresar lixar envernizar montar
  desmontar encaixar fixar furar serrar esquadrejar envidraçar colar laminar plotar encadernar xerocar digitalizar
  temperar rechear decorar enfeitar confeitar fritar grelhar defumar fermentar engarrafar envasar rotular
  semear adubar irrigar podar roçar capinar pulverizar arar gradear ensacar ensilar despescar alimentar
  aspirar varrer esfregar encerar desinfetar dedetizar desentupir impermeabilizar vedar isolar rebocar assentar
  guinchar rebocar calibrar alinhar balancear recauchutar regular lubrificar blindar envelopar
  velar sepultar cremar hospedar acampar passear cavalgar montar escalar mergulhar surfar pedalar
  diagnosticar operar anestesiar radiografar ultrassonografar laudar suturar
  orientar atualizar configurar formatar programar testar digitar hospedar migrar
  acompanhar virar tornar chamar acionar praticar malhar nadar remar dançar cantar tocar`,
)
/** Those of which a row may tell how far it came: told they add nothing, as a name ('enviadas') they may be one of several stages. */
const stages = stemsOf('remeter despachar enviar mandar entregar postar embarcar desembarcar')
/** Verbs of money that comes, and of money that goes. */
const takes = stemsOf('faturar arrecadar cobrar embolsar receber render')
const spends = stemsOf('gastar investir pagar custar desembolsar bancar despender')

function stemsOf(verbs: string): Set<string> {
  return new Set(wordsOf(verbs).map((verb) => verb.replace(infinitive, '')))
}

/** Told as it was, or of several who do it. */
const told =
  /(?:[aei]mos|[aei]ram|ou|eu|iu|e?i|ando|endo|indo|av[ao]m?|[aei]ss[ae]m?|iam|am|em|[aei]r(?:em)?)$/
/** Of one who does it now; looks like a noun. */
const tellsNow = /[ae]$/

/** A stem as the infinitive has it: 'paguei' is of 'pagar', 'busquei' of 'buscar', 'comecei' of 'começar'. */
const stemAt = (word: string, ending: RegExp): string =>
  word.replace(ending, '').replace(/gu$/, 'g').replace(/qu$/, 'c')

const among = (verbs: Set<string>, word: string, ending: RegExp): boolean =>
  ending.test(word) &&
  stemAt(word, ending).length > 1 &&
  (verbs.has(stemAt(word, ending)) || verbs.has(word.replace(ending, '')))

const participleEnding = /[ai]d[oa]s?$/
const broughtBy = /^(?:impress|vind|feit|obtid|trazid|gerad|postad)[oa]s?$/
const dividedBy = /^(?:separad|dividid|agrupad|detalhad|discriminad|aberto|abert)[oa]s?$/

/** Where a verb stands. */
export interface VerbPlace {
  before?: string | undefined
  next?: string | undefined
  /** After one who may do something: a value, the name of a column, 'que', 'a gente'. */
  hasSubject?: boolean | undefined
}

const ranks = /^(?:mais|menos|melhor|pior)$/
const subjects = /^(?:quanto|qto|que|quem|gente|alguem|ninguem|mundo|se|eles?|elas?|nao|mais|menos)$/

/** What stands before nouns alone. */
const determiners =
  /^(?:[ao]s?|d[aeo]s?|n[ao]s?|pel[ao]s?|aos?|pr[ao]s?|em|com|por|para|sem|uma?|cada|quant[ao]s|qtos|qtas|qual|quais|total)$/

/** May a word that ends as nouns do be a verb here: 'entrega mais', 'que mais usa', 'a placa usa'? */
const tells = ({ before = '', next = '', hasSubject }: VerbPlace): boolean =>
  (!determiners.test(before) || (/^qua(?:l|is)$/.test(before) && /^(?:mais|menos)$/.test(next))) &&
  (ranks.test(next) ||
    /^uma?$/.test(next) ||
    subjects.test(before) ||
    (hasSubject === true && !/^d[aeo]s?$/.test(next)))

/** 'Cobriu' is of 'cobrir', not of 'cobrar'. */
const otherVerb = /^cobr(?:iu|imos|iram)$/

const isFormOf = (verbs: Set<string>, word: string, place: VerbPlace): boolean =>
  !otherVerb.test(word) && (among(verbs, word, told) || (tells(place) && among(verbs, word, tellsNow)))

/** Tells nothing that the rows do not: 'rodamos', 'vindos', 'peças lavadas'; where a verb has to be, 'usa', too. */
export const addsNothing = (word: string, place: VerbPlace = {}): boolean =>
  isDoing(word, place) ||
  broughtBy.test(word) ||
  among(deeds, word, participleEnding) ||
  (place.next === 'por' && dividedBy.test(word))

/** Is it a form of a verb that tells an outcome: 'venceram', 'devolvidas', 'falta'? */
export const isOutcome = (word: string): boolean =>
  among(outcomeVerbs, word, told) ||
  among(outcomeVerbs, word, participleEnding) ||
  among(outcomeVerbs, word, /[aeo]s?$/)

/** Is it something that people do, told now or as it was: 'atendeu', 'atende mais'? */
export const isDoing = (word: string, place: VerbPlace = {}): boolean =>
  isFormOf(deeds, word, place) || isFormOf(stages, word, place)

/** Is the amount meant: 'gastamos', 'pagou', 'fatura mais'? Nouns and participles are names of something else. */
export const isPaying = (word: string, place: VerbPlace = {}): boolean =>
  isFormOf(takes, word, place) || isSpending(word, place)

/** Is it money that goes: 'gastamos', 'quanto custa'? */
export const isSpending = (word: string, place: VerbPlace = {}): boolean => isFormOf(spends, word, place)

/** 'Pagas em dinheiro', 'feitas por telefone': said of a value they add nothing, alone they would be one. */
export const paidBy = /^(?:pag|recebid|usad|fechad|marcad|pedid|contratad)[oa]s?$/

/** 'O mais procurado' has most rows. */
export const isWanted = (word: string, before: string): boolean =>
  /^(?:mais|menos)$/.test(before) &&
  (among(deeds, word, participleEnding) || /^(?:vendid|querid|desejad)[oa]s?$/.test(word))

const ending =
  /(?:[ai]mentos?|[aei]?cao|[aei]?coes|agem|agens|[ai]d[oa]s?|[aei]mos|[aei]ram|[aei]r|[aei]ndo|ou|eu|iu|[ae]m)$/
const shortest = 3

/** What a verb and the nouns made of it share: 'invest' of 'investimento' and 'investido'; none of what is no such word. */
export function stemOf(word: string): string | undefined {
  const stem = word.replace(ending, '').replace(/^devolu$/, 'devolv')
  return stem !== word && stem.length >= shortest ? stem : undefined
}

/** What one who does something and the verb share: 'compr' of 'comprador'. */
export const rootOfDoer = (word: string): string => word.replace(/[aei]dor(?:as?|es)?$/, '')

/** What a noun and the verb that tells of it share: 'vend' of 'venda' and 'vendemos'. */
export const rootOf = (word: string): string =>
  (stemOf(word) ?? word.replace(/(?:[aeo]s?|el|eis)$/, '')).replace(/gu$/, 'g').replace(/qu$/, 'c')

const shared = 5
/** One root, or two that begin alike: 'produ' of 'produção' and 'produz' of 'produzidas'. */
export const isAkin = (one: string, other: string): boolean =>
  one === other ||
  (Math.min(one.length, other.length) >= shared && one.slice(0, shared) === other.slice(0, shared))

/** Verbs that share no root with their nouns. */
export const odd = [
  [/^abert[oa]s?$|^abr(?:iu|imos|iram)$/, /^abertura/],
  [/^alug(?:amos|aram|ou|ad[oa]s?)$/, /^loca/],
  [/^do(?:aram|amos|ou|ad[oa]s?)$/, /^doac/],
  [/^(?:alun|inscrit|estudante|matriculad)[oae]?s?$/, /^(?:matricula|inscric)/],
  [/^ven(?:dia|das?)$/, /^vend/],
  [/^morr/, /^(?:mort|obit)/],
  [/^chov/, /^chuva/],
  [/^cob(?:r(?:iu|imos|iram|e|em)|ert[oa]s?)$/, /^cobert/],
  [/^cobr(?:amos|aram|ou|ad[oa]s?)$/, /^cobranca/],
  [/^sa(?:i|iu|em|iram)$/, /^saida/],
] as const

/** The sum whose column's name is made of the same verb: 'valor investido' of 'investimento'. */
export function sameStem(
  word: string,
  metrics: readonly Metric[],
  ofRows: ReadonlySet<string> = new Set(),
): Metric | undefined {
  const stem = rootOf(word)
  const isOdd = (one: string) => odd.some(([verb, noun]) => verb.test(word) && noun.test(one))
  if (stem.length < shortest || (stem === word && !/uz$/.test(word))) return undefined
  // 'Óculos' are no 'Pressão ocular'.
  const isVerb = stemOf(word) !== undefined
  const found = metrics.filter(
    ({ id, label, bottom }) =>
      id !== 'rows' &&
      !bottom &&
      wordsIn(label).some(
        (one) =>
          // 'Consumiu' of a column 'Consumo', whatever the table is called
          (!ofRows.has(one) || fullName(label) === one) &&
          ((isAkin(rootOf(one), stem) && (isVerb || !/ar$/.test(one))) || isOdd(one)),
      ),
  )
  return found.length === 1 ? found[0] : undefined
}
