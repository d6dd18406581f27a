const number = (value: number | bigint) => value.toLocaleString('pt-BR')

/** What a field is told whose contract has no better words for it. */
export const texts = {
  missing: 'Preencha este campo.',
  choice: 'Escolha uma das opções.',
  invalid: 'Valor inválido.',
  number: 'Informe um número.',
  shortest: (least: number | bigint) => `Use pelo menos ${number(least)} caracteres.`,
  longest: (most: number | bigint) => `Use no máximo ${number(most)} caracteres.`,
  least: (least: number | bigint) => `Informe um número a partir de ${number(least)}.`,
  most: (most: number | bigint) => `Informe um número até ${number(most)}.`,
  fewest: (least: number | bigint) => `Inclua pelo menos ${number(least)}.`,
  mostOf: (most: number | bigint) => `Inclua no máximo ${number(most)}.`,
}
