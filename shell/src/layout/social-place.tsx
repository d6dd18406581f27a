import { type ComponentType, Suspense, use } from 'react'

let give: (Social: ComponentType) => void
const code = new Promise<ComponentType>((resolve) => {
  give = resolve
})

/** Says what shows them: the server before it renders, a browser once its page answers to the person. */
export function giveSocial(Social: ComponentType): void {
  // Marked as React marks them, so that `use` reads it without waiting.
  Object.assign(code, { status: 'fulfilled', value: Social })
  give(Social)
}

const Given = () => {
  const Social = use(code)
  return <Social />
}

/**
 * Where the company is to be found elsewhere. They are plain links: what was rendered ahead stays as it is until their
 * code is there, which no page waits for. One element for ever, so that nothing renders them again meanwhile.
 */
export const socialPlace = (
  <Suspense>
    <Given />
  </Suspense>
)
