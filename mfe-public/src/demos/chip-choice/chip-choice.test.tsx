import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { useState } from 'react'
import { ChipChoice } from './chip-choice'

const options = [
  { id: 'a', name: 'Azul' },
  { id: 'b', name: 'Branco' },
] as const

function Colours() {
  const [chosen, setChosen] = useState<('a' | 'b')[]>(['b'])
  const problem = chosen.length === 0 ? 'Escolha uma cor.' : undefined
  return (
    <ChipChoice legend="Cores" options={options} chosen={chosen} onChange={setChosen} problem={problem} />
  )
}

it('passes axe and is chosen by keyboard, in the order of the options', async () => {
  const { container } = render(<Colours />)
  expect(await axe(container)).toHaveNoViolations()
  await userEvent.tab()
  await userEvent.keyboard(' ')
  expect(screen.getByLabelText('Azul')).toBeChecked()
  expect(screen.getByLabelText('Branco')).toBeChecked()
})

it('says what is wrong and ties it to the group', async () => {
  render(<Colours />)
  await userEvent.click(screen.getByText('Branco'))
  expect(screen.getByRole('group', { name: 'Cores' })).toHaveAccessibleDescription('Escolha uma cor.')
  expect(screen.getByRole('alert')).toHaveTextContent('Escolha uma cor.')
})
