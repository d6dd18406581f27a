export const texts = {
  title: 'Não conseguimos confirmar os preços agora',
  explanation:
    'Você vê preços de referência, e a contratação volta assim que o catálogo carregar. Não precisa atualizar a página.',
}
