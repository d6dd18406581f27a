import { editDistance } from '@ag/core'
import { fullName, wordsIn } from './csv/full-name'
import type { Dataset, Metric } from './dataset'
import { singular, wordsOf } from './words'

/* What trades call the same thing by: each column has a name of its own, and people have another for it. */

/** Words for one kind of thing: those that mean any of it, and those that mean one sort, as a doctor is no driver. */
interface Concept {
  any: Set<string>
  sorts: Set<string>
}

const concept = (any: string, sorts = ''): Concept => ({
  any: new Set(wordsOf(any).map(singular)),
  sorts: new Set(wordsOf(sorts).map(singular)),
})

const worker = concept(
  'funcionário funcionária líder encarregado colaborador colaboradora profissional responsável empregado empregada atendente operador operadora',
  `vendedor vendedora balconista garçom garçonete médico médica doutor doutora professor professora motorista técnico técnica
  mecânico mecânica consultor consultora corretor corretora cabeleireiro cabeleireira barbeiro manicure fisioterapeuta fisio
  dentista psicólogo psicóloga advogado advogada padeiro padeira confeiteiro confeiteira cozinheiro cozinheira instrutor
  instrutora monitor personal treinador enfermeiro enfermeira veterinário veterinária vet entregador entregadora motoboy
  recepcionista eletricista pedreiro pintor encanador costureira faxineira diarista camareira analista gerente supervisor
  supervisora representante esteticista terapeuta nutricionista fotógrafo fotógrafa guia tosador tosadora groomer soldador
  marceneiro piloto condutor condutora separador conferente estoquista assessor assessora agente`,
)
const served = concept(
  'cliente pessoa consumidor consumidora freguês comprador compradora',
  `paciente aluno aluna estudante hóspede tutor tutora passageiro passageira sócio sócia associado assinante morador moradora
  inquilino inquilina convidado doador doadora contratante beneficiário participante inscrito empresa turista`,
)
const vehicle = concept('veículo placa', 'carro caminhão moto carreta van ônibus automóvel utilitário')

const product = concept(
  'produto item mercadoria artigo',
  'medicamento remédio material peça prato livro título modelo',
)

const concepts: Concept[] = [
  worker,
  served,
  vehicle,
  concept('unidade loja filial local', 'polo campus agência sede franquia posto pátio quiosque ponto'),
  product,
  concept('serviço procedimento atendimento', 'exame tratamento terapia'),
  concept('disciplina matéria curso modalidade'),
  concept('pet animal bicho', 'cachorro cadela cão dog gato'),
  concept('status situação fase etapa estágio andamento resultado presença comparecimento'),
  concept('canal origem mídia fonte'),
  concept('turno período horário', 'hora'),
  concept('categoria tipo grupo segmento classe linha seção setor gênero'),
  concept('marca fabricante'),
  concept('bairro localidade comunidade'),
  concept('cidade município'),
  concept('tamanho porte'),
  concept('convênio plano operadora'),
  concept('motivo razão causa'),
  concept('classificação qualidade grau'),
  concept('nível patamar'),
  concept('sala salão ambiente espaço', 'quadra auditório consultório'),
  concept('máquina equipamento'),
  concept('defeito problema falha'),
  concept('cardápio menu'),
  concept('médico médica doutor doutora'),
  concept('aluno aluna estudante criança'),
  concept('motorista condutor'),
  concept('combustível', 'diesel gasolina etanol'),
  concept('fornecedor', 'distribuidor fabricante'),
]

const isOf = ({ any, sorts }: Concept, word: string): boolean => any.has(word) || sorts.has(word)

const words = (label: string): string[] => wordsIn(label).map(singular)
/** What a name begins with. */
const headOf = (label: string): string => singular(fullName(label).split(' ')[0] ?? '')

/* Numbers that people call otherwise */

const measured: Concept[] = [
  concept('tempo duração demora permanência', 'minuto min hora h hs'),
  concept('distância quilometragem', 'km quilômetro'),
  concept('peso', 'kg quilo tonelada'),
  concept('pessoa público participante pax', 'convidado hóspede passageiro visitante espectador'),
  concept('desconto abatimento'),
  concept('perda desperdício quebra'),
  concept('comissão comissionamento'),
  concept('preço valor'),
  concept('nota avaliação score estrela satisfação'),
  concept('temperatura'),
]

