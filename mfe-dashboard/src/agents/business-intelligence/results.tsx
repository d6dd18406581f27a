import { csv } from '@ag/agents/csv'
import { type BiPin, unpinBiQuestion } from '@ag/contracts'
import { describeError, formatTime } from '@ag/core'
import { call, notify, queryClient, useMutation, useSuspenseQuery } from '@ag/platform'
import { Alert, Badge, Button, Card, Cluster, EmptyState, Heading, Text } from '@ag/ui'
import { saveFile } from '@ag/ui/work'
import PinIcon from 'lucide-react/icons/pin'
import { AlertPart } from './alert-part'
import { AnswerTable, Picture } from './answer-view'
import { boardPicture } from './board-picture'
import styles from './business-intelligence.module.css'
import { board } from './queries'
import { texts } from './texts'

/** Pinned questions with what the tables say now. */
export function Results() {
  const { pins, calculated_at } = useSuspenseQuery(board).data
  if (pins.length === 0)
    return (
      <EmptyState icon={<PinIcon />} title={texts.board.empty}>
        {texts.board.emptyLead}
      </EmptyState>
    )
  return (
    <section className={styles.board} aria-labelledby="bi-board">
      <div className={styles.head}>
        <div className={styles.words}>
          <Heading level={2} size="lg" id="bi-board">
            {texts.board.title}
          </Heading>
          <Text size="sm" tone="muted">
            {texts.board.lead} {texts.board.at(formatTime(calculated_at))}
          </Text>
        </div>
        <Cluster>
          <Button variant="outline" size="sm" onClick={() => saveFile('painel.csv', boardCsv(pins))}>
            {texts.board.csv}
          </Button>
          <Button
            variant="outline"
            size="sm"
            onClick={async () => saveFile('painel.png', await boardPicture(pins))}
          >
            {texts.board.png}
          </Button>
        </Cluster>
      </div>
      <ul className={styles.pins} aria-labelledby="bi-board">
        {pins.map((pin) => (
          <li key={pin.id}>
            <PinCard pin={pin} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function PinCard({ pin }: { pin: BiPin }) {
  const { id, question, answer, table } = pin
  const title = answer.kind === 'answer' ? answer.title : question
  const unpin = useMutation({
    mutationFn: () => call(unpinBiQuestion, { params: { pin: id } }),
    async onSuccess() {
      await queryClient.invalidateQueries({ queryKey: board.queryKey })
      notify({ type: 'success', title: texts.board.unpinned })
    },
    onError: (error) => notify({ type: 'error', ...describeError(error), action: undefined }),
  })
  return (
    <Card as="article" aria-label={title} className={styles.answer}>
      <div className={styles.head}>
        <Heading level={3} size="md">
          {title}
        </Heading>
        {table && <Badge>{texts.answer.from(table.name)}</Badge>}
      </div>
      {answer.kind === 'answer' ? (
        <>
          <Text>{answer.sentence}</Text>
          {answer.chart ? <Picture answer={answer} /> : <AnswerTable answer={answer} />}
        </>
      ) : (
        <Alert tone="warning" title={texts.answer.unknown}>
          {answer.message}
        </Alert>
      )}
      <AlertPart pin={pin} title={title} />
      <div>
        <Button
          variant="ghost"
          size="sm"
          loading={unpin.isPending}
          aria-label={`${texts.board.unpin}: ${title}`}
          onClick={() => unpin.mutate()}
        >
          {texts.board.unpin}
        </Button>
      </div>
    </Card>
  )
}

/** The tables of all answers, one below the other. */
function boardCsv(pins: BiPin[]): Blob {
  const rows = pins.flatMap(({ answer }) =>
    answer.kind === 'answer' ? [[answer.title], answer.table.header, ...answer.table.rows, ['']] : [],
  )
  return new Blob([csv(rows)], { type: 'text/csv;charset=utf-8' })
}
