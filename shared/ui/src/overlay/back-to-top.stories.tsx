import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../card/card'
import { Stack } from '../layout/layout'
import { BackToTop } from './back-to-top'

const meta = {
  title: 'Overlay/Back to top',
  component: BackToTop,
  tags: ['window'],
  render: () => (
    <>
      <Stack>
        {Array.from({ length: 24 }, (_, index) => `${index + 1}`).map((name) => (
          <Card key={name}>{name}</Card>
        ))}
      </Stack>
      <BackToTop />
    </>
  ),
} satisfies Meta<typeof BackToTop>
export default meta
type Story = StoryObj<typeof meta>

export const AtTheTop: Story = {}
export const FarDown: Story = {
  play: async ({ canvas }) => {
    window.scrollTo({ top: 600, behavior: 'instant' })
    await canvas.findByRole('button', { name: 'Voltar ao topo' })
  },
}
