import { type ChannelId, channelName, isPaid } from '@ag/agents/marketing-ai/brief'
import { type Assumption, type Assumptions, type Range, rangeProblem } from '@ag/agents/marketing-ai/forecast'
import { parseDecimal } from '@ag/agents/marketing-ai/parse-reais'
import { ownCosts } from '@ag/agents/marketing-ai/split-budget'
import { formatBRL } from '@ag/core'
import { Button, Text } from '@ag/ui'
import { Table } from '@ag/ui/data'
import { Input } from '@ag/ui/form'
import { useId, useState } from 'react'
import styles from './assumption-table.module.css'
import { texts } from './texts'

interface AssumptionTableProps {
  channels: ChannelId[]
  assumptions: Assumptions
  result: string
  onChange: (channel: ChannelId, change: Partial<Assumption>) => void
  onReset: () => void
}

/** What the forecast is made of, channel by channel, to be changed. */
export function AssumptionTable({ channels, assumptions, result, onChange, onReset }: AssumptionTableProps) {
  const ranges =
    (field: keyof Assumption, label: string, scale: number, most: number) => (channel: ChannelId) => {
      const range = assumptions[channel][field]
      if (range === undefined)
        return isPaid(channel) ? null : texts.assumptions.noCpc(formatBRL(ownCosts[channel].perThousand))
      return (
        <RangeInput
          range={range}
          scale={scale}
          most={most}
          name={(end) => texts.assumptions.name(channelName(channel), label, end)}
          onChange={(next) => onChange(channel, { [field]: next })}
        />
      )
    }
  const { cpc, ctr, conversion } = texts.assumptions
  return (
    <div className={styles.assumptions}>
      <Text size="sm" tone="muted">
        {texts.assumptions.lead}
      </Text>
      <Table
        caption={texts.assumptions.caption}
        captionHidden
        rows={channels}
        rowKey={(channel) => channel}
        columns={[
          { id: 'channel', header: texts.money.channel, cell: channelName, heads: true },
          { id: 'cpc', header: cpc, cell: ranges('cpc', cpc, 100, 1000) },
          { id: 'ctr', header: ctr, cell: ranges('ctr', ctr, 1, 100) },
          {
            id: 'conversion',
            header: conversion(result),
            cell: ranges('conversion', conversion(result), 1, 100),
          },
        ]}
      />
      <div>
        <Button size="sm" variant="ghost" onClick={onReset}>
          {texts.assumptions.reset}
        </Button>
      </div>
    </div>
  )
}

interface RangeInputProps {
  range: Range
  /** What is typed times this is what is kept. */
  scale: number
  /** The highest that may be typed. */
  most: number
  name: (end: string) => string
  onChange: (range: Range) => void
}

const plain = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2, useGrouping: false })

/** Two ends of a range; as long as they make none, the one before stands and the trouble is said. */
function RangeInput({ range, scale, most, name, onChange }: RangeInputProps) {
  const id = useId()
  const [low, setLow] = useState(plain.format(range.low / scale))
  const [high, setHigh] = useState(plain.format(range.high / scale))
  const problem = rangeProblem(parseDecimal(low), parseDecimal(high), most)
  const take = (nextLow: string, nextHigh: string) => {
    setLow(nextLow)
    setHigh(nextHigh)
    const [from, to] = [parseDecimal(nextLow), parseDecimal(nextHigh)]
    if (from !== undefined && to !== undefined && !rangeProblem(from, to, most))
      onChange({ low: from * scale, high: to * scale })
  }
  const about = {
    className: styles.input,
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    maxLength: 7,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem && id,
  }
  return (
    <div className={styles.range}>
      <Input
        {...about}
        aria-label={name(texts.assumptions.low)}
        value={low}
        onChange={({ target }) => take(target.value, high)}
      />
      <span aria-hidden="true">a</span>
      <Input
        {...about}
        aria-label={name(texts.assumptions.high)}
        value={high}
        onChange={({ target }) => take(low, target.value)}
      />
      <p id={id} className={styles.problem} role="alert">
        {problem}
      </p>
    </div>
  )
}
