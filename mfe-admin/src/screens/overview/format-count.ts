const counts = new Intl.NumberFormat('pt-BR')

/** 1234 → '1.234' */
export const formatCount = (count: number): string => counts.format(count)
