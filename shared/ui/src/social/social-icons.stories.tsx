import type { Meta, StoryObj } from '@storybook/react-vite'
import { SocialIcons, socialNetworks } from './social-icons'

const meta = {
  title: 'Social/Social icons',
  component: SocialIcons,
  args: { links: socialNetworks.map((network) => ({ network, href: `https://example.com/${network}` })) },
} satisfies Meta<typeof SocialIcons>
export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {}
export const Two: Story = { args: { links: meta.args.links.slice(2, 4) } }
