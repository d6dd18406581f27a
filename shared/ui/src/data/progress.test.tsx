import { render, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { Progress } from './progress'

it('passes axe, with a value and without', async () => {
  const { container } = render(
    <>
      <Progress label="Mensagens" value={820} max={1000} detail="820 de 1.000" tone="warning" />
      <Progress label="Importando" />
    </>,
  )
  expect(await axe(container)).toHaveNoViolations()
})

it('says how far it has come', () => {
  render(<Progress label="Mensagens" value={820} max={1000} detail="820 de 1.000" />)
  const bar = screen.getByRole('progressbar', { name: 'Mensagens' })
  expect(bar).toHaveAttribute('value', '820')
  expect(bar).toHaveAttribute('max', '1000')
  expect(bar).toHaveAccessibleDescription('820 de 1.000')
})

it('claims nothing while nobody knows', () => {
  render(<Progress label="Importando" />)
  expect(screen.getByRole('progressbar', { name: 'Importando' })).not.toHaveAttribute('value')
})
