import type { AccountSession } from '@ag/contracts'
import { formatDay, formatLongDay, formatTime } from '@ag/core'
import { notify, queryClient, untilClosed, useSuspenseQuery } from '@ag/platform'
import { Badge, Button, DataBoundary, Skeleton, Text, VisuallyHidden } from '@ag/ui'
import { FormModal, noFields, SectionCard } from '@ag/ui/work'
import MonitorIcon from 'lucide-react/icons/monitor'
import PhoneIcon from 'lucide-react/icons/smartphone'
import { useState } from 'react'
import { useFocusLater } from '../../../../parts/use-focus-later'
import { Row, Rows } from '../../parts/rows'
import { type Ending, endingOf, endingOfOthers, sessions } from './sessions'
import { texts } from './texts'

/** Where the account is open, and the way to close it there. */
export function SessionCard() {
  return (
    <SectionCard id="sessions" title={texts.title} lead={texts.lead}>
      <DataBoundary loading={<Skeleton rows={4} />}>
        <SessionList />
      </DataBoundary>
    </SectionCard>
  )
}

function SessionList() {
  const { items } = useSuspenseQuery(sessions).data
  const [ending, setEnding] = useState<Ending>()
  const focusLater = useFocusLater()
  const close = () => setEnding(undefined)

  async function goOn({ end }: Ending) {
    const done = await end()
    await queryClient.invalidateQueries({ queryKey: sessions.queryKey })
    notify({ type: 'success', title: done, duration: untilClosed })
    close()
    focusLater('sessions')
  }

  return (
    <>
      <Rows>
        {items.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => setEnding(endingOf(session))} />
        ))}
      </Rows>
      {items.some(({ current }) => !current) ? (
        <div>
          <Button variant="outline" onClick={() => setEnding(endingOfOthers)}>
            {texts.endOthers}
          </Button>
        </div>
      ) : (
        <Text size="sm" tone="muted">
          {texts.alone}
        </Text>
      )}
      {ending && (
        <FormModal
          title={ending.title}
          submit={ending.submit}
          danger
          schema={noFields}
          action={() => goOn(ending)}
          onClose={close}
        >
          <p>{ending.lead}</p>
        </FormModal>
      )}
    </>
  )
}

const phones = /Android|iOS/

function SessionRow({ session, onEnd }: { session: AccountSession; onEnd: () => void }) {
  const { device, place, created_at, last_seen_at, current } = session
  return (
    <Row
      icon={phones.test(device) ? <PhoneIcon /> : <MonitorIcon />}
      title={device}
      mark={current && <Badge tone="success">{texts.current}</Badge>}
      facts={[
        current ? texts.inUse : texts.lastUsed(formatDay(last_seen_at), formatTime(last_seen_at)),
        texts.since(formatLongDay(created_at), place),
      ]}
      actions={
        !current && (
          <Button size="sm" variant="outline" onClick={onEnd}>
            <span>
              {texts.end}
              <VisuallyHidden>{texts.ofDevice(device)}</VisuallyHidden>
            </span>
          </Button>
        )
      }
    />
  )
}
