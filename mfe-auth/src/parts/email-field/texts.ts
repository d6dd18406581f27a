export const texts = {
  didYouMean: (suggestion: string) => `Você quis dizer ${suggestion}?`,
}