/** What is an amount by itself: 'frete' of 'Valor do frete', where 'pacote' is no amount. */
export const paidFor =
  /^(?:frete|desconto|comissao|imposto|multa|gorjeta|aluguel|mensalidade|salario|juros|pedagio|bonus|honorarios?|condominio|emolumentos?)$/

type Alike = { id: string; label: string; short?: true } | { metric: Metric; short?: true }

/** What a name begins with that tells a sort of its things, not the things: 'tipo de veículo' has no vehicles. */
const sortOf =
  /^(?:tipo|forma|meio|categoria|classe|grupo|status|perfil|faixa|segmento|condicao|cond|origem|canal)$/

const numberPlate = /^[a-z]{3}[ -]?\d/i

/**
 * The one column that a word may mean which is no column's name: 'funcionário' of 'Balconista', 'médico' of 'Profissional'. One
 * sort is never taken for another: where there are drivers, nobody is a doctor.
 */
export function columnAlike(word: string, { dimensions, metrics: all }: Dataset): Alike | undefined {
  const one = singular(word)
  // Guests are no customers.
  if (
    /^(?:convidado|participante|inscrito|beneficiario)$/.test(one) &&
    !all.some(({ label }) => words(label).includes(one))
  )
    return undefined
  const metrics = all.filter(({ id }) => id !== 'rows' && !all.some(({ mean }) => mean === id))
  const clipped = dimensions.filter(({ label }) => isClipped(word, label))
  if (clipped[0] && clipped.length === 1) return { ...clipped[0], short: true }
  const short = metrics.filter(({ label }) => isClipped(word, label))
  if (short[0] && short.length === 1) return { metric: short[0], short: true }
  for (const kind of concepts.filter((kind) => isOf(kind, one))) {
    const alike = dimensions.filter(
      ({ label, values }) =>
        !sortOf.test(headOf(label)) &&
        words(label).some((named) => isSame(kind, one, named)) &&
        // Who sells writes no prescriptions.
        !(learned.test(one) && words(label).some((named) => sells.test(named))) &&
        // A 'Veículo' may be a van, which has no number.
        (one !== 'placa' || words(label).includes(one) || values.some((value) => numberPlate.test(value))),
    )
    if (alike.length === 1) return alike[0]
  }
  for (const kind of measured.filter(({ any }) => any.has(one))) {
    const alike = metrics.filter(
      ({ label, unit }) =>
        // 'Valor recuperado' is no price.
        (one !== 'preco' ||
          /^(?:valor|preco)(?: (?:total|unitario|cobrado|final|pago|medio|venda))?$/.test(fullName(label))) &&
        // 'Valor hora' is no time.
        (unit !== 'money' || kind.sorts.size === 0) &&
        words(label).some((named) => isSame(kind, one, named)),
    )
    if (alike[0] && alike.length === 1) return { metric: alike[0] }
  }
  return undefined
}

const learned =
  /^(?:veterinari[oa]|medic[oa]|doutora?|dentista|nutricionista|psicolog[oa]|engenheir[oa]|advogad[oa])$/
const sells = /^(?:atendente|vendedora?|balconista|caixa|recepcionista|operadora?)$/

/** Two names for one kind of thing, unless they are two sorts of it. */
const isSame = (kind: Concept, one: string, other: string): boolean =>
  isOf(kind, one) && isOf(kind, other) && (kind.any.has(one) || kind.any.has(other))

/** No word of Portuguese ends so, unless it was cut off: 'temp' of 'temp_media'. */
const cutOff = /[bcdfgjknpqtvx]$/
const isVerb = /(?:ei|ou|[aei]mos|[aei]ram|[aei]ndo|[aei]r)$/

