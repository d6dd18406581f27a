import type { Meta, StoryObj } from '@storybook/react-vite'
import { Cluster, Grid } from '../layout/layout'
import { Text } from '../text/text'
import * as icons from './icons'

const meta = { title: 'Icons', tags: ['wide'] } satisfies Meta
export default meta

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Grid cell="sm">
      {Object.entries(icons).map(([name, Icon]) => (
        <Cluster key={name}>
          <Icon aria-hidden="true" />
          <Text as="span" size="sm">
            {name}
          </Text>
        </Cluster>
      ))}
    </Grid>
  ),
}
