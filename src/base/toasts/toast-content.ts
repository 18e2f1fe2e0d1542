import { useSyncExternalStore } from 'react'
import type { SnackbarKey } from 'notistack'
import { createListeners } from '../listeners'
import type { Notice, NoticeAction, NoticeVariant } from './notice'

/** What a toast says and offers now. */
export interface ToastContent {
  readonly key: string | undefined
  readonly message: string
  readonly variant: NoticeVariant
  /** In milliseconds; left out where it stays. */
  readonly hideAfter: number | undefined
  readonly offer: NoticeAction | undefined
}

/** Until a toast hides by itself, in milliseconds. */
const defaultDuration = 3000
/** The same for a toast that offers an action, such as Undo: whoever wants it needs time to decide. */
const offerDuration = 10_000

export const contentOf = ({
  key,
  message,
  variant = 'success',
  persist = false,
  action,
  duration = action ? offerDuration : defaultDuration,
}: Notice): ToastContent => ({
  key,
  message,
  variant,
  hideAfter: persist ? undefined : duration,
  offer: action,
})

/** Of every toast until it is gone, also while it leaves. */
const contents = new Map<SnackbarKey, ToastContent>()
const leaving = new Set<SnackbarKey>()
const changes = createListeners()

/** What is queued or showing, and does not leave yet. */
export const readPresent = (): [SnackbarKey, ToastContent][] =>
  [...contents].filter(([id]) => !leaving.has(id))

export function setContent(id: SnackbarKey, content: ToastContent): void {
  contents.set(id, content)
  changes.notify()
}

/** From here on it leaves the screen: what it says may be said again. */
export const letLeave = (id: SnackbarKey): void => void leaving.add(id)

export function forgetContent(id: SnackbarKey): void {
  contents.delete(id)
  leaving.delete(id)
}

/** What a toast says now; nothing once it is gone. */
export const useContent = (id: SnackbarKey): ToastContent | undefined =>
  useSyncExternalStore(changes.listen, () => contents.get(id))
