export const texts = {
  copied: 'Copiado.',
  byHand: 'O navegador não deixou copiar. Selecione o texto e copie.',
}
