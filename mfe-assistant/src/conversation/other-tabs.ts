export interface OtherTabs {
  /** Says that the conversation has changed, or that it is another one now, or none. */
  tell: (session: string | undefined) => void
  stop: () => void
}

/** Keeps the tabs of a browser at the same conversation: each hears what the others did, and reads it again. */
export function watchOtherTabs(hear: (session: string | undefined) => void): OtherTabs {
  try {
    const channel = new BroadcastChannel('ag.assistant')
    channel.onmessage = ({ data }: MessageEvent<{ session?: string }>) => hear(data.session)
    return {
      tell: (session) => channel.postMessage({ session }),
      stop: () => channel.close(),
    }
  } catch {
    // Whoever blocks storage may block this with it, as Firefox does.
    return { tell: () => undefined, stop: () => undefined }
  }
}
