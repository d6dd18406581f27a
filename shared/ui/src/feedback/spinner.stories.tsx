import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from '../text/text'
import { Spinner } from './spinner'

const meta = { title: 'Feedback/Spinner', component: Spinner } satisfies Meta<typeof Spinner>
export default meta

export const BesideWords: StoryObj<typeof meta> = {
  render: () => (
    <Text>
      <Spinner /> Carregando…
    </Text>
  ),
}
