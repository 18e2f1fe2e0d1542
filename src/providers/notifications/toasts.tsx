import { createRoot } from 'react-dom/client'
import { closeSnackbar, enqueueSnackbar, SnackbarProvider, type SnackbarKey } from 'notistack'
import { i18n } from '../i18n/i18n'
import type { Notice } from './notify'
import './toasts.css'

/** Draws the toasts in a place of their own, beside the program. Resolves once they can be shown. */
export function mountToasts(): Promise<{ show(notice: Notice): void; close(key: string): void }> {
  const place = document.body.appendChild(document.createElement('div'))
  return new Promise((resolve) => {
    const ready = () => resolve({ show, close })
    createRoot(place).render(<Toasts onReady={ready} />)
  })
}

// A notice's key is ours alone: notistack would take a second notice of the same key for a repetition, and lose it.
const shown = new Map<string, SnackbarKey>()

/** As the specification has them: five at most, no message twice, 3000 ms, top right, dense, success by default. */
const Toasts = ({ onReady }: { onReady: () => void }) => (
  <SnackbarProvider
    ref={onReady}
    maxSnack={5}
    preventDuplicate
    autoHideDuration={3000}
    anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
    dense
    variant="success"
    classes={{ containerRoot: 'toasts' }}
  />
)

function show({ message, variant = 'success', key, duration, action }: Notice): void {
  if (key !== undefined) close(key)
  const id = enqueueSnackbar(message, {
    variant,
    ...(duration !== undefined && { autoHideDuration: duration, persist: duration === null }),
    action: (one) => <Actions shown={one} action={action} />,
  })
  if (key !== undefined) shown.set(key, id)
}

function close(key: string): void {
  const id = shown.get(key)
  if (id !== undefined) closeSnackbar(id)
  shown.delete(key)
}

function Actions({ shown, action }: { shown: SnackbarKey; action: Notice['action'] }) {
  const run = () => {
    action?.run()
    closeSnackbar(shown)
  }
  return (
    <>
      {action && (
        <button type="button" className="toast-action" onClick={run}>
          {action.label}
        </button>
      )}
      <button type="button" className="toast-close" onClick={() => closeSnackbar(shown)}>
        <span aria-hidden="true">×</span>
        <span className="visually-hidden">{i18n.t('common.close')}</span>
      </button>
    </>
  )
}