/** Is one the start of the other: 'fisio' of 'fisioterapeuta', 'condição' of 'Cond. pagto'? */
function isClipped(word: string, label: string): boolean {
  if (/^(?:fisio|psico|nutri|vet|odonto|func|prof)$/.test(word))
    return words(label).some((one) => one.startsWith(word))
  return label.split(/[\s/]/).some((short) => {
    const [start = ''] = wordsOf(short)
    if (!short.endsWith('.') && (!cutOff.test(start) || fullName(start) !== start || isVerb.test(word)))
      return false
    return start.length > 2 && word.length > start.length + 1 && word.startsWith(start)
  })
}

/** Words people use of business: none of them is a misspelling of another. */
export const businessWords = (): string[] => [...house, ...tradesKnown()]

const tradesKnown = (): string[] => concepts.flatMap(({ any, sorts }) => [...any, ...sorts])

/* Who is meant */

/** Is this a word for people? */
export const isPerson = (word: string): boolean =>
  isOf(served, singular(word)) || isOf(worker, singular(word))

/** Is this a word for those who work here? */
export const isWorker = (word: string): boolean => isOf(worker, singular(word)) || trades.test(word)

/** Does every row have one that was done: 'Procedimento'? */
export const isServiceColumn = (label: string): boolean =>
  /^(?:servico|procedimento|atendimento|exame|tratamento)s?$/.test(headOf(label))

/** Is it a column of things, not of people, places or sorts: 'Móvel', 'Kit'? */
export const isThingColumn = (label: string): boolean =>
  !sortOf.test(headOf(label)) &&
  words(label).every(
    (word) => isOf(product, word) || ![...concepts, place].some((kind) => isOf(kind, word)),
  ) &&
  !words(label).some((word) => trades.test(word) || /.{3}ora?$/.test(word) || nameless.test(word))

/** Sorts that things have. */
const nameless =
  /^(?:cor|sabor|tecnica|material|pacote|area|zona|ramo|serie|especie|raca|genero|cultura|variedade|safra|talhao|lote|rota|linha|setor|uf|estado|regiao|pagamento|prioridade|urgencia|forma)$/

/** Is this a word for those who buy, pay or are served? */
export const isServed = (word: string): boolean => isOf(served, singular(word))

/** What people are called by what they do: 'florista', 'tatuador', 'costureira'. */
const trades = /.{3}(?:ista|eira|eiro|[aei]dor|[aei]dora)$/

const ofServed =
  /^(?:compr|gast|pag|doou|doam|doa$|doaram|contrat|encomend|hosped|falt|vei[om]|vem$|frequent|deve)/

/** The one column that 'quem' may ask for, with these words around it: who buys is not who sells. */
export function personOf({ dimensions, sales, outlay }: Dataset, said: string[]): string | undefined {
  // Who sells to us is no seller of ours.
  const suppliers = dimensions.filter(({ label }) => words(label).includes('fornecedor'))
  const toUs = /\b(?:pra|para a) gente\b/.test(said.join(' '))
  if (said.some((word) => word.startsWith('vend')) && (toUs || (!sales?.money && suppliers.length > 0)))
    return suppliers.length === 1 ? suppliers[0]?.id : undefined
  const people = dimensions.filter(
    ({ label }) =>
      !sortOf.test(headOf(label)) &&
      !isOf(place, headOf(label)) &&
      words(label).some((word) => isOf(worker, word) || isOf(served, word) || trades.test(word)),
  )
  // Of what goes out staff spend.
  const buys = !outlay && said.some((word) => ofServed.test(word))
  const fitting = people.filter(({ label }) => words(label).some((word) => isOf(served, word)) === buys)
  return fitting.length === 1 ? fitting[0]?.id : undefined
}

const place = concept(
  'unidade loja filial local polo campus agência sede franquia posto pátio quiosque ponto bairro cidade município região sala salão praça',
)

/** The one column that 'onde' asks for; 'de onde vem' asks for how they came, where a column tells. */
export function placeOf({ dimensions }: Dataset, isFrom: boolean): string | undefined {
  const sources = dimensions.filter(({ label }) =>
    /^(?:canal|origem|midia|fonte|como|procedencia|captacao|indicacao)$/.test(headOf(label)),
  )
  if (isFrom && sources.length === 1) return sources[0]?.id
  const places = dimensions.filter(({ label }) => words(label).some((word) => isOf(place, word)))
  return places.length === 1 ? places[0]?.id : undefined
}

