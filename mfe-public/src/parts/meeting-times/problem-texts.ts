/** Why there is no hour. */
export const problemTexts = {
  expired: 'O tempo da reserva acabou. Escolha o horário de novo.',
  taken: 'Esse horário acabou de ser reservado. Estes são os mais próximos:',
  takenAndNoneNear: 'Esse horário acabou de ser reservado. Escolha outro.',
  missing: 'Escolha o dia e o horário da reunião.',
}
