import type { AdminOverview } from '@ag/contracts'
import { useQuery } from '@ag/platform'
import { VisuallyHidden } from '@ag/ui'
import { Figure, type FigureProps } from './figure'
import { formatCount } from './format-count'
import styles from './overview-screen.module.css'
import { inTrouble, releases } from './releases/release-state'
import { texts as releaseTexts } from './releases/texts'
import { texts } from './texts'

/** The figures that tell how things stand; those that ask for something lead to it. */
export function Numbers({ overview }: { overview: AdminOverview }) {
  return (
    <section aria-labelledby="numbers">
      <h2 id="numbers">
        <VisuallyHidden>{texts.numbers}</VisuallyHidden>
      </h2>
      <dl className={styles.numbers}>
        {figuresOf(overview).map((figure) => (
          <Figure key={figure.name} {...figure} />
        ))}
        <ReleasesFigure />
      </dl>
    </section>
  )
}

const figuresOf = ({ users, mail, ...overview }: AdminOverview): FigureProps[] => [
  {
    name: texts.leadsToday,
    value: formatCount(overview.leads_today),
    detail: texts.leadsTodayDetail,
    to: '/admin?aba=leads',
    permission: 'leads:read',
  },
  {
    name: texts.meetingsToday,
    value: formatCount(overview.meetings_today),
    detail: texts.meetingsPending(formatCount(overview.meetings_pending)),
    to: '/admin/meetings?aba=lista&status=pending',
    permission: 'meetings:read',
  },
  {
    name: texts.trials,
    value: formatCount(overview.trials_ending_7_days),
    detail: texts.trialsDetail,
    to: '/admin?aba=clientes&status=trialing',
    permission: 'billing:read',
  },
  {
    name: texts.failedPayments,
    value: formatCount(overview.failed_payments),
    detail: texts.failedPaymentsDetail,
    to: '/admin?aba=faturas&failed=true',
    permission: 'billing:read',
  },
  {
    name: texts.refundsToSend,
    value: formatCount(overview.refunds_to_send),
    detail: texts.refundsToSendDetail,
    to: '/admin?aba=faturas&to_send_back=true',
    permission: 'billing:read',
  },
  {
    name: texts.assistant,
    value: texts.assistantStates[overview.assistant],
    detail: texts.assistantDetail,
  },
  {
    name: texts.users,
    value: formatCount(users.total),
    detail: texts.usersDetail(formatCount(users.verified), formatCount(users.new_last_7_days)),
  },
  {
    name: texts.products,
    value: formatCount(overview.products),
    detail: texts.productsDetail,
    to: '/admin/products',
    permission: 'products:read',
  },
  {
    name: texts.mail,
    value: formatCount(mail.sent),
    detail: texts.mailDetail(formatCount(mail.waiting), formatCount(mail.dead)),
  },
]

/** How the site's areas load. The gateway knows, not the backend: without its answer the other figures stand. */
function ReleasesFigure() {
  const { data, isError } = useQuery(releases)
  const trouble = data ? inTrouble(data) : 0
  const { states, failing, figure, figureDetail, none } = releaseTexts
  const well = data ? states.well : isError ? states.unknown : none
  return (
    <Figure
      name={figure}
      value={trouble > 0 ? failing(trouble) : well}
      detail={figureDetail}
      to="/admin?aba=publicacoes"
      permission="overview:read"
    />
  )
}
