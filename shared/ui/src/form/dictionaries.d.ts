/** Words by how often they are used, the commonest first. */
declare module '@zxcvbn-ts/language-pt-br/dist/*.json.mjs' {
  const words: string[]
  export default words
}

declare module '@zxcvbn-ts/language-pt-br/dist/wordSequences.json.mjs' {
  const sequences: Record<string, string[]>
  export default sequences
}
