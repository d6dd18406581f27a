/** Numbers as they are spelled, without accents. Where one may stand is the reader's business. */
const numberWords = {
  um: 1,
  uma: 1,
  dois: 2,
  duas: 2,
  tres: 3,
  quatro: 4,
  cinco: 5,
  seis: 6,
  sete: 7,
  oito: 8,
  nove: 9,
  dez: 10,
  onze: 11,
  doze: 12,
  treze: 13,
  catorze: 14,
  quatorze: 14,
  quinze: 15,
  dezesseis: 16,
  dezessete: 17,
  dezoito: 18,
  vinte: 20,
  trinta: 30,
  quarenta: 40,
  cinquenta: 50,
  cem: 100,
}

/** The words for numbers up to one, with what they mean. */
export const numberWordsUpTo = (most: number): Map<string, number> =>
  new Map(Object.entries(numberWords).filter(([, number]) => number <= most))
