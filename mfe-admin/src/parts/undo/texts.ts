export const texts = {
  undo: 'Desfazer',
}
