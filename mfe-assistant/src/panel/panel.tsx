/** @jsxImportSource @emotion/react */
import { getSettings, type Settings } from '@ag/contracts'
import { barePath, pageContext, whatsappLink, whatsappTexts } from '@ag/core'
import { query, queryClient, track, useQuery } from '@ag/platform'
import { type Interpolation, keyframes, type Theme } from '@emotion/react'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import type { AssistantProps } from '../assistant-props'
import { type Conversation, isAnswering } from '../conversation/conversation'
import { specialistMessage } from '../conversation/message'
import { suggestionAction } from '../conversation/suggestion-action'
import { unseen } from '../parts/words'
import { BrandProvider, type BrandProviderProps } from './brand-provider'
import { Composer } from './composer'
import { Failure } from './failure'
import { Header } from './header'
import { MessageList } from './message-list'
import { Suggestions } from './suggestions'
import { texts } from './texts'
import { useAgentOn } from './use-agent-on'
import { asideWidth, useAside } from './use-aside'
import { useConversation } from './use-conversation'
import { useDialog } from './use-dialog'

export { createConversation } from '../conversation/conversation'
export { LauncherWords } from './launcher-words'
export { Nudge } from './nudge'

interface PanelProps
  extends BrandProviderProps,
    Pick<AssistantProps, 'path' | 'user' | 'navigate' | 'openWhatsApp' | 'look' | 'onClose'> {
  settings: Settings
  conversation: Conversation
}

/** How old what is said about the assistant's health may get while the panel is open. */
const healthLasts = 60_000

/** The conversation: beside the page on a desk, over the whole screen of a phone; or the page itself. */
export function Panel(props: PanelProps) {
  return (
    <BrandProvider tree={props.tree} brand={props.brand}>
      {props.look === 'page' ? <ConversationPage {...props} /> : <ConversationDialog {...props} />}
    </BrandProvider>
  )
}

