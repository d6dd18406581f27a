import { type AdminCustomer, getCustomers, getCustomersFile, subscriptionStatus } from '@ag/contracts'
import { formatDay, subscriptionLabel } from '@ag/core'
import { Link, useSearchParams } from '@ag/platform'
import type { Column } from '@ag/ui/data'
import { AdminList } from '../../parts/list/admin-list'
import { useListAddress } from '../../parts/list/list-address'
import { CustomerCard } from './customer/customer-card'
import { reais } from './reais'
import { texts } from './texts'

/** Who pays, for what, and what they owe. */
export function CustomersPart() {
  const [address] = useSearchParams()
  const id = address.get('cliente')
  if (id) return <CustomerCard key={id} id={id} />
  return (
    <AdminList<AdminCustomer>
      list="customers"
      caption={texts.customersCaption}
      endpoint={getCustomers}
      rowKey={(customer) => customer.id}
      columns={columns}
      optional={['email', 'people', 'since']}
      filters={[
        {
          name: 'status',
          label: texts.status,
          options: subscriptionStatus.options.map((status) => [status, subscriptionLabel(status)] as const),
        },
      ]}
      file={{ endpoint: getCustomersFile, name: 'clientes.csv' }}
    />
  )
}

const columns: Column<AdminCustomer>[] = [
  {
    id: 'name',
    header: texts.company,
    heads: true,
    sortable: true,
    cell: (customer) => <Name customer={customer} />,
  },
  { id: 'email', header: texts.email, cell: ({ contact }) => contact?.email ?? texts.none },
  { id: 'people', header: texts.people, align: 'end', cell: ({ people }) => people },
  {
    id: 'services',
    header: texts.services,
    cell: ({ subscriptions }) =>
      subscriptions.map(({ name, status }) => `${name} (${subscriptionLabel(status)})`).join(', ') ||
      texts.none,
  },
  { id: 'owes', header: texts.owes, align: 'end', cell: ({ owes }) => (owes > 0 ? reais(owes) : texts.none) },
  { id: 'since', header: texts.since, cell: ({ created_at }) => formatDay(created_at) },
]

function Name({ customer: { id, name } }: { customer: AdminCustomer }) {
  const { href } = useListAddress()
  return <Link to={href({ cliente: id })}>{name}</Link>
}
