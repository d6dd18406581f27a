const patched = () => ({
  pushState: history.pushState,
  replaceState: history.replaceState,
  addEventListener: window.addEventListener,
  removeEventListener: window.removeEventListener,
})

const failing = async () => {
  throw new Error('boom')
}

function makeWidget() {
  const steps: string[] = []
  const step = (name: string) => async (props: { domElement: HTMLElement; path: string }) => {
    steps.push(`${name} ${props.path}`)
    props.domElement.textContent = name === 'unmount' ? '' : props.path
  }
  const lifecycles = {
    bootstrap: step('bootstrap'),
    mount: step('mount'),
    update: step('update'),
    unmount: step('unmount'),
  }
  return { steps, lifecycles }
}

const makeProps = (path: string) => ({ domElement: document.createElement('div'), path })

it('takes a parcel through its life, and leaves the history and the listeners of the page alone', async () => {
  const before = patched()
  const { mountParcel } = await import('./mount-parcel')
  const { steps, lifecycles } = makeWidget()
  const props = makeProps('/')
  const parcel = await mountParcel(lifecycles, props)
  await parcel.update({ ...props, path: '/agents' })
  expect(props.domElement).toHaveTextContent('/agents')
  await parcel.unmount()
  expect(props.domElement).toBeEmptyDOMElement()
  expect(steps).toEqual(['bootstrap /', 'mount /', 'update /agents', 'unmount /agents'])
  const after = patched()
  for (const name of Object.keys(before) as (keyof typeof before)[]) expect(after[name]).toBe(before[name])
})

it.each(['bootstrap', 'mount'] as const)(
  'fails once, and says so to nobody else, when it cannot %s',
  async (step) => {
    const said = jest.spyOn(console, 'error')
    const thrown = jest.fn()
    process.on('unhandledRejection', thrown)
    const { mountParcel } = await import('./mount-parcel')
    const { lifecycles } = makeWidget()
    await expect(mountParcel({ ...lifecycles, [step]: failing }, makeProps('/'))).rejects.toThrow('boom')
    await new Promise((resolve) => setTimeout(resolve))
    process.off('unhandledRejection', thrown)
    expect(thrown).not.toHaveBeenCalled()
    expect(said).not.toHaveBeenCalled()
    said.mockRestore()
  },
)

it.each(['update', 'unmount'] as const)('fails once when it cannot %s', async (step) => {
  const thrown = jest.fn()
  process.on('unhandledRejection', thrown)
  const { mountParcel } = await import('./mount-parcel')
  const { lifecycles } = makeWidget()
  const props = makeProps('/')
  const parcel = await mountParcel({ ...lifecycles, [step]: failing }, props)
  await expect(parcel[step](props)).rejects.toThrow('boom')
  await new Promise((resolve) => setTimeout(resolve))
  process.off('unhandledRejection', thrown)
  expect(thrown).not.toHaveBeenCalled()
})
