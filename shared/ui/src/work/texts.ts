export const texts = {
  cancel: 'Cancelar',
}
