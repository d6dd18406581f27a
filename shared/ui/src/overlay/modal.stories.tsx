import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button'
import { Modal } from './modal'

const meta = {
  title: 'Overlay/Modal',
  component: Modal,
  tags: ['window', 'desk'],
  args: {
    open: true,
    onClose: () => undefined,
    title: 'Cancelar a reunião?',
    children: 'Ana Souza recebe um aviso.',
    footer: (
      <>
        <Button variant="outline">Voltar</Button>
        <Button variant="danger">Cancelar reunião</Button>
      </>
    ),
  },
} satisfies Meta<typeof Modal>
export default meta
type Story = StoryObj<typeof meta>

export const SizeSmall: Story = { args: { size: 'sm' } }
export const SizeMedium: Story = { args: { size: 'md' } }
export const SizeLarge: Story = { args: { size: 'lg' } }
export const SizeExtraLarge: Story = { args: { size: 'xl' } }
export const SizeFull: Story = { args: { size: 'full' } }
export const LongerThanTheWindow: Story = {
  args: {
    size: 'sm',
    footer: undefined,
    title: 'Termos de uso',
    children: Array.from({ length: 24 }, (_, index) => `Cláusula ${index + 1}`).map((name) => (
      <p key={name}>{name}</p>
    )),
  },
}
