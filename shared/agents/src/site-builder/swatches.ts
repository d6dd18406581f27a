import { type BusinessKind, type BusinessKindId, businessKinds } from './business-kinds'
import { type SchemeName, schemes } from './schemes'

/** The colours that suit a kind of business, as `#rrggbb`: the ground, then three that stand on it. */
export function swatchesFor(kind: BusinessKindId) {
  const { schemes: suited }: BusinessKind = businessKinds[kind]
  return suited.map((id: SchemeName) => {
    const { name: label, soft, accent, spark, loud } = schemes[id]
    return { id, label, colours: [soft, accent, spark, loud] as const }
  })
}
