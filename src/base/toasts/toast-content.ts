import { useSyncExternalStore } from 'react'
import type { SnackbarKey } from 'notistack'
import { createListeners } from '../listeners'
import type { Notice, NoticeAction, NoticeVariant } from './notice'

/** The current content of a toast. */
export interface ToastContent {
  readonly key: string | undefined
  readonly message: string
  readonly variant: NoticeVariant
  /** In milliseconds; undefined if it stays. */
  readonly hideAfter: number | undefined
  readonly offer: NoticeAction | undefined
}

/** Time until a toast hides, in milliseconds. */
const defaultDuration = 3000
/** The same for a toast with an action such as Undo: the user needs time to decide. */
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

/** Contents by toast; kept until the toast has left the screen. */
const contents = new Map<SnackbarKey, ToastContent>()
const leaving = new Set<SnackbarKey>()
const changes = createListeners()

/** The toasts that are queued or showing and not yet leaving. */
export const readPresent = (): [SnackbarKey, ToastContent][] =>
  [...contents].filter(([id]) => !leaving.has(id))

export function setContent(id: SnackbarKey, content: ToastContent): void {
  contents.set(id, content)
  changes.notify()
}

/** Marks a toast as leaving: its message may be shown again. */
export const letLeave = (id: SnackbarKey): void => void leaving.add(id)

export function forgetContent(id: SnackbarKey): void {
  contents.delete(id)
  leaving.delete(id)
}

/** The current content of a toast; undefined once it is gone. */
export const useContent = (id: SnackbarKey): ToastContent | undefined =>
  useSyncExternalStore(changes.listen, () => contents.get(id))
