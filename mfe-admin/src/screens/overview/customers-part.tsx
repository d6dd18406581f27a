import {
  type AdminCustomer,
  getCustomer,
  getCustomers,
  refundCustomer,
  subscriptionStatus,
} from '@ag/contracts'
import { formatBRL, formatDay, formatTime, subscriptionLabel, toCents } from '@ag/core'
import {
  call,
  Link,
  notify,
  query,
  queryClient,
  untilClosed,
  useSearchParams,
  useSuspenseQuery,
} from '@ag/platform'
import { Badge, Button, Text } from '@ag/ui'
import { type Column, Table } from '@ag/ui/data'
import { Textarea } from '@ag/ui/form'
import { Fact, Facts, FormModal, SectionCard } from '@ag/ui/work'
import { useState } from 'react'
import * as z from 'zod/mini'
import { usePermission } from '../../admin-queries'
import { BackLink } from '../../parts/back-link/back-link'
import { AdminList } from '../../parts/list/admin-list'
import { useListAddress } from '../../parts/list/list-address'
import { MarkPaid } from './mark-paid'
import { texts } from './texts'

const reais = (amount: number) => formatBRL(toCents(amount))

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

function CustomerCard({ id }: { id: string }) {
  const { data } = useSuspenseQuery(query(getCustomer, { params: { id } }))
  const { customer, people, subscriptions, invoices } = data
  const may = usePermission()('billing:write')
  const { href } = useListAddress()
  const [refunding, setRefunding] = useState<string>()
  const refunded = subscriptions.find(({ product_id }) => product_id === refunding)
  return (
    <>
      <BackLink to={href({ cliente: undefined })}>{texts.back}</BackLink>
      <SectionCard
        id="customer"
        title={customer.name}
        status={customer.owes > 0 && <Badge tone="warning">{`${texts.owes}: ${reais(customer.owes)}`}</Badge>}
      >
        <Facts>
          <Fact name={texts.since}>{formatDay(customer.created_at)}</Fact>
          {people.map((person) => (
            <Fact key={person.id} name={person.name}>
              <span>{person.email}</span>
              <Badge tone={person.email_verified ? 'success' : 'neutral'}>
                {person.email_verified ? texts.verified : texts.unverified}
              </Badge>
              <Text size="sm" tone="muted">
                {person.last_login
                  ? texts.lastLogin(`${formatDay(person.last_login)}, ${formatTime(person.last_login)}`)
                  : texts.never}
              </Text>
            </Fact>
          ))}
        </Facts>
      </SectionCard>
      <SectionCard id="services" title={texts.services}>
        {subscriptions.length === 0 && <Text tone="muted">{texts.noServices}</Text>}
        <Facts>
          {subscriptions.map(({ product_id, name, status, price, trial_ends_at, guarantee_until }) => (
            <Fact key={product_id} name={name}>
              <Badge>{subscriptionLabel(status)}</Badge>
              <span>
                {texts.aMonth(reais(price))}
                {status === 'trialing' && trial_ends_at && `, ${texts.trialUntil(formatDay(trial_ends_at))}`}
                {guarantee_until && `, ${texts.guarantee(formatDay(guarantee_until))}`}
              </span>
              {may && guarantee_until && (
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={texts.refundAsk(name)}
                  onClick={() => setRefunding(product_id)}
                >
                  {texts.refund}
                </Button>
              )}
            </Fact>
          ))}
        </Facts>
      </SectionCard>
      <SectionCard id="invoices" title={texts.invoices}>
        {invoices.length === 0 ? (
          <Text tone="muted">{texts.noInvoices}</Text>
        ) : (
          <Table
            caption={texts.invoicesOf(customer.name)}
            captionHidden
            rows={invoices}
            rowKey={(invoice) => invoice.id}
            columns={[
              { id: 'number', header: texts.number, heads: true, cell: ({ number }) => number },
              { id: 'issued', header: texts.issued, cell: ({ issued_at }) => formatDay(issued_at) },
              { id: 'due', header: texts.due, cell: ({ due_date }) => formatDay(due_date) },
              { id: 'total', header: texts.amount, align: 'end', cell: ({ total }) => reais(total) },
              {
                id: 'status',
                header: texts.status,
                cell: ({ id: invoiceId, number, status }) => (
                  <>
                    {texts.invoiceStates[status]} <MarkPaid id={invoiceId} number={number} status={status} />
                  </>
                ),
              },
            ]}
          />
        )}
      </SectionCard>
      {refunded && (
        <FormModal
          title={texts.refundAsk(refunded.name)}
          submit={texts.refund}
          danger
          schema={z.object({ reason: z.string() })}
          action={async ({ reason }) => {
            const reply = await call(refundCustomer, {
              params: { id },
              body: { product_id: refunded.product_id, reason },
            })
            await queryClient.invalidateQueries({ queryKey: [getCustomer.path] })
            setRefunding(undefined)
            notify({ type: 'success', title: texts.refunded(reais(reply.refunded)), duration: untilClosed })
          }}
          onClose={() => setRefunding(undefined)}
        >
          <Text>{texts.refundLead}</Text>
          <Textarea label={texts.reason} name="reason" rows={2} maxLength={500} />
        </FormModal>
      )}
    </>
  )
}
