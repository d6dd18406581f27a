import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { DemoFrame } from './demo-frame'
import { DemoResult } from './demo-result'

const show = () =>
  render(
    <DemoFrame title="Escreva um post" lead="Com dados de exemplo.">
      <DemoResult text="Olá, mundo" fileName="post.txt">
        <p>Olá, mundo</p>
      </DemoResult>
    </DemoFrame>,
  )
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('says what its data are and where it runs, and passes axe', async () => {
  const { container } = show()
  expect(screen.getByRole('region', { name: 'Escreva um post' })).toBeVisible()
  expect(screen.getByText('Dados de exemplo')).toBeVisible()
  expect(screen.getByText('Roda no seu navegador. Nada é enviado.')).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
})

it('copies the result and says so', async () => {
  userEvent.setup()
  const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  show()
  await press('Copiar')
  expect(copied).toHaveBeenCalledWith('Olá, mundo')
  expect(await screen.findByText('Copiado.')).toHaveAttribute('role', 'status')
})

it('lays the text out and selects it where the clipboard is refused', async () => {
  userEvent.setup()
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
  const { container } = show()
  await press('Copiar')
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Texto para copiar' })
  expect(text).toHaveFocus()
  expect(text.value.slice(text.selectionStart, text.selectionEnd)).toBe('Olá, mundo')
  expect(screen.getByText(/use Ctrl\+C ou Cmd\+C/)).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
})

it('gives a file without a request', async () => {
  const made: Blob[] = []
  const clicked: string[] = []
  URL.createObjectURL = (blob: Blob) => {
    made.push(blob)
    return 'blob:here'
  }
  URL.revokeObjectURL = () => undefined
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(`${this.download} ${this.href}`)
  })
  show()
  await press('Baixar')
  expect(clicked).toEqual(['post.txt blob:here'])
  expect(await made[0]?.text()).toBe('Olá, mundo')
  expect(screen.getByText('post.txt foi baixado.')).toBeVisible()
})
