import type { MeetingChannel } from '@ag/contracts'
import type { ReactNode } from 'react'

interface Channel {
  value: MeetingChannel
  label: string
  icon: ReactNode
}

const drawn = (paths: ReactNode) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {paths}
  </svg>
)

/** How a meeting can be held. */
export const channels: Channel[] = [
  {
    value: 'video',
    label: 'Videochamada',
    icon: drawn(
      <>
        <rect x="2" y="6" width="14" height="12" rx="2" />
        <path d="m16 10 6-3v10l-6-3" />
      </>,
    ),
  },
  {
    value: 'phone',
    label: 'Telefone',
    icon: drawn(
      <path d="M5 3h4l2 5-2.5 1.5a12 12 0 0 0 6 6L16 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 5a2 2 0 0 1 2-2" />,
    ),
  },
  {
    value: 'whatsapp',
    label: 'WhatsApp',
    icon: drawn(<path d="M3 21l1.7-5.2A8.5 8.5 0 1 1 8 19.2zM9 9.5c0 3 2.5 5.5 5.5 5.5" />),
  },
]

/** 'Videochamada' */
export const channelLabel = (wanted: string): string =>
  channels.find(({ value }) => value === wanted)?.label ?? ''
