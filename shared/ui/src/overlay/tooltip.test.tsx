import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { useState } from 'react'
import { Modal } from './modal'
import { Tooltip } from './tooltip'

const Copy = () => (
  <Tooltip text="Copia o código Pix">
    <button type="button">Copiar</button>
  </Tooltip>
)
function Payment() {
  const [open, setOpen] = useState(true)
  return (
    <Modal open={open} onClose={() => setOpen(false)} title="Pagar">
      <Copy />
    </Modal>
  )
}

const tip = () => screen.queryByRole('tooltip')
const button = () => screen.getByRole('button', { name: 'Copiar' })

it('passes axe, hidden and shown', async () => {
  const { container } = render(<Copy />)
  expect(await axe(container)).toHaveNoViolations()
  await userEvent.tab()
  expect(await axe(container)).toHaveNoViolations()
})

it('shows with the focus and hides with Escape', async () => {
  render(<Copy />)
  expect(button()).toHaveAccessibleDescription('Copia o código Pix')
  expect(tip()).not.toBeInTheDocument()
  await userEvent.tab()
  expect(tip()).toHaveTextContent('Copia o código Pix')
  await userEvent.keyboard('{Escape}')
  expect(tip()).not.toBeInTheDocument()
  expect(button()).toHaveFocus()
})

it('takes the first Escape from a dialog around it', async () => {
  render(<Payment />)
  await userEvent.tab()
  await userEvent.tab()
  expect(tip()).toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  expect(tip()).not.toBeInTheDocument()
  expect(screen.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('shows under the pointer, which may go over to it', async () => {
  render(<Copy />)
  await userEvent.hover(button())
  await userEvent.hover(screen.getByText('Copia o código Pix'))
  expect(tip()).toBeInTheDocument()
  await userEvent.unhover(screen.getByText('Copia o código Pix'))
  expect(tip()).not.toBeInTheDocument()
})
