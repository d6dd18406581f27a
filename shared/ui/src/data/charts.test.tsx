import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { renderToString } from 'react-dom/server'
import { BarChart } from './bar-chart'
import { LineChart } from './line-chart'
import { Sparkline } from './sparkline'

const about = {
  title: 'Mensagens por mês',
  unit: 'Mensagens',
  points: [
    { label: 'set', value: 0 },
    { label: 'out', value: 500 },
    { label: 'nov', value: 1000 },
  ],
}

describe.each([
  ['bars', BarChart],
  ['a line', LineChart],
])('as %s', (_, Chart) => {
  it('passes axe, closed and open', async () => {
    const { container } = render(<Chart {...about} />)
    expect(screen.getByRole('figure', { name: 'Mensagens por mês' })).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
    await userEvent.click(screen.getByText('Ver em tabela'))
    expect(await axe(container)).toHaveNoViolations()
  })

  it('has its numbers in a table beside it', async () => {
    render(<Chart {...about} format={(value) => `${value} msg`} />)
    await userEvent.click(screen.getByText('Ver em tabela'))
    const table = within(screen.getByRole('table', { name: 'Mensagens por mês' }))
    expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'PeríodoMensagens',
      'set0 msg',
      'out500 msg',
      'nov1000 msg',
    ])
  })

  it('says how high it goes', () => {
    const { container } = render(<Chart {...about} points={[{ label: 'nov', value: 4200 }]} />)
    const scale = container.querySelector('.scale')
    expect([...(scale?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      '5.000',
      '2.500',
      '0',
    ])
  })

  it('does with nothing at all', async () => {
    const { container } = render(<Chart {...about} points={[]} />)
    expect(await axe(container)).toHaveNoViolations()
  })

  it('has no style attribute when rendered on a server', () => {
    expect(renderToString(<Chart {...about} />)).not.toMatch(/ style=/)
  })
})

it('draws bars as high as their values', () => {
  const { container } = render(<BarChart {...about} />)
  const heights = [...container.querySelectorAll('rect')].map((bar) => bar.getAttribute('height'))
  expect(heights).toEqual(['0', '50', '100'])
})

it('as a sparkline passes axe and tells its course', async () => {
  const { container } = render(<Sparkline {...about} />)
  expect(await axe(container)).toHaveNoViolations()
  expect(screen.getByText('Mensagens por mês: set 0, out 500, nov 1.000')).toBeInTheDocument()
})
