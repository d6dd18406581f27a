import type { Meta, StoryObj } from '@storybook/react-vite'
import * as z from 'zod/mini'
import { EmailField } from './email-field'
import { Form } from './form'
import { useSubmit } from './use-submit'

const address = z.object({ email: z.string() })

function Asking() {
  const { form, submit } = useSubmit(address, () => undefined)
  return (
    <Form form={form} onSubmit={submit}>
      <EmailField form={form} label="E-mail" autoComplete="email" />
    </Form>
  )
}

const meta: Meta<typeof Asking> = { title: 'Form/E-mail field', component: Asking }
export default meta
type Story = StoryObj<typeof Asking>

export const Empty: Story = {}
/** A slip in a well-known domain, and the way to mend it. */
export const Slip: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), 'ana@gmial.com')
    await canvas.findByRole('button', { name: 'Você quis dizer ana@gmail.com?' })
  },
}
