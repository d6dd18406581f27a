import type { Meta, StoryObj } from '@storybook/react-vite'
import { AccessDenied } from './access-denied'

const meta = { title: 'Boundary/Access denied', component: AccessDenied } satisfies Meta<typeof AccessDenied>
export default meta

export const Denied: StoryObj<typeof meta> = {}
