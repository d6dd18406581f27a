export const texts = {
  cancel: 'Cancelar',
  preview: {
    label: 'Prévia da página',
    width: 'Largura da prévia',
    widths: { phone: 'Celular', tablet: 'Tablet', desktop: 'Computador' },
    pixels: (width: number) => `${width} px`,
    scale: (percent: number) => `mostrada a ${percent}%`,
  },
}
