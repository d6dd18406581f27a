import type { Meta, StoryObj } from '@storybook/react-vite'
import { DataError } from './data-error'

const meta = { title: 'Boundary/Data error', component: DataError } satisfies Meta<typeof DataError>
export default meta
type Story = StoryObj<typeof meta>

export const WithRetry: Story = {
  args: {
    message: 'Não foi possível acessar o servidor. Verifique sua internet e tente novamente.',
    onRetry: () => undefined,
  },
}
export const WithoutRetry: Story = { args: { message: 'O endereço pode ter mudado.' } }
