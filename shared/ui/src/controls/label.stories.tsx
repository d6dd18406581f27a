import type { Meta, StoryObj } from '@storybook/react-vite'
import { Input } from '../form/field'
import { Label } from './label'

const meta = {
  title: 'Controls/Label',
  component: Label,
  args: { htmlFor: 'company', children: 'Empresa' },
  render: (props) => (
    <>
      <Label {...props} />
      <Input id={props.htmlFor} required={props.required} />
    </>
  ),
} satisfies Meta<typeof Label>
export default meta
type Story = StoryObj<typeof meta>

export const Optional: Story = {}
export const Required: Story = { args: { required: true } }
export const Light: Story = { args: { light: true } }
