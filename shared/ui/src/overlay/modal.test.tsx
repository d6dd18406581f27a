import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { useRef, useState } from 'react'
import { Button } from '../button/button'
import { Modal, type ModalProps, modalSizes } from './modal'

function Cancelling({
  onCancel = () => undefined,
  ...props
}: { onCancel?: () => void } & Partial<ModalProps>) {
  const [open, setOpen] = useState(false)
  const keep = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Cancelar plano</Button>
      <Modal
        title="Cancelar plano?"
        {...props}
        open={open}
        onClose={() => setOpen(false)}
        initialFocus={props.initialFocus && keep}
        footer={
          <>
            <Button ref={keep} variant="outline" onClick={() => setOpen(false)}>
              Manter plano
            </Button>
            <Button variant="danger" onClick={onCancel}>
              Cancelar
            </Button>
          </>
        }
      >
        <p>Seu plano continua ativo até 24/12/2026.</p>
      </Modal>
    </>
  )
}

const opener = () => screen.getByRole('button', { name: 'Cancelar plano' })
const dialog = () => screen.getByRole('dialog', { name: 'Cancelar plano?' })
const close = () => screen.getByRole('button', { name: 'Fechar' })
const keep = () => screen.getByRole('button', { name: 'Manter plano' })
const cancel = () => screen.getByRole('button', { name: 'Cancelar' })

it.each(modalSizes)('passes axe in size %s', async (size) => {
  const { container } = render(<Cancelling size={size} />)
  await userEvent.click(opener())
  expect(dialog()).toHaveAttribute('data-size', size)
  expect(await axe(container)).toHaveNoViolations()
})

it('has the sizes of the specification', () => {
  expect(modalSizes).toEqual(['sm', 'md', 'lg', 'xl', 'full'])
})

describe('by keyboard', () => {
  async function open() {
    render(<Cancelling />)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
  }

  it('is read from its title on, and goes round among its controls', async () => {
    await open()
    expect(dialog()).toHaveFocus()
    for (const control of [close, keep, cancel, close]) {
      await userEvent.tab()
      expect(control()).toHaveFocus()
    }
    await userEvent.tab({ shift: true })
    expect(cancel()).toHaveFocus()
  })

  it('goes backwards from its beginning to its end', async () => {
    await open()
    await userEvent.tab({ shift: true })
    expect(cancel()).toHaveFocus()
  })

  it('closes with Escape and gives the focus back', async () => {
    await open()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(opener()).toHaveFocus()
  })

  it('can begin where its owner wants', async () => {
    render(<Cancelling initialFocus={{ current: null }} />)
    await userEvent.click(opener())
    expect(keep()).toHaveFocus()
  })
})

describe('by pointer', () => {
  it('closes by its button, and by a press outside', async () => {
    render(<Cancelling />)
    await userEvent.click(opener())
    await userEvent.click(close())
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()

    await userEvent.click(opener())
    await userEvent.click(dialog())
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('stays for a press inside, and for one that only ends outside', async () => {
    const confirmed = jest.fn()
    render(<Cancelling onCancel={confirmed} />)
    await userEvent.click(opener())
    await userEvent.click(screen.getByText(/continua ativo/))
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: screen.getByText(/continua ativo/) },
      { keys: '[/MouseLeft]', target: dialog() },
    ])
    await userEvent.click(cancel())
    expect(dialog()).toBeVisible()
    expect(confirmed).toHaveBeenCalledTimes(1)
  })
})
