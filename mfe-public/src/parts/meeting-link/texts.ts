export const texts = {
  book: 'Marcar uma reunião',
  aboutAgent: (name: string) => ` sobre o ${name}`,
}
