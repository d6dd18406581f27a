import { createRoot, type Root } from 'react-dom/client'
import { Assistant } from './assistant'
import type { AssistantProps } from './assistant-props'
import { createShadowTree, type Tree } from './tree/create-shadow-tree'

export type { AssistantProps } from './assistant-props'

/** There is one on a page. */
let shown: { tree: Tree; root: Root } | undefined

/** Parcel lifecycle: nothing is needed before the first mount. */
export async function bootstrap(): Promise<void> {}

/** Parcel lifecycle: shows the launcher in `domElement`, in a tree of its own. */
export async function mount(props: AssistantProps): Promise<void> {
  leave()
  const tree = createShadowTree()
  const root = createRoot(tree.root, {
    // What fails shows nothing, and the page goes on without an assistant until its next step.
    onUncaughtError(error) {
      console.error(error)
      tree.host.remove()
    },
  })
  shown = { tree, root }
  await update(props)
}

/** Parcel lifecycle: takes a new path or user. */
export async function update(props: AssistantProps): Promise<void> {
  const { brand } = props
  const now = shown
  // Whoever cannot have its look gets that of the site.
  if (brand && now)
    await import(/* webpackChunkName: "brand" */ './theme/apply-brand').then(
      ({ applyBrand }) => applyBrand(now.tree.root, brand),
      () => undefined,
    )
  if (!now || now !== shown) return
  const { host, root } = now.tree
  if (!host.isConnected) props.domElement.append(host)
  now.root.render(<Assistant {...props} tree={root} />)
}

/** Parcel lifecycle: leaves the page as it was. */
export async function unmount(): Promise<void> {
  leave()
}

function leave(): void {
  shown?.root.unmount()
  shown?.tree.host.remove()
  shown = undefined
}
