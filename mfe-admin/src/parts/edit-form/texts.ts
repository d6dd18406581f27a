export const texts = {
  save: 'Salvar',
  saved: 'Alterações salvas.',
  nothing: 'Nada mudou.',
  unsaved: 'Alterações não salvas',
}
