import { priceField } from '@ag/contracts'
import * as z from 'zod/mini'

/** '1.299,90', '79,9' or '79.90' in reais; what is no amount stays one that the contract refuses. */
export function readAmount(text: unknown): number {
  const plain = String(text ?? '')
    .trim()
    .replace(/^R\$\s*/, '')
  if (plain === '') return Number.NaN
  return /^\d+(?:\.\d{1,2})?$/.test(plain)
    ? Number(plain)
    : Number(plain.replace(/\./g, '').replace(',', '.'))
}

/** An amount of reais as somebody types it. */
export const amountField = z.pipe(z.transform(readAmount), priceField)

/** 79.9 → '79,90' */
export const writeAmount = (reais: number) => reais.toFixed(2).replace('.', ',')
