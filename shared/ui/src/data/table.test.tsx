import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { useState } from 'react'
import { type Sorting, Table } from './table'

const invoices = [
  { month: 'Outubro', cents: 7900 },
  { month: 'Novembro', cents: 4900 },
]

function Invoices({ initial, onSort }: { initial?: Sorting; onSort?: (sorting: Sorting) => void }) {
  const [sorting, setSorting] = useState(initial)
  return (
    <Table
      caption="Faturas"
      columns={[
        { id: 'month', header: 'Mês', cell: ({ month }) => month, heads: true, sortable: true },
        { id: 'amount', header: 'Valor', cell: ({ cents }) => `R$ ${cents / 100}`, align: 'end' },
      ]}
      rows={invoices}
      rowKey={({ month }) => month}
      sorting={sorting}
      onSort={(next) => {
        setSorting(next)
        onSort?.(next)
      }}
    />
  )
}

it('passes axe, and each cell is named by its row and column', async () => {
  const { container } = render(<Invoices />)
  expect(await axe(container)).toHaveNoViolations()
  const table = within(screen.getByRole('table', { name: 'Faturas' }))
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Mês', 'Valor'])
  expect(table.getByRole('row', { name: 'Novembro R$ 49' })).toBeVisible()
  expect(table.getByRole('rowheader', { name: 'Novembro' })).toBeVisible()
})

it('is scrolled and sorted by keyboard', async () => {
  const sorted = jest.fn()
  render(<Invoices onSort={sorted} />)
  await userEvent.tab()
  expect(screen.getByRole('region', { name: 'Faturas' })).toHaveFocus()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('columnheader', { name: 'Mês' })).toHaveAttribute('aria-sort', 'ascending')
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('columnheader', { name: 'Mês' })).toHaveAttribute('aria-sort', 'descending')
  expect(sorted.mock.calls).toEqual([
    [{ column: 'month', direction: 'ascending' }],
    [{ column: 'month', direction: 'descending' }],
  ])
})

it('is sorted by pointer, the other way round than it is', async () => {
  const sorted = jest.fn()
  render(<Invoices initial={{ column: 'month', direction: 'descending' }} onSort={sorted} />)
  await userEvent.click(screen.getByRole('button', { name: 'Mês' }))
  expect(sorted).toHaveBeenCalledWith({ column: 'month', direction: 'ascending' })
  expect(screen.queryByRole('button', { name: 'Valor' })).not.toBeInTheDocument()
})
