/** What the assistant says where the backend cannot. */
export const texts = {
  slotLost: 'Esse horário acabou de ser reservado. Estes são os mais próximos:',
  moreSlots: 'Ver mais horários',
  afterFailedBooking: ['Confirmar', 'Trocar horário', 'Falar com especialista'],
}