function ConversationDialog(props: PanelProps) {
  const id = useId()
  const input = useRef<HTMLTextAreaElement>(null)
  const { dialog, coversPage } = useDialog(input)
  useAside(props.look === 'help')
  const [hasMenu, setHasMenu] = useState(false)

  function dismiss() {
    if (hasMenu) setHasMenu(false)
    else props.onClose?.()
  }

  return (
    <dialog
      ref={dialog}
      css={[panel, covering, props.look === 'help' && help]}
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
      <ConversationParts
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
function ConversationPage(props: PanelProps) {
  const id = useId()
  const input = useRef<HTMLTextAreaElement>(null)
  const section = useRef<HTMLElement>(null)
  const [hasMenu, setHasMenu] = useState(false)
  return (
    <section
      ref={section}
      css={[panel, page]}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-disclosure`}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
        if (hasMenu) setHasMenu(false)
        else props.onClose?.()
      }}
    >
      <ConversationParts
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

interface ConversationPartsProps extends PanelProps {
  id: string
  input: RefObject<HTMLTextAreaElement | null>
  /** What all of it stands in. */
  frame: RefObject<HTMLElement | null>
  coversPage: () => boolean
  hasMenu: boolean
  onMenu: (isOpen: boolean) => void
}

function ConversationParts({
  path,
  user,
  conversation,
  navigate,
  openWhatsApp,
  onClose,
  ...props
}: ConversationPartsProps) {
  const { id, input, frame, coversPage, hasMenu, onMenu } = props
  const state = useConversation(conversation)
  const settings = useSettings(props.settings)
  const agent = useAgentOn(path)
  const { company_name: company } = settings
  const userName = user?.name

  useEffect(() => {
    conversation.seePage(pageContext({ path, company, userName, agent }))
  }, [conversation, path, company, userName, agent])

  useEffect(() => {
    conversation.open()
    track('assistant_opened')
    return conversation.close
  }, [conversation])

  // Both together leave no room for the conversation.
  const hasFailed = state.failure !== undefined
  useEffect(() => {
    if (hasFailed) onMenu(false)
  }, [hasFailed, onMenu])

  const last = state.messages.at(-1)
  const suggestions = isAnswering(state) || last?.type !== 'assistant' ? [] : last.metadata.suggestions

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
        person={state.person}
        settings={settings}
        conversation={conversation}
        hasMenu={hasMenu}
        onMenu={onMenu}
        look={props.look}
        onClose={onClose}
      />
      <MessageList
        state={state}
        onOlder={conversation.loadOlder}
        actions={{
          choose,
          goTo,
          openChat: (summary) =>
            handOver(whatsappLink(settings.whatsapp_number, whatsappTexts.handOver(summary)), summary),
        }}
      />
      <span role="status" css={unseen}>
        {state.announcement}
      </span>
      <Suggestions
        suggestions={suggestions.filter((each) => !isSlot(each, last))}
        settings={settings}
        onChoose={choose}
      />
      {state.failure !== undefined && !hasMenu && (
        <Failure
          message={state.failure}
          settings={settings}
          onRetry={() => {
            conversation.clearFailure()
            input.current?.focus()
          }}
        />
      )}
      <p css={waiting} role="status">
        {state.isWaiting && texts.waiting}
      </p>
      <Composer
        ref={input}
        draft={state.draft}
        isBusy={isAnswering(state)}
        onWrite={conversation.write}
        onSend={() => conversation.say()}
        onStop={
          state.coming === undefined
            ? undefined
            : () => {
                conversation.stopAnswer()
                stay()
              }
        }
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

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(0.75rem)' } })
const enter = keyframes({ from: { opacity: 0, transform: 'translateX(0.75rem)' } })

const panel: Interpolation<Theme> = ({ corner }) => ({
  position: 'static',
  flexDirection: 'column',
  width: 'min(25rem, calc(100vw - 2 * var(--space-4)))',
  height: '38rem',
  maxHeight: 'min(38rem, calc(100dvh - 7rem - var(--lift, 0px)))',
  padding: 0,
  border: '1px solid var(--color-border)',
  borderRadius: corner.xl,
  background: 'var(--color-surface)',
  boxShadow: 'var(--shadow-lg)',
  color: 'var(--color-text)',
  // The conversation scrolls; where even that leaves no room, everything does.
  overflow: 'hidden auto',
  overscrollBehavior: 'contain',
  '&[tabindex="-1"]:focus': { outline: 'none' },
  '& ul': { padding: 0, listStyle: 'none' },
  '&[open]': { display: 'flex', animation: `${rise} var(--motion-slow) var(--ease)` },
})

/** Over the whole screen of a phone; the dialog knows where it was opened. */
const covering: Interpolation<Theme> = ({ loud }) => ({
  '&:modal': {
    position: 'fixed',
    inset: 0,
    width: '100%',
    maxWidth: 'none',
    height: '100dvh',
    maxHeight: 'none',
    padding:
      'env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left)',
    border: 0,
    borderRadius: 0,
    // What is above the safe area is the header's.
    background: `linear-gradient(to bottom, ${loud} env(safe-area-inset-top), var(--color-surface) 0)`,
  },
})

/** Beside the dashboard, along the whole edge. */
const help: Interpolation<Theme> = {
  '&:not(:modal)': {
    position: 'fixed',
    zIndex: 40,
    inset: '0 0 0 auto',
    width: asideWidth,
    height: 'auto',
    maxHeight: 'none',
    borderWidth: '0 0 0 1px',
    borderRadius: 0,
    animationName: enter.toString(),
  },
}

/** The page itself; its place says what it looks like from outside. */
const page: Interpolation<Theme> = {
  display: 'flex',
  position: 'relative',
  width: 'auto',
  height: '100%',
  maxHeight: 'none',
  border: 0,
  borderRadius: 'inherit',
  boxShadow: 'none',
}

const waiting: Interpolation<Theme> = {
  '&:not(:empty)': {
    margin: '0 var(--space-4) var(--space-2)',
    color: 'var(--color-text-muted)',
    fontSize: 'var(--text-sm)',
  },
}
