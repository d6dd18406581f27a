import { endCustomerSessions, getCustomer, refundCustomer } from '@ag/contracts'
import { formatDay, formatTime, subscriptionLabel, whatsappLink } from '@ag/core'
import { call, notify, query, queryClient, untilClosed, useSuspenseQuery } from '@ag/platform'
import { Badge, Button, DataBoundary, ExternalLink, Skeleton, Text } from '@ag/ui'
import { Table } from '@ag/ui/data'
import { Textarea } from '@ag/ui/form'
import { Fact, Facts, FormModal, SectionCard } from '@ag/ui/work'
import { useState } from 'react'
import * as z from 'zod/mini'
import { usePermission } from '../../../admin-queries'
import { BackLink } from '../../../parts/back-link/back-link'
import { useListAddress } from '../../../parts/list/list-address'
import { MarkPaid } from '../mark-paid'
import { reais } from '../reais'
import { texts } from '../texts'
import { CustomerHistory } from './customer-history'
import { texts as own } from './texts'

/** One company: its people and how to reach them, what it holds and owes, and what has happened with it. */
export function CustomerCard({ id }: { id: string }) {
  const { data } = useSuspenseQuery(query(getCustomer, { params: { id } }))
  const { customer, people, subscriptions, invoices } = data
  const permits = usePermission()
  const may = permits('billing:write')
  const { href } = useListAddress()
  const [refunding, setRefunding] = useState<string>()
  const [leaving, setLeaving] = useState<(typeof people)[number]>()
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
          {customer.contact && <Contact {...customer.contact} />}
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
              {permits('settings:write') && (
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={own.endSessionsOf(person.name)}
                  onClick={() => setLeaving(person)}
                >
                  {own.endSessions}
                </Button>
              )}
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
              { id: 'number', header: texts.number, heads: true, whole: true, cell: ({ number }) => number },
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
      <DataBoundary loading={<Skeleton shape="card" rows={3} />}>
        <CustomerHistory id={id} />
      </DataBoundary>
      {refunded && (
        <ReasonModal
          title={texts.refundAsk(refunded.name)}
          submit={texts.refund}
          lead={texts.refundLead}
          action={async (reason) => {
            const reply = await call(refundCustomer, {
              params: { id },
              body: { product_id: refunded.product_id, reason },
            })
            await queryClient.invalidateQueries({ queryKey: [getCustomer.path] })
            setRefunding(undefined)
            notify({ type: 'success', title: texts.refunded(reais(reply.refunded)), duration: untilClosed })
          }}
          onClose={() => setRefunding(undefined)}
        />
      )}
      {leaving && (
        <ReasonModal
          title={own.endSessionsOf(leaving.name)}
          submit={own.endSessions}
          lead={own.endSessionsLead}
          action={async (reason) => {
            const { ended } = await call(endCustomerSessions, {
              params: { id, person: leaving.id },
              body: { reason },
            })
            setLeaving(undefined)
            notify({ type: 'success', title: own.ended(ended) })
          }}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </>
  )
}

interface ReasonModalProps {
  title: string
  submit: string
  lead: string
  action: (reason: string) => Promise<void>
  onClose: () => void
}

/** Asks why, before something is done that cannot be taken back. */
function ReasonModal({ title, submit, lead, action, onClose }: ReasonModalProps) {
  return (
    <FormModal
      title={title}
      submit={submit}
      danger
      schema={z.object({ reason: z.string() })}
      action={({ reason }) => action(reason)}
      onClose={onClose}
    >
      <Text>{lead}</Text>
      <Textarea label={texts.reason} name="reason" rows={2} maxLength={500} />
    </FormModal>
  )
}

/** Ways to reach the first who signed up. */
function Contact({ name, email, phone }: { name: string; email: string; phone: string | null }) {
  return (
    <Fact name={own.contact}>
      <a href={`mailto:${encodeURIComponent(email)}`}>{own.write(name)}</a>
      {phone && <ExternalLink href={whatsappLink(phone, own.hello(name))}>{own.whatsapp}</ExternalLink>}
    </Fact>
  )
}
