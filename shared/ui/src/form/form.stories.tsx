import { AppError, describeError } from '@ag/core'
import { Button } from '@ag/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import * as z from 'zod/mini'
import { Checkbox } from './choice'
import { Field } from './field'
import { Form } from './form'
import { FormError } from './form-error'
import { PasswordField } from './password-field'
import { useSubmit } from './use-submit'

const account = z.object({
  email: z.string().check(z.regex(/^\S+@\S+$/, 'Informe um e-mail válido.')),
  password: z.string().check(z.minLength(12, 'Use pelo menos 12 caracteres.')),
  accept: z.literal(true, 'Aceite os termos para continuar.'),
})

interface SignupProps {
  /** What sending leads to. */
  send: () => unknown
  filled?: boolean
}

function Signup({ send, filled = false }: SignupProps) {
  const { form, submit, pending, failure } = useSubmit(account, send)
  return (
    <Form form={form} onSubmit={submit}>
      {failure !== undefined && <FormError {...describeError(failure, 'signup')} />}
      <Field
        label="E-mail"
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={filled ? 'ana@empresa.com.br' : undefined}
        required
      />
      <PasswordField
        label="Senha"
        name="password"
        autoComplete="new-password"
        defaultValue={filled ? 'girassol-azul' : undefined}
        required
      />
      <Checkbox name="accept" defaultChecked={filled} required>
        Aceito os <a href="#termos">termos de uso</a>
      </Checkbox>
      <Button type="submit" loading={pending} wide>
        Criar conta
      </Button>
    </Form>
  )
}

const meta: Meta<typeof Signup> = {
  title: 'Form/Form',
  component: Signup,
  args: { send: () => undefined },
}
export default meta
type Story = StoryObj<typeof Signup>

const press: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Criar conta' }))
}

export const Pending: Story = {
  args: { filled: true, send: () => new Promise(() => undefined) },
  play: press,
}
export const Refused: Story = {
  play: async (context) => {
    await press(context)
    await context.canvas.findByText('Informe um e-mail válido.')
  },
}
/** What went wrong with the whole of it stands above the fields. */
export const Failed: Story = {
  args: {
    filled: true,
    send: () => {
      throw new AppError('UNAVAILABLE')
    },
  },
  play: async (context) => {
    await press(context)
    await context.canvas.findByRole('alert')
  },
}
