import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Badge } from '../badge/badge'
import { type Column, type Sorting, Table } from './table'

interface Invoice {
  month: string
  agent: string
  status: 'Paga' | 'Em aberto'
  cents: number
}

const invoices: Invoice[] = [
  { month: 'Outubro', agent: 'Atendimento', status: 'Paga', cents: 4900 },
  { month: 'Novembro', agent: 'Cobrança', status: 'Em aberto', cents: 12900 },
]

const columns: Column<Invoice>[] = [
  { id: 'month', header: 'Mês', cell: ({ month }) => month, heads: true },
  { id: 'agent', header: 'Agente', cell: ({ agent }) => agent },
  {
    id: 'status',
    header: 'Situação',
    cell: ({ status }) => <Badge tone={status === 'Paga' ? 'success' : 'warning'}>{status}</Badge>,
  },
  { id: 'amount', header: 'Valor', cell: ({ cents }) => `R$ ${cents / 100},00`, align: 'end' },
]

const meta = {
  title: 'Data/Table',
  component: Table<Invoice>,
  tags: ['wide'],
  args: { caption: 'Faturas', columns, rows: invoices, rowKey: ({ month }) => month },
} satisfies Meta<typeof Table<Invoice>>
export default meta
type Story = StoryObj<typeof meta>

export const Rows: Story = {}
export const Empty: Story = { args: { rows: [] } }

/** Presses order the rows; it begins in the order of the amounts. */
export const Sorted: Story = {
  render: function Sorted(props) {
    const [sorting, setSorting] = useState<Sorting>({ column: 'amount', direction: 'descending' })
    const way = sorting.direction === 'ascending' ? 1 : -1
    return (
      <Table
        {...props}
        columns={columns.map((column) => ({ ...column, sortable: column.id === 'amount' }))}
        rows={[...invoices].sort((one, other) => way * (one.cents - other.cents))}
        sorting={sorting}
        onSort={setSorting}
      />
    )
  },
}

/** It scrolls in a frame of its own. */
export const WiderThanItsPlace: Story = {
  args: {
    rows: invoices.slice(0, 1),
    columns: Array.from({ length: 12 }, (_, index) => ({
      id: `column-${index}`,
      header: `Semana ${index + 1}`,
      cell: ({ cents }) => `${cents / 100} conversas`,
      heads: index === 0,
    })),
  },
}
