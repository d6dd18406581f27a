export const texts = {
  cancel: 'Cancelar',
  download: 'Baixar',
  downloadOf: (name: string) => `Baixar ${name}`,
  drop: 'Apagar',
  dropOf: (name: string) => `Apagar ${name}`,
  /** 1536 → '1,5 kB' */
  size: (bytes: number) =>
    bytes < 1_000_000
      ? `${Math.max(bytes / 1000, 0.1).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} kB`
      : `${(bytes / 1_000_000).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} MB`,
  preview: {
    label: 'Prévia da página',
    width: 'Largura da prévia',
    widths: { phone: 'Celular', tablet: 'Tablet', desktop: 'Computador' },
    pixels: (width: number) => `${width} px`,
    scale: (percent: number) => `mostrada a ${percent}%`,
  },
}
