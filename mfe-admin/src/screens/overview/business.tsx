import { type AdminBusiness, getAdminBusiness } from '@ag/contracts'
import { shortMonth } from '@ag/core/day-names'
import { query, useSuspenseQuery } from '@ag/platform'
import { BarChart } from '@ag/ui/data'
import { Figure, type FigureProps } from './figure'
import { formatCount } from './format-count'
import styles from './overview-screen.module.css'
import { reais } from './reais'
import { texts } from './texts'

const business = query(getAdminBusiness)
const words = texts.business

/** What the business earns: each figure says how it is counted and leads to those it counts. */
export function Business() {
  const { data } = useSuspenseQuery(business)
  return (
    <section className={styles.business} aria-labelledby="business">
      <h2 className={styles.sectionTitle} id="business">
        {words.title}
      </h2>
      <dl className={`${styles.numbers} ${styles.amounts}`}>
        {figuresOf(data).map((figure) => (
          <Figure key={figure.name} {...figure} permission="billing:read" />
        ))}
      </dl>
      <BarChart
        title={words.chart}
        unit={words.received}
        axis={words.month}
        format={reais}
        points={data.months.map(({ month, received }) => ({
          label: `${shortMonth(Number(month.slice(5)) - 1)}/${month.slice(2, 4)}`,
          value: received,
        }))}
      />
    </section>
  )
}

/** '50%'; of none there is no share. */
const share = (part: number, whole: number) =>
  whole === 0 ? words.noShare : `${formatCount(Math.round((part / whole) * 100))}%`

const figuresOf = ({
  recurring,
  paying,
  trials,
  conversion,
  churn,
  overdue,
  forecast,
}: AdminBusiness): FigureProps[] => [
  {
    name: words.recurring,
    value: reais(recurring),
    detail: words.recurringDetail(formatCount(paying)),
    to: '/admin?aba=clientes&status=active',
  },
  {
    name: words.forecast,
    value: reais(forecast.received + forecast.due),
    detail: words.forecastDetail(reais(forecast.received), reais(forecast.due)),
    to: '/admin?aba=faturas',
  },
  {
    name: words.overdue,
    value: reais(overdue.amount),
    detail: words.overdueDetail(formatCount(overdue.count)),
    to: '/admin?aba=faturas&status=overdue',
  },
  {
    name: words.trials,
    value: formatCount(trials),
    detail: words.trialsDetail,
    to: '/admin?aba=clientes&status=trialing',
  },
  {
    name: words.conversion,
    value: share(conversion.became, conversion.ended),
    detail: words.conversionDetail(formatCount(conversion.became), formatCount(conversion.ended)),
  },
  {
    name: words.churn,
    value: share(churn.left, churn.before),
    detail: words.churnDetail(formatCount(churn.left), formatCount(churn.before)),
    to: '/admin?aba=clientes&status=cancelled',
  },
]
