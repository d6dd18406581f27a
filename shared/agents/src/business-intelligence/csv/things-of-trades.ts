import { wordsOf } from '../words'
import { isQuantity } from './column-names'
import { fullName } from './full-name'
import type { ColumnFound } from './read-column'

/* What a row is of in trades whose tables do not say so: a dealer's table of sales has models and colours, and people ask for cars. */

const trades: [table: RegExp, things: string[]][] = [
  [/\b(?:seminovos?|cambio|chassi|renavam|oficina|montadora)\b/, ['carros', 'veículos', 'automóveis']],
  [/\b(?:motocicletas?|cilindradas?)\b/, ['motos', 'motocicletas']],
  [
    /\b(?:check in|hospedagens?|acomodacao|apartamento|suite|noites|diarias)\b/,
    ['check-ins', 'check-in', 'hospedagens', 'estadias', 'reservas'],
  ],
  [/\b(?:imovel|imoveis|vgv)\b/, ['imóveis', 'imóvel']],
  [/\b(?:entregador|motoboy|corrida)\b/, ['corridas']],
  [/\b(?:mudancas|fretes|carretos?|motorista)\b/, ['viagens', 'viagem']],
  [/^os\b|\b(?:numero|ordem de servico|ordens de servico)\b.*\bos\b/, ['ordens', 'ordem']],
]

/** What a trade is about: said of its table it adds nothing. */
const about: [table: RegExp, words: string[]][] = [
  [/\b(?:climatizacao|refrigeracao|btus?)\b/, ['ar', 'condicionado', 'split']],
  [/\b(?:orto|odonto\p{L}*|dentista)\b/u, ['dente', 'boca']],
  [/\b(?:informatica|celular|smartphones?)\b/, ['aparelho']],
  [/\b(?:tosa|veterinari[oa]s?|pet ?shop)\b/, ['pet', 'animal', 'bicho']],
  [/\bvinicolas?\b/, ['vinho']],
  [/\blavanderias?\b/, ['roupa']],
]

/** What the tables of a business tell of, by the word for it. */
const houses: [house: RegExp, table: RegExp][] = [
  [
    /^(?:clinica|consultorio|hospital)$/,
    /\b(?:consultas?|pacientes?|dentista|medic[oa]|veterinari[oa]|vet|exames?|tratamentos?|terapeuta|convenio|procedimentos?)\b/,
  ],
  [/^(?:academia|clube)$/, /\b(?:treinos?|aulas?|musculacao|modalidade|matriculas?)\b/],
  [
    /^(?:escola|colegio|faculdade|creche)$/,
    /\b(?:alun[oa]s?|turmas?|matriculas?|professor\p{L}*|disciplina)\b/u,
  ],
  [/^(?:oficina|mecanica|funilaria)$/, /\b(?:placa|mecanic[oa]|ordens de servico|os|conserto|consertos)\b/],
  [
    /^(?:restaurante|pizzaria|lanchonete|hamburgueria|bar|cantina|churrascaria)$/,
    /\b(?:pratos?|mesas?|comandas?|garcom|pizzas?|cardapio|delivery|sabor)\b/,
  ],
  [/^(?:hotel|pousada|hostel)$/, /\b(?:hospedes?|hospedagens?|diarias|quartos?|check in|suite)\b/],
  [/^(?:salao|barbearia|estetica|esmalteria)$/, /\b(?:cabeleireir[oa]|manicure|barbeiro|esteticista)\b/],
  [/^imobiliaria$/, /\b(?:imovel|imoveis|aluguel|alugueis|inquilino|corretor)\b/],
  [/^(?:petshop|pet)$/, /\b(?:pets?|tosa|animal|raca|especie)\b/],
  [/^(?:transportadora|frota)$/, /\b(?:fretes?|cargas?|motorista|caminhao)\b/],
  [/^(?:fazenda|sitio|granja|chacara)$/, /\b(?:colheita|talhao|safra|rebanho|ordenha|plantio)\b/],
  [/^(?:loja|lojinha|mercado|mercadinho|emporio)$/, /\b(?:vendas|produto|produtos)\b/],
]

/** Does a table with these names tell of the business that a word is for: 'Consultas' of the 'clínica'? */
export function isOfHouse(house: string, names: string[]): boolean {
  const text = names.map(fullName).join(' ')
  return houses.some(([word, table]) => word.test(house) && table.test(text))
}

/** Words that add nothing to a question about this table. */
export const wordsOfTrade = (names: string[]): string[] => {
  const text = names.map(fullName).join(' ')
  return about.flatMap(([table, words]) => (table.test(text) ? words : []))
}

/** Words for what each row of a table is of, by the words of its name and its columns. */
export function thingsOf(name: string, columns: ColumnFound[]): string[] {
  const names = columns.map((column) => fullName(column.name))
  const text = [wordsOf(name).join(' '), ...names].join(' ')
  // Rows of a table called 'Aluguel' are leases, however many things each is of.
  const deeds = [
    ...(wordsOf(name).some((word) => /^(?:aluguel|locadora)$/.test(word)) ? ['locações'] : []),
    ...(/^os\b/.test(text) ? ['ordens', 'ordem'] : []),
  ]
  // Of things that are sold by number a row has several.
  if (names.some(isQuantity)) return deeds
  return [...deeds, ...trades.flatMap(([table, things]) => (table.test(text) ? things : []))]
}
