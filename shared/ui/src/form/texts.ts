export const texts = {
  draft: {
    recovered: 'Recuperamos o que você havia digitado.',
    discard: 'Descartar',
  },
  didYouMean: (suggestion: string) => `Você quis dizer ${suggestion}?`,
  strength: {
    levels: ['Muito fraca', 'Fraca', 'Razoável', 'Boa', 'Forte'],
    of: (level: string) => `Força da senha: ${level}.`,
    tooShort: (least: number) => `Use pelo menos ${least} caracteres.`,
    otherwise: 'Use uma frase ou palavras pouco comuns.',
    /** By the library's names. */
    weaknesses: {
      straightRow: 'Teclas vizinhas são fáceis de adivinhar.',
      keyPattern: 'Desenhos no teclado são fáceis de adivinhar.',
      simpleRepeat: 'Letras repetidas são fáceis de adivinhar.',
      extendedRepeat: 'Trechos repetidos são fáceis de adivinhar.',
      sequences: 'Sequências são fáceis de adivinhar.',
      recentYears: 'Anos são fáceis de adivinhar.',
      dates: 'Datas são fáceis de adivinhar.',
      topTen: 'Essa senha está entre as mais usadas.',
      topHundred: 'Essa senha está entre as mais usadas.',
      common: 'Muita gente usa essa senha.',
      similarToCommon: 'Parece com uma senha que muita gente usa.',
      wordByItself: 'Uma palavra só é fácil de adivinhar.',
      namesByThemselves: 'Nomes são fáceis de adivinhar.',
      commonNames: 'Nomes são fáceis de adivinhar.',
      userInputs: 'Evite seu nome, e-mail e empresa.',
    } as Partial<Record<string, string>>,
  },
}