/* Nouns that every row is of, so that saying them changes no number: the business itself, those it serves, what it drives. */

const house = new Set(
  wordsOf(
    `clínica consultório restaurante lanchonete pizzaria hamburgueria bar cafeteria café hotel pousada oficina academia escola
    colégio creche faculdade cinema teatro livraria papelaria padaria confeitaria mercado mercadinho supermercado farmácia
    drogaria salão barbearia estética transportadora imobiliária fábrica indústria hospital laboratório escritório estúdio
    fazenda sítio cooperativa confecção gráfica lavanderia estacionamento autoescola petshop pet peixaria buffet construtora
    hípica haras kartódromo hostel albergue clube tradutora viveiro hípico
    granja chácara sorveteria chocolateria doceria pastelaria churrascaria espetaria açaiteria quitanda empório
    conveniência tabacaria joalheria relojoaria chaveiro sebo brechó bazar armarinho sapataria alfaiataria lotérica
    marmoraria vidraçaria tapeçaria estofaria dedetizadora desentupidora mecânica retífica autopeças funerária creche berçário
    asilo cartório coworking provedor motel camping parque pesqueiro viveiro
    distribuidora revenda concessionária loja empresa negócio frota ótica floricultura açougue hortifruti adega marcenaria
    cervejaria choperia mercearia contabilidade esmalteria serraria rotisseria cantina boutique
    serralheria funilaria borracharia costura ateliê agência editora locadora operação equipe turma`,
  ),
)
const everyone =
  /^(?:clientes|pacientes|alunos|hospedes|passageiros|consumidores|fregueses|pessoas|galera|turma|equipe)$/
/** Whoever they are. */
export const isCrowd = /^(?:povo|pessoal)$/
const vehicles = /^(?:veiculos|carros|caminhoes|frota)$/

/** Words that ask for one of several: what stands after them is no stand-in. */
const divides = /^(?:por|cada|qual|quais|quant[oa]s|mais|menos|entre|ou|e|que|um|uma)$/

const had = /^(?:te(?:m|ve|mos)|tiveram|com|sem|pediram|inclu\p{L}+|us(?:ou|aram))$/u

/** How a word stands in a question. */
interface Place {
  before: string
  next: string | undefined
  /** Was a share asked for? One of people is not one of rows. */
  shares: boolean
  /** Did somebody drive? */
  drives: boolean
}

/** Is this a word for a business: 'clínica', 'oficina'? */
export const isHouse = (word: string): boolean => house.has(word)

const shortestMeant = 8

/** The business that a word is for, though a letter may be wrong: 'sorvetria'. */
export function houseOf(word: string): string | undefined {
  if (house.has(word)) return word
  if (word.length < shortestMeant) return undefined
  const near = [...house].filter((one) => one[0] === word[0] && editDistance(one, word, 1) <= 1)
  return near.length === 1 ? near[0] : undefined
}

/** Is it a word for what all rows of the table are of: 'a clínica', 'os pacientes', 'os caminhões rodaram'? */
export function isStandIn(
  word: string,
  { before, next, shares, drives }: Place,
  { dimensions, metrics }: Dataset,
): boolean {
  const isNamed = (kind: Concept) =>
    dimensions.some(({ label }) =>
      words(label).some((one) => isOf(kind, one) || one === 'nome' || one === singular(word)),
    )
  if (divides.test(before) || next === 'que') return false
  // 'Reservas que tiveram café' are not those of the café.
  if (house.has(word) && had.test(before)) return false
  if (house.has(word)) return ![...dimensions, ...metrics].some(({ label }) => words(label).includes(word))
  if (!/^(?:[dnao]?os|[oa]|d?as|d[eoa]|pr[oa]s?|pelos|com)$/.test(before)) return false
  if (next === 'com' && before !== 'de') return false
  if (isCrowd.test(word)) return !shares
  if (everyone.test(word)) return !shares && !isNamed(served)
  return vehicles.test(word) && drives && !isNamed(vehicle)
}
