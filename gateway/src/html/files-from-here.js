// Is on pages whose files come from a CDN: what that does not give is fetched from the page's own origin. Programs then find
// their chunks beside themselves, here as well.
;(() => {
  const cdn = 'FILES_ORIGIN/'
  addEventListener(
    'error',
    (event) => {
      const { target: failed, isTrusted } = event
      const name = failed instanceof HTMLScriptElement ? 'src' : failed instanceof HTMLLinkElement && 'href'
      if (!name || !isTrusted || !failed[name].startsWith(cdn)) return
      // Whoever waits for it hears how the second try ended.
      event.stopImmediatePropagation()
      const again = document.createElement(failed.localName)
      for (const { name, value } of failed.attributes)
        if (!/^(src|href)$/.test(name)) again.setAttribute(name, value)
      again.async = failed.async
      again.onload = again.onerror = ({ type }) => failed.dispatchEvent(new Event(type))
      again[name] = failed[name].slice(cdn.length - 1)
      failed.after(again)
    },
    true,
  )
})()
