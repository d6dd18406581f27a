/** The letters of a text without their accents: 'Ação' → 'Acao'. */
export const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '')
