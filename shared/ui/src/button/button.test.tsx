import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { Button, ButtonLink, buttonSizes, buttonVariants } from './button'

it('passes axe in every variant, size and state', async () => {
  const { container } = render(
    <>
      {buttonVariants.map((variant) => (
        <Button key={variant} variant={variant}>
          {variant}
        </Button>
      ))}
      {buttonSizes.map((size) => (
        <Button key={size} size={size} loading>
          {size}
        </Button>
      ))}
      <ButtonLink href="/agents">Ver agentes</ButtonLink>
    </>,
  )
  expect(await axe(container)).toHaveNoViolations()
})

it('is pressed by keyboard', async () => {
  const press = jest.fn()
  render(<Button onClick={press}>Enviar</Button>)
  await userEvent.tab()
  await userEvent.keyboard('{Enter} ')
  expect(press).toHaveBeenCalledTimes(2)
})

it('is pressed by pointer', async () => {
  const press = jest.fn()
  render(<Button onClick={press}>Enviar</Button>)
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }))
  expect(press).toHaveBeenCalledTimes(1)
})

it('takes no press while loading, keeps its name and says that it is busy', async () => {
  const press = jest.fn()
  render(
    <Button loading onClick={press}>
      Enviar
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Enviar' })
  await userEvent.click(button)
  expect(press).not.toHaveBeenCalled()
  expect(button).toBeDisabled()
  expect(button).toHaveAttribute('aria-busy', 'true')
})

it('does not send a form unless it is told to', async () => {
  const send = jest.fn((event) => event.preventDefault())
  render(
    <form onSubmit={send}>
      <Button>Mostrar</Button>
      <Button type="submit">Enviar</Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar' }))
  expect(send).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }))
  expect(send).toHaveBeenCalledTimes(1)
})

it('as a link leads somewhere, and warns of a new tab', () => {
  render(
    <>
      <ButtonLink href="/agents">Ver agentes</ButtonLink>
      <ButtonLink href="https://wa.me/55" external>
        Falar com especialista
      </ButtonLink>
    </>,
  )
  expect(screen.getByRole('link', { name: 'Ver agentes' })).toHaveAttribute('href', '/agents')
  const external = screen.getByRole('link', { name: 'Falar com especialista (abre em nova aba)' })
  expect(external).toHaveAttribute('target', '_blank')
  expect(external).toHaveAttribute('rel', 'noopener noreferrer')
})

it('has the variants and sizes of the specification', () => {
  expect(buttonVariants).toEqual([
    'primary',
    'secondary',
    'outline',
    'ghost',
    'danger',
    'success',
    'warning',
    'info',
  ])
  expect(buttonSizes).toEqual(['sm', 'md', 'lg', 'xl'])
})
