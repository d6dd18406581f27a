import type { ProductNeed } from '@ag/contracts'

/** What somebody wants done, as they would say it; the id is part of an address (`/agents?need=vender`). */
export const needs: { id: ProductNeed; label: string; list: string }[] = [
  { id: 'vender', label: 'Vender mais', list: 'vender mais' },
  { id: 'atender', label: 'Atender clientes', list: 'atender clientes' },
  { id: 'divulgar', label: 'Divulgar a empresa', list: 'divulgar a empresa' },
  { id: 'entender', label: 'Entender os números', list: 'entender os números' },
  { id: 'escrever', label: 'Escrever menos', list: 'escrever menos' },
]
