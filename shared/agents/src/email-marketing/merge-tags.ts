/** What a tag stands for in the preview; the tags that the agent fills in when it sends. */
const mergeTags: Record<string, string> = {
  primeiro_nome: 'Marina',
  cidade: 'Recife',
  link_descadastro: '#',
}

/** Fills in the tags of a text with an example reader. */
export function fillTags(text: string): string {
  return text.replace(tag, (whole, name: string) => mergeTags[name] ?? whole)
}

/** What is wrong with the tags of a text: unknown names, and braces that no tag explains. */
export function brokenTags(text: string): string[] {
  const unknown = [...text.matchAll(tag)]
    .filter(([, name = '']) => !(name in mergeTags))
    .map(([whole]) => whole)
  const loose = text
    .replace(tag, ' ')
    .split(/\s+/)
    .filter((word) => /[{}]/.test(word))
  return [...unknown, ...loose]
}

const tag = /{{\s*([\w.-]+)\s*}}/g
