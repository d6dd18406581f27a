/** Gives its reader a file made here, without a request. */
export function downloadFile(name: string, content: string, type = 'text/plain'): void {
  saveFile(name, new Blob([content], { type: `${type};charset=utf-8` }))
}

/** Gives its reader a file that is here. */
export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // The browser reads the address when the click is over.
  setTimeout(() => URL.revokeObjectURL(address))
}
