// The assistant on another site: <script src="https://our.site/assistant.js" async></script>. A button, and a frame that is loaded when
// somebody presses it. It asks our server first whether this site is on its list; what is not gets nothing. No inline style, no markup
// as text, nothing evaluated: strict content policies allow it once they allow our origin as script-src, connect-src and frame-src.
;(() => {
  const script = document.currentScript
  if (!(script instanceof HTMLScriptElement) || window.top !== window) return
  const home = new URL(script.src).origin
  const words = { open: 'Assistente IA', close: 'Fechar assistente' }
  const style = `
    :host { position: fixed; z-index: 2147483000; right: 16px; bottom: 16px; display: grid; justify-items: end; gap: 12px;
      color-scheme: light dark; font: 650 14px/1.4 system-ui, sans-serif; }
    button { min-height: 52px; padding: 0 20px; border: 0; border-radius: 26px; background: light-dark(#0c2a20, #0f3226);
      color: #f3f8f5; box-shadow: 0 8px 24px rgb(0 0 0 / 0.25); cursor: pointer; font: inherit; }
    button:focus-visible { outline: 3px solid #f7ae2b; outline-offset: 2px; }
    iframe { width: min(400px, calc(100vw - 32px)); height: min(608px, calc(100dvh - 112px)); border: 0; border-radius: 20px;
      background: light-dark(#fff, #14201b); box-shadow: 0 16px 48px rgb(0 0 0 / 0.3); }
    iframe[hidden] { display: none; }
    @media (width < 640px) {
      :host(.open) { inset: 0; gap: 0; }
      :host(.open) button { display: none; }
      iframe { width: 100%; height: 100%; border-radius: 0; }
    }
    @media print { :host { display: none; } }`

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
        // It can talk, open tabs and save a file; where this page goes is not its business.
        frame.sandbox.add(
          'allow-scripts',
          'allow-same-origin',
          'allow-forms',
          'allow-popups',
          'allow-popups-to-escape-sandbox',
          'allow-downloads',
        )
        frame.src = `${home}/assistente/embed`
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
