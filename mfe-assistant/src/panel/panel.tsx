import { getSettings, type Settings } from '@ag/contracts'
import { barePath, pageContext, whatsappLink, whatsappTexts } from '@ag/core'
import { query, queryClient, useQuery } from '@ag/platform'
import { classNames, VisuallyHidden } from '@ag/ui'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import type { AssistantProps } from '../assistant-props'
import { type Conversation, isAnswering } from '../conversation/conversation'
import { specialistMessage } from '../conversation/message'
import { suggestionAction } from '../conversation/suggestion-action'
import { Composer } from './composer'
import { Failure } from './failure'
import { Header } from './header'
import { MessageList } from './message-list'
import styles from './panel.module.css'
import { Suggestions } from './suggestions'
import { texts } from './texts'
import { useAgentPrice } from './use-agent-price'
import { useConversation } from './use-conversation'
import { useDialog } from './use-dialog'

export { createConversation } from '../conversation/conversation'
export { UnreadTitle } from './unread-title'

export interface PanelProps
  extends Pick<AssistantProps, 'path' | 'user' | 'navigate' | 'openWhatsApp' | 'look' | 'onClose'> {
  settings: Settings
  conversation: Conversation
}

/** How old what is said about the assistant's health may get while the panel is open. */
const healthLasts = 60_000

/** The talk: beside the page on a desk, over the whole screen of a phone; or the page itself. */
export function Panel(props: PanelProps) {
  return props.look === 'page' ? <TalkPage {...props} /> : <TalkDialog {...props} />
}

function TalkDialog(props: PanelProps) {
  const id = useId()
  const input = useRef<HTMLTextAreaElement>(null)
  const { dialog, coversPage } = useDialog(input)
  const [hasMenu, setHasMenu] = useState(false)

  function dismiss() {
    if (hasMenu) setHasMenu(false)
    else props.onClose?.()
  }

  return (
    <dialog
      ref={dialog}
      className={classNames(styles.panel, props.look === 'help' && styles.help)}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-disclosure`}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
        event.preventDefault()
        dismiss()
      }}
      onCancel={(event) => {
        event.preventDefault()
        dismiss()
      }}
    >
      <TalkParts
        {...props}
        id={id}
        input={input}
        frame={dialog}
        coversPage={coversPage}
        hasMenu={hasMenu}
        onMenu={setHasMenu}
      />
    </dialog>
  )
}

/** Nobody asked for the focus on a page that has just been opened. */
function TalkPage(props: PanelProps) {
  const id = useId()
  const input = useRef<HTMLTextAreaElement>(null)
  const section = useRef<HTMLElement>(null)
  const [hasMenu, setHasMenu] = useState(false)
  return (
    <section
      ref={section}
      className={classNames(styles.panel, styles.page)}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-disclosure`}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
        if (hasMenu) setHasMenu(false)
        else props.onClose?.()
      }}
    >
      <TalkParts
        {...props}
        id={id}
        input={input}
        frame={section}
        coversPage={never}
        hasMenu={hasMenu}
        onMenu={setHasMenu}
      />
    </section>
  )
}

const never = () => false

interface TalkPartsProps extends PanelProps {
  id: string
  input: RefObject<HTMLTextAreaElement | null>
  /** What all of it stands in. */
  frame: RefObject<HTMLElement | null>
  coversPage: () => boolean
  hasMenu: boolean
  onMenu: (isOpen: boolean) => void
}

function TalkParts({ path, user, conversation, navigate, openWhatsApp, onClose, ...props }: TalkPartsProps) {
  const { id, input, frame, coversPage, hasMenu, onMenu } = props
  const talk = useConversation(conversation)
  const settings = useSettings(props.settings)
  const agentCents = useAgentPrice(path)
  const { company_name: company } = settings
  const userName = user?.name

  useEffect(() => {
    conversation.seePage(pageContext({ path, company, userName, agentCents }))
  }, [conversation, path, company, userName, agentCents])

  useEffect(() => {
    conversation.open()
    return conversation.close
  }, [conversation])

  const last = talk.messages.at(-1)
  const suggestions = isAnswering(talk) || last?.type !== 'assistant' ? [] : last.metadata.suggestions

  function choose(suggestion: string) {
    const action = suggestionAction(suggestion, settings)
    if (action.kind === 'navigate') return goTo(action.path)
    if (action.kind === 'whatsapp') handOver(action.url)
    else conversation.say(suggestion)
    stay()
  }

  function goTo(target: string) {
    if (coversPage() || target.split('#')[0] === barePath(path)) onClose?.()
    navigate(target)
  }

  function handOver(url: string, summary?: string) {
    openWhatsApp(url)
    void conversation.handOver(specialistMessage(settings, new Date()), summary)
  }

  // What was pressed goes away; the keyboard stays in the panel. A phone's own keyboard would hide the answer.
  function stay() {
    if (coversPage()) frame.current?.focus()
    else input.current?.focus()
  }

  return (
    <>
      <Header
        id={id}
        settings={settings}
        conversation={conversation}
        hasMenu={hasMenu}
        onMenu={onMenu}
        look={props.look}
        onClose={onClose}
      />
      <MessageList
        talk={talk}
        onOlder={conversation.loadOlder}
        actions={{
          choose,
          goTo,
          openChat: (summary) =>
            handOver(whatsappLink(settings.whatsapp_number, whatsappTexts.handOver(summary)), summary),
        }}
      />
      <VisuallyHidden role="status">{talk.announcement}</VisuallyHidden>
      <Suggestions
        suggestions={suggestions.filter((each) => !isSlot(each, last))}
        settings={settings}
        onChoose={choose}
      />
      {talk.failure !== undefined && (
        <Failure
          message={talk.failure}
          settings={settings}
          onRetry={() => {
            conversation.clearFailure()
            input.current?.focus()
          }}
        />
      )}
      <p className={styles.waiting} role="status">
        {talk.isWaiting && texts.waiting}
      </p>
      <Composer
        ref={input}
        draft={talk.draft}
        isBusy={isAnswering(talk)}
        onWrite={conversation.write}
        onSend={() => conversation.say()}
      />
    </>
  )
}

/** Slots stand in a card of their own. */
const isSlot = (
  suggestion: string,
  message: ReturnType<Conversation['state']>['messages'][number] | undefined,
) =>
  message?.metadata.cards.some(
    (card) => card.type === 'slots' && card.slots.some(({ label }) => label === suggestion),
  )

/** The site's settings, with how the assistant does now: what the page was made with may be hours old. */
function useSettings(known: Settings): Settings {
  const { data } = useQuery(
    { ...query(getSettings), refetchOnMount: 'always', refetchInterval: healthLasts },
    queryClient,
  )
  return data ?? known
}
