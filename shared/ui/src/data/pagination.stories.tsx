import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pagination } from './pagination'

const meta = {
  title: 'Data/Pagination',
  component: Pagination,
  tags: ['wide'],
  args: { page: 1, count: 12, href: (page) => `#pagina-${page}` },
} satisfies Meta<typeof Pagination>
export default meta
type Story = StoryObj<typeof meta>

export const FirstPage: Story = {}
export const MiddlePage: Story = { args: { page: 6 } }
export const LastPage: Story = { args: { page: 12 } }
export const FewPages: Story = { args: { page: 2, count: 3 } }
export const TurnedByItsOwner: Story = { args: { page: 6, href: undefined, onPage: () => undefined } }
