import { createRoot } from 'react-dom/client'
import { closeSnackbar, enqueueSnackbar, SnackbarProvider, type SnackbarKey } from 'notistack'
import { i18n } from '../i18n/i18n'
import type { Notice } from './notice'
import { openRegion } from './region'
import { Toast } from './toast'
import {
  contentOf,
  forgetContent,
  letLeave,
  readPresent,
  setContent,
  type ToastContent,
} from './toast-content'
import './toasts.css'

const atMax = 5

/** Renders the toasts in a root of their own, outside the app. Resolves once they can be shown. */
export function mountToasts(): Promise<{
  show(notice: Notice): void
  close(of: string | (() => void)): void
}> {
  const region = openRegion()
  return new Promise((resolve) => {
    const ready = () => resolve({ show, close })
    createRoot(region).render(<Toasts onReady={ready} region={region} />)
  })
}

const faces = { default: Toast, success: Toast, error: Toast, warning: Toast, info: Toast }

/** As specified: five at most, no message twice, top right, dense, success by default. */
const Toasts = ({ onReady, region }: { onReady: () => void; region: HTMLElement }) => (
  <SnackbarProvider
    ref={onReady}
    domRoot={region}
    Components={faces}
    maxSnack={atMax}
    // `useHideAfter` hides a toast, because it pauses on hover and focus.
    autoHideDuration={null}
    anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
    dense
    variant="success"
    classes={{ containerRoot: 'toasts', containerAnchorOriginTopRight: 'toasts-right' }}
  />
)

let last = 0

function show(notice: Notice): void {
  const content = contentOf(notice)
  if (readPresent().some(([, { message }]) => message === content.message)) return
  const replaced = withKey(notice.key)
  if (replaced?.isLike(content)) setContent(replaced.id, content)
  else {
    if (replaced) leave(replaced.id)
    come(content, notice.anchor)
  }
}

function come(content: ToastContent, anchor: Notice['anchor']): void {
  last += 1
  const id = last
  setContent(id, content)
  enqueueSnackbar(content.message, {
    key: id,
    variant: content.variant,
    persist: content.hideAfter === undefined,
    closeLabel: i18n.t('common.close'),
    ...(anchor ? { anchorOrigin: anchor } : { TransitionProps: { direction: inwards() } }),
    onClose: () => letLeave(id),
    onExited: () => forgetContent(id),
  })
}

/** Towards the middle of the page. */
const inwards = () => (document.documentElement.dir === 'rtl' ? 'right' : 'left')

/**
 * The toast with this key, if any. The key is not notistack's: a second notice with the same key replaces the text.
 */
function withKey(key: string | undefined) {
  const found = key === undefined ? undefined : readPresent().find(([, content]) => content.key === key)
  if (!found) return undefined
  const [id, { variant, hideAfter }] = found
  // A toast with the same variant that hides likewise is updated where it is, so that nothing moves under the
  // pointer.
  const isLike = (content: ToastContent) =>
    content.variant === variant && (content.hideAfter === undefined) === (hideAfter === undefined)
  return { id, isLike }
}

function leave(id: SnackbarKey): void {
  letLeave(id)
  closeSnackbar(id)
}

/** Closes the toast with a key, or the one that offers an action. */
function close(of: string | (() => void)): void {
  const found = readPresent().find(([, { key, offer }]) => (typeof of === 'string' ? key : offer?.run) === of)
  if (found) leave(found[0])
}
