import { deferEarlySubmits, readyEvent } from './early-submits'

function makeForm(): HTMLFormElement {
  document.body.innerHTML = '<form><input name="password" value="secret"><button>Entrar</button></form>'
  return document.querySelector('form') as HTMLFormElement
}

const ready = () => document.dispatchEvent(new Event(readyEvent))
const submitOf = (form: HTMLFormElement) => {
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true })
  form.dispatchEvent(event)
  return event
}

afterEach(() => {
  document.body.replaceChildren()
  ready()
})

it('keeps a form that is sent too early, starts the page, and sends it once when it is ready', () => {
  const form = makeForm()
  const start = jest.fn()
  const handled = jest.fn((event: Event) => event.preventDefault())
  deferEarlySubmits(start)

  expect(submitOf(form).defaultPrevented).toBe(true)
  submitOf(form)
  expect(start).toHaveBeenCalled()

  form.addEventListener('submit', handled)
  ready()
  expect(handled).toHaveBeenCalledTimes(1)
  ready()
  expect(handled).toHaveBeenCalledTimes(1)
})

it('does not let an early one reach anybody else', () => {
  const form = makeForm()
  const seen = jest.fn()
  form.addEventListener('submit', seen)
  deferEarlySubmits(() => undefined)
  submitOf(form)
  expect(seen).not.toHaveBeenCalled()
})

it('leaves forms alone once the page is ready', () => {
  deferEarlySubmits(() => undefined)
  ready()
  expect(submitOf(makeForm()).defaultPrevented).toBe(false)
})

describe('once the scripts are given up', () => {
  it.each([
    ['sends what the server takes too', 'data-plain', 1],
    ['keeps what only a script could take', 'data-other', 0],
  ])('%s', (_what, mark, times) => {
    const form = makeForm()
    form.setAttribute(mark, '')
    const sent = jest.spyOn(form, 'submit').mockImplementation(() => undefined)
    const giveUp = deferEarlySubmits(() => undefined)
    submitOf(form)
    giveUp()
    expect(sent).toHaveBeenCalledTimes(times)
    expect(submitOf(form).defaultPrevented).toBe(times === 0)
  })
})

it('forgets a form that is no longer on the page', () => {
  const form = makeForm()
  const handled = jest.fn()
  deferEarlySubmits(() => undefined)
  submitOf(form)
  form.addEventListener('submit', handled)
  form.remove()
  ready()
  expect(handled).not.toHaveBeenCalled()
})
