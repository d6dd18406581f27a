import { AppError } from '@ag/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { DataError } from './data-error'

const meta = { title: 'Boundary/Data error', component: DataError } satisfies Meta<typeof DataError>
export default meta
type Story = StoryObj<typeof meta>

export const WithRetry: Story = {
  args: {
    error: new AppError('NETWORK'),
    onRetry: () => undefined,
  },
}
export const WithoutRetry: Story = { args: { message: 'O endereço pode ter mudado.' } }
export const SessionEnded: Story = { args: { error: new AppError('AUTH_SESSION_EXPIRED') } }
