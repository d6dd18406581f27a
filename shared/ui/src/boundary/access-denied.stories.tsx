import { AppError } from '@ag/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { AccessDenied } from './access-denied'

const meta = {
  title: 'Boundary/Access denied',
  component: AccessDenied,
  args: { error: new AppError('FORBIDDEN') },
} satisfies Meta<typeof AccessDenied>
export default meta

export const Denied: StoryObj<typeof meta> = {}
