import type { AvailabilityRule } from '@ag/contracts'
import { weekdayName } from '@ag/core/day-names'
import { Button } from '@ag/ui'
import { Table } from '@ag/ui/data'
import styles from './availability.module.css'
import { detailsOf, workdays } from './rule-form'
import { texts } from './texts'

interface WeekTableProps {
  /** Whose week it is. */
  name: string
  rules: AvailabilityRule[]
  /** For those who may change it. */
  onEdit?: (rule: AvailabilityRule) => void
  onRemove?: (rule: AvailabilityRule) => void
}

/** A working week, day by day. */
export function WeekTable({ name, rules, onEdit, onRemove }: WeekTableProps) {
  const days = workdays.map((day) => ({
    weekday: day,
    hours: rules.filter(({ weekday }) => weekday === day),
  }))
  return (
    <Table
      caption={texts.caption(name)}
      rows={days}
      rowKey={({ weekday }) => String(weekday)}
      columns={[
        {
          id: 'day',
          header: texts.day,
          heads: true,
          cell: ({ weekday }) => <span className={styles.day}>{weekdayName(weekday)}</span>,
        },
        {
          id: 'hours',
          header: texts.hours,
          cell: ({ weekday, hours }) =>
            hours.length === 0 ? (
              <span className={styles.closed}>{texts.closed}</span>
            ) : (
              <ul className={styles.rules}>
                {hours.map((rule) => {
                  const named = [weekdayName(weekday), rule.start, rule.end] as const
                  return (
                    <li key={rule.id} className={styles.rule}>
                      <span>
                        <strong>{texts.range(rule.start, rule.end)}</strong>
                        <span className={styles.details}>{detailsOf(rule)}</span>
                      </span>
                      <span className={styles.actions}>
                        {onEdit && (
                          <Button
                            variant="outline"
                            size="sm"
                            aria-label={texts.editOf(...named)}
                            onClick={() => onEdit(rule)}
                          >
                            {texts.edit}
                          </Button>
                        )}
                        {onRemove && (
                          <Button
                            variant="ghost"
                            size="sm"
                            aria-label={texts.removeOf(...named)}
                            onClick={() => onRemove(rule)}
                          >
                            {texts.remove}
                          </Button>
                        )}
                      </span>
                    </li>
                  )
                })}
              </ul>
            ),
        },
      ]}
    />
  )
}
