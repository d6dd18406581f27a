import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from '../text/text'
import { ExternalLink } from './external-link'

const meta = {
  title: 'External link',
  component: ExternalLink,
  args: { href: 'https://example.com', children: 'Portal da ANPD' },
} satisfies Meta<typeof ExternalLink>
export default meta
type Story = StoryObj<typeof meta>

export const Alone: Story = {}
export const InRunningText: Story = {
  render: (props) => (
    <Text>
      Reclamações podem ser feitas no <ExternalLink {...props} /> a qualquer momento.
    </Text>
  ),
}
