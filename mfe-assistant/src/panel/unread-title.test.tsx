import { render, waitFor } from '@testing-library/react'
import { UnreadTitle } from './unread-title'

it('counts in the title of the page, whoever writes that, and leaves it as it was', async () => {
  document.title = 'Agentes | Empresa'
  const { rerender, unmount } = render(<UnreadTitle count={1} />)
  expect(document.title).toBe('(1) Agentes | Empresa')
  rerender(<UnreadTitle count={2} />)
  expect(document.title).toBe('(2) Agentes | Empresa')
  document.title = 'Preços | Empresa'
  await waitFor(() => expect(document.title).toBe('(2) Preços | Empresa'))
  unmount()
  expect(document.title).toBe('Preços | Empresa')
})
