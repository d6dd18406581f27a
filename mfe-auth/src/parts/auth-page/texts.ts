export const texts = {
  promise: 'Agentes de IA que trabalham enquanto você cuida do negócio.',
  facts: [
    '14 dias grátis, sem cartão',
    '30 dias de garantia depois da primeira cobrança',
    'Cancele quando quiser, pelo painel',
  ],
}
