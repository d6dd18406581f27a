// A company's chat on its own site: <script src="https://our.site/c/chat-button.js" data-name="padaria-sol" async></script>. A button, and a
// frame that is loaded when somebody presses it. Which sites may frame the chat is the company's to say, and the frame's own policy to keep.
;(() => {
  const script = document.currentScript
  if (!(script instanceof HTMLScriptElement) || window.top !== window) return
  const home = new URL(script.src).origin
  const { name = '' } = script.dataset
  if (!/^[a-z0-9-]{3,40}$/.test(name)) return
  const words = { open: 'Falar com a gente', close: 'Fechar conversa' }
  const style = `
    :host { all: initial !important; position: fixed !important; inset: auto 16px 16px auto !important; z-index: 2147483647 !important;
      display: grid !important; justify-items: end !important; gap: 12px !important; color-scheme: light dark !important;
      font: 650 15px/1.4 system-ui, sans-serif !important; }
    button { min-height: 52px; padding: 0 20px; border: 0; border-radius: 26px; background: #0c4a35; color: #fff;
      box-shadow: 0 8px 24px rgb(0 0 0 / 0.25); cursor: pointer; font: inherit; }
    button:focus-visible { outline: 3px solid #f7ae2b; outline-offset: 2px; }
    iframe { width: min(400px, calc(100vw - 32px)); height: min(608px, calc(100dvh - 112px)); border: 0; border-radius: 20px;
      background: light-dark(#fff, #14201b); box-shadow: 0 16px 48px rgb(0 0 0 / 0.3); }
    iframe[hidden] { display: none; }
    @media print { :host { display: none !important; } }`

  function start() {
    const host = document.createElement('div')
    const root = host.attachShadow({ mode: 'open' })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(style)
    root.adoptedStyleSheets = [sheet]
    const launcher = document.createElement('button')
    launcher.type = 'button'
    let frame

    function show(isOpen) {
      if (isOpen && !frame) {
        frame = document.createElement('iframe')
        frame.title = words.open
        frame.sandbox.add(
          'allow-scripts',
          'allow-same-origin',
          'allow-forms',
          'allow-popups',
          'allow-popups-to-escape-sandbox',
        )
        frame.src = `${home}/c/${name}`
        root.prepend(frame)
      }
      if (frame) frame.hidden = !isOpen
      launcher.textContent = isOpen ? words.close : words.open
      launcher.setAttribute('aria-expanded', String(isOpen))
      if (isOpen) frame.focus()
    }

    launcher.addEventListener('click', () => show(launcher.getAttribute('aria-expanded') !== 'true'))
    root.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') show(false)
    })
    show(false)
    root.append(launcher)
    document.body.append(host)
  }

  if (document.body) start()
  else addEventListener('DOMContentLoaded', start)
})()
