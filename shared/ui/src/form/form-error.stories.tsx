import { AppError, describeError } from '@ag/core'
import { Button } from '@ag/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormError } from './form-error'

const { title, message } = describeError(new TypeError('Failed to fetch'))

const meta = {
  title: 'Form/Form error',
  component: FormError,
  args: { title, message },
} satisfies Meta<typeof FormError>
export default meta
type Story = StoryObj<typeof meta>

export const WithAction: Story = {
  args: {
    children: (
      <Button size="sm" variant="outline">
        Tentar novamente
      </Button>
    ),
  },
}

export const SessionEnded: Story = { args: describeError(new AppError('AUTH_SESSION_EXPIRED')) }
