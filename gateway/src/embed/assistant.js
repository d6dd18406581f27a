// The assistant on another site: <script src="https://our.site/assistant.js" async></script>. A button, and a frame that is loaded when
// somebody presses it. It asks our server first whether this site is on its list; what is not gets nothing. No inline style, no markup
// as text, nothing evaluated: strict content policies allow it once they allow our origin as script-src, connect-src and frame-src.
// The tag may say how it looks: data-color="#0a6b4e", data-corner="round", "soft" or "square", data-side="right" or "left".
;(() => {
  const script = document.currentScript
  if (!(script instanceof HTMLScriptElement) || window.top !== window) return
  const home = new URL(script.src).origin
  const words = { open: 'Assistente IA', close: 'Fechar assistente' }
  const corners = { round: ['26px', '20px'], soft: ['12px', '12px'], square: ['0', '0'] }
  const { color = '', corner = 'round', side } = script.dataset
  const [buttonCorner, frameCorner] = Object.hasOwn(corners, corner) ? corners[corner] : corners.round
  const hasColor = /^#[\da-f]{6}$/i.test(color)

  // The colour as in the frame: darker or lighter by what it takes to stand out, with words that can be read on it.
  const channels = (hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  const hexOf = (parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
  function contrast(one, other) {
    const [low, high] = [one, other]
      .map((hex) => {
        const [red, green, blue] = channels(hex).map((channel) => {
          const share = channel / 255
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
        })
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue
      })
      .sort((a, b) => a - b)
    return (high + 0.05) / (low + 0.05)
  }
  const inkOn = (ground) => (contrast('#ffffff', ground) >= 4.5 ? '#ffffff' : '#000000')
  function standOut(ground, surface) {
    const far = channels(inkOn(surface))
    let found = ground
    for (let share = 0.02; contrast(found, surface) < 3 && share <= 1; share += 0.02)
      found = hexOf(channels(ground).map((part, at) => Math.round(part + (far[at] - part) * share)))
    return found
  }
  const [light, dark] = hasColor
    ? [standOut(color, '#ffffff'), standOut(color, '#131d19')]
    : ['#0c2a20', '#0f3226']
  const [onLight, onDark] = hasColor ? [inkOn(light), inkOn(dark)] : ['#f3f8f5', '#f3f8f5']

  // Important rules of a tree go before important rules of the page around it: nothing that a page says of everything gets in here.
  const style = `
    :host { all: initial !important; position: fixed !important; z-index: 2147483647 !important;
      inset: ${side === 'left' ? 'auto auto 16px 16px' : 'auto 16px 16px auto'} !important; display: grid !important;
      justify-items: ${side === 'left' ? 'start' : 'end'} !important; gap: 12px !important; direction: ltr !important;
      color-scheme: light dark !important; font: 650 14px/1.4 system-ui, sans-serif !important; }
    :host::before, :host::after { content: none !important; }
    button { min-height: 52px; padding: 0 20px; border: 0; border-radius: ${buttonCorner};
      background: light-dark(${light}, ${dark}); color: light-dark(${onLight}, ${onDark});
      box-shadow: 0 8px 24px rgb(0 0 0 / 0.25); cursor: pointer; font: inherit; }
    button:focus-visible { outline: 3px solid #f7ae2b; outline-offset: 2px; }
    iframe { width: min(400px, calc(100vw - 32px)); height: min(608px, calc(100dvh - 112px)); border: 0; border-radius: ${frameCorner};
      background: light-dark(#fff, #14201b); box-shadow: 0 16px 48px rgb(0 0 0 / 0.3); }
    iframe[hidden] { display: none; }
    @media (width < 640px) {
      :host(.open) { inset: 0 !important; gap: 0 !important; }
      :host(.open) button { display: none; }
      iframe { width: 100%; height: 100%; border-radius: 0; }
    }
    @media print { :host { display: none !important; } }`

  function frameAddress() {
    const address = new URL('/assistente/embed', home)
    if (hasColor) address.searchParams.set('color', color)
    if (corner !== 'round') address.searchParams.set('corner', corner)
    return address.href
  }

  function start() {
    const host = document.createElement('div')
    const root = host.attachShadow({ mode: 'open' })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(style)
    root.adoptedStyleSheets = [sheet]
    const launcher = document.createElement('button')
    launcher.type = 'button'
    let frame
    let isOpen = false

    function show(next) {
      isOpen = next
      if (isOpen && !frame) {
        frame = document.createElement('iframe')
        frame.title = words.open
        // It can run scripts, open tabs and save a file; where this page goes is not its business.
        frame.sandbox.add(
          'allow-scripts',
          'allow-same-origin',
          'allow-forms',
          'allow-popups',
          'allow-popups-to-escape-sandbox',
          'allow-downloads',
        )
        frame.src = frameAddress()
        root.prepend(frame)
      }
      if (frame) frame.hidden = !isOpen
      host.classList.toggle('open', isOpen)
      launcher.textContent = isOpen ? words.close : words.open
      launcher.setAttribute('aria-expanded', String(isOpen))
      if (isOpen) frame.focus()
    }

    function close() {
      show(false)
      launcher.focus()
    }

    launcher.addEventListener('click', () => (isOpen ? close() : show(true)))
    addEventListener('message', ({ origin, source, data }) => {
      if (origin === home && source === frame?.contentWindow && data === 'ag:close') close()
    })
    show(false)
    root.append(launcher)
    document.body.append(host)
    // Above whatever the page lays over itself, and beside what it turns, scales or fades.
    host.popover = 'manual'
    host.showPopover?.()
  }

  function refuse() {
    console.warn(`${home} does not show its assistant on ${location.origin}.`)
  }

  fetch(`${home}/api/embed`, { mode: 'cors', credentials: 'omit' }).then(({ ok }) => {
    if (!ok) refuse()
    else if (document.body) start()
    else addEventListener('DOMContentLoaded', start)
  }, refuse)
})()
