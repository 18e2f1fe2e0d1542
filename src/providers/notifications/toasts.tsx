import { createRoot } from 'react-dom/client'
import { closeSnackbar, enqueueSnackbar, SnackbarProvider, type SnackbarKey } from 'notistack'
import { i18n } from '../i18n/i18n'
import type { Notice } from './notify'
import { openRegion } from './region'
import { Toast } from './toast'
import './toasts.css'

/** Until a toast hides by itself, in milliseconds. */
const usualDuration = 3000
const atMost = 5

/** Draws the toasts in a place of their own, beside the program. Resolves once they can be shown. */
export function mountToasts(): Promise<{ show(notice: Notice): void; close(key: string): void }> {
  const region = openRegion()
  return new Promise((resolve) => {
    const ready = () => resolve({ show, close })
    createRoot(region).render(<Toasts onReady={ready} region={region} />)
  })
}

const faces = { default: Toast, success: Toast, error: Toast, warning: Toast, info: Toast }

/** As the specification has them: five at most, no message twice, top right, dense, success by default. */
const Toasts = ({ onReady, region }: { onReady: () => void; region: HTMLElement }) => (
  <SnackbarProvider
    ref={onReady}
    domRoot={region}
    Components={faces}
    maxSnack={atMost}
    // A toast counts by itself, as it stops while somebody looks at it.
    autoHideDuration={null}
    anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
    dense
    variant="success"
    classes={{ containerRoot: 'toasts', containerAnchorOriginTopRight: 'toasts-right' }}
  />
)

/** What is queued or showing. A key is ours alone: by a second notice of the same key we mean another text. */
const present = new Map<SnackbarKey, { readonly key: string | undefined; readonly message: string }>()

function show(notice: Notice): void {
  const { message, variant = 'success', key, anchor, persist = false, action } = notice
  if ([...present.values()].some((one) => one.message === message)) return
  if (key !== undefined) close(key)
  const id = enqueueSnackbar(message, {
    variant,
    persist,
    hideAfter: persist ? undefined : (notice.duration ?? usualDuration),
    offer: action,
    closeLabel: i18n.t('common.close'),
    ...(anchor ? { anchorOrigin: anchor } : { TransitionProps: { direction: inwards() } }),
    // From here on it leaves the screen, and may be said again.
    onClose: () => void present.delete(id),
  })
  present.set(id, { key, message })
}

/** From the side on which they stand. */
const inwards = () => (document.documentElement.dir === 'rtl' ? 'right' : 'left')

function close(key: string): void {
  for (const [id, one] of present) {
    if (one.key !== key) continue
    closeSnackbar(id)
    present.delete(id)
  }
}
