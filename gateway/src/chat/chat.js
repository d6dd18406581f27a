// The talk of one visitor with one company. The secret in this browser is the key to the conversation; text is only ever set as text.
;(() => {
  const slug = document.querySelector('main').dataset.slug
  const [log, replies, status, who, form] = ['log', 'replies', 'status', 'who', 'form'].map((id) =>
    document.getElementById(id),
  )
  const field = form.elements.text
  const authors = { customer: 'Você', agent: 'Agente', team: 'Equipe' }
  const states = {
    agent: 'Agente de IA respondendo',
    called: 'A equipe foi chamada e responde por aqui',
    team: 'Equipe no comando',
  }
  const quick = 4_000
  const slow = 20_000
  let position = 0
  let lastNews = Date.now()
  let timer

  const random = (bytes) =>
    Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
      byte.toString(16).padStart(2, '0'),
    ).join('')

  /** Kept where the browser allows it; otherwise the talk lasts as long as the page. */
  const visitor = (() => {
    const key = `chat:${slug}`
    const made = random(24)
    try {
      const known = localStorage.getItem(key)
      if (known) return known
      localStorage.setItem(key, made)
    } catch {}
    return made
  })()

  async function call(path, body) {
    const response = await fetch(
      `/api/proxy?path=${encodeURIComponent(`/api/v1/public/whatsapp/${slug}/${path}`)}`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ visitor, ...body }),
        signal: AbortSignal.timeout(15_000),
      },
    )
    const answer = await response.json()
    if (!response.ok) throw new Error(answer.userMessage ?? answer.message ?? '')
    return answer
  }

  function bubble(from, text) {
    const item = document.createElement('p')
    item.dataset.from = from
    const author = document.createElement('b')
    author.textContent = authors[from] ?? 'Aviso'
    item.append(author, text)
    log.append(item)
    item.scrollIntoView({ block: 'end' })
    return item
  }

  function show({ messages, mode }) {
    for (const { position: at, from, text } of messages) {
      if (at <= position) continue
      position = at
      lastNews = Date.now()
      // What was sent from here stands there already, unless another page of the same browser sent it.
      const own =
        from === 'customer' &&
        [...log.querySelectorAll('[data-state=sending]')].find((item) => item.dataset.text === text)
      if (own) {
        delete own.dataset.state
        log.append(own)
      } else bubble(from, text)
    }
    if (states[mode]) who.textContent = states[mode]
  }

  function offer(words) {
    replies.replaceChildren(
      ...words.map((word) => {
        const button = document.createElement('button')
        button.type = 'button'
        button.textContent = word
        return button
      }),
    )
  }

  async function send(text) {
    const item = bubble('customer', text)
    item.dataset.text = text
    offer([])
    await attempt(item, { id: random(16), text })
  }

  async function attempt(item, message) {
    item.dataset.state = 'sending'
    status.textContent = ''
    try {
      const answer = await call('messages', message)
      show(answer)
      delete item.dataset.state
      offer(answer.replies)
    } catch (error) {
      delete item.dataset.state
      status.textContent =
        error instanceof Error && error.message && error.name === 'Error'
          ? error.message
          : 'Sem conexão: a mensagem não saiu.'
      const again = document.createElement('button')
      again.type = 'button'
      again.textContent = 'Não enviada. Tentar de novo'
      again.addEventListener('click', () => {
        again.remove()
        field.focus()
        // The same message: if it did arrive, it is not answered twice.
        attempt(item, message)
      })
      item.append(again)
    }
    listen()
  }

  async function look() {
    try {
      show(await call('read', { after: position }))
    } catch {}
    listen()
  }

  function listen() {
    clearTimeout(timer)
    if (document.hidden) return
    timer = setTimeout(look, Date.now() - lastNews < 5 * 60_000 ? quick : slow)
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const text = field.value.trim()
    if (!text) return
    field.value = ''
    field.focus()
    send(text)
  })
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
    event.preventDefault()
    form.requestSubmit()
  })
  replies.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return
    field.focus()
    send(target.textContent)
  })
  document.addEventListener('visibilitychange', () => (document.hidden ? clearTimeout(timer) : look()))
  look()
})()
