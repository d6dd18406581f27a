import { createRoot, type Root } from 'react-dom/client'
import { Assistant } from './assistant'
import type { AssistantProps } from './assistant-props'

export type { AssistantProps } from './assistant-props'

let root: Root | undefined
let lastStep: Promise<void> = Promise.resolve()

/** Parcel lifecycle: nothing is needed before the first mount. */
export const bootstrap = inOrder(() => undefined)

/** Parcel lifecycle: shows the launcher in `domElement`. */
export const mount = inOrder((props: AssistantProps) => {
  root?.unmount()
  // What fails shows nothing, and the page goes on without an assistant until its next step.
  root = createRoot(props.domElement, { identifierPrefix: 'assistant-', onUncaughtError: console.error })
  show(root, props)
})

/** Parcel lifecycle: takes a new path or user. */
export const update = inOrder((props: AssistantProps) => {
  if (root) show(root, props)
})

/** Parcel lifecycle: leaves the page as it was. */
export const unmount = inOrder(() => {
  root?.unmount()
  root = undefined
})

function show(place: Root, props: AssistantProps): void {
  place.render(<Assistant {...props} />)
}

// A mount asked for while an unmount is under way waits for it: there is one root, and it is never torn in two.
function inOrder<Props>(step: (props: Props) => void): (props: Props) => Promise<void> {
  return (props) => {
    const done = lastStep.then(() => step(props))
    lastStep = done.catch(() => undefined)
    return done
  }
}
