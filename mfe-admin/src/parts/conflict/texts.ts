export const texts = {
  title: 'Este registro mudou',
  lead: 'Escolha, campo a campo, o que fica.',
  mine: 'O seu',
  theirs: 'O atual',
  nothing: 'vazio',
  save: 'Salvar o que escolhi',
  give: 'Ficar com o atual',
  yes: 'Sim',
  no: 'Não',
}
