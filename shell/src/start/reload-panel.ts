/** What a page says that has nothing else to show; works without styles and with no other script. */
export function reloadPanel(): HTMLElement {
  const title = document.createElement('h1')
  title.textContent = 'Ops! Algo deu errado'
  const text = document.createElement('p')
  text.textContent = 'Ocorreu um erro inesperado. Por favor, recarregue a página ou tente novamente.'
  const button = document.createElement('button')
  button.textContent = 'Recarregar Página'
  button.onclick = () => location.reload()
  const panel = document.createElement('main')
  panel.className = 'boot-failure'
  panel.append(title, text, button)
  return panel
}
