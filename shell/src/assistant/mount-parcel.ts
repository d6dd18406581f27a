import { type LifeCycles, mountRootParcel } from 'single-spa'

/** A parcel that is on the page. */
export interface MountedParcel<Props> {
  /** Takes new props. */
  update: (props: Props) => Promise<unknown>
  /** Takes it off the page. */
  unmount: () => Promise<unknown>
}

/** Has single-spa bootstrap and mount a remote's lifecycles; it fails with the first that does. */
export async function mountParcel<Props extends { domElement: HTMLElement }>(
  lifecycles: Required<LifeCycles<Props>>,
  props: Props,
): Promise<MountedParcel<Props>> {
  const parcel = mountRootParcel<Props>(lifecycles, props)
  // It has a promise for each step besides what a step returns; nobody else waits for these two.
  parcel.bootstrapPromise.catch(() => undefined)
  parcel.unmountPromise.catch(() => undefined)
  await parcel.mountPromise
  return { update: async (next) => parcel.update?.(next), unmount: () => parcel.unmount() }
}
