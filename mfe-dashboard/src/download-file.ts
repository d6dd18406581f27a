/** Gives the customer a file made here, without a request. */
export function downloadFile(name: string, content: string, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // The browser reads the address when the click is over.
  setTimeout(() => URL.revokeObjectURL(address))
}
