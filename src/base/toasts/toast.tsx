import { useCallback, type Ref } from 'react'
import { closeSnackbar, type CustomContentProps, type VariantType } from 'notistack'
import { useContent } from './toast-content'
import { ToastIcon } from './toast-icon'
import { useClickAway } from './use-click-away'
import { useHideAfter } from './use-hide-after'

// A type alias, because notistack does not accept an interface here.
type ToastExtras = { closeLabel?: string }
declare module 'notistack' {
  interface VariantOverrides {
    default: ToastExtras
    success: ToastExtras
    error: ToastExtras
    warning: ToastExtras
    info: ToastExtras
  }
}

type ToastProps = Pick<CustomContentProps, 'id' | 'message' | 'persist'> &
  ToastExtras & { readonly variant: VariantType; readonly ref?: Ref<HTMLDivElement> }

/** One toast: an icon for its variant, its message, its action, and a button that closes it. */
export function Toast({ id, message, variant, persist, closeLabel, ref }: ToastProps) {
  const content = useContent(id)
  const offer = content?.offer
  const close = useCallback(() => closeSnackbar(id), [id])
  const pause = useHideAfter(content, close)
  useClickAway(!persist && !offer, close)
  const run = () => {
    offer?.run()
    close()
  }
  return (
    <div
      ref={ref}
      className={`toast toast-${variant}`}
      // Only an error interrupts the screen reader; the others are announced politely by the region.
      role={variant === 'error' ? 'alert' : undefined}
      {...pause}
    >
      <ToastIcon variant={variant} />
      <div className="toast-message">{content?.message ?? message}</div>
      {offer && (
        <button type="button" className="toast-action" onClick={run}>
          {offer.label}
        </button>
      )}
      <button type="button" className="toast-close" aria-label={closeLabel} onClick={close}>
        <svg viewBox="0 0 256 256" width="16" height="16" fill="currentColor" aria-hidden="true">
          <path d="M208.49 191.51a12 12 0 0 1-17 17L128 145l-63.51 63.49a12 12 0 0 1-17-17L111 128 47.51 64.49a12 12 0 0 1 17-17L128 111l63.51-63.52a12 12 0 0 1 17 17L145 128Z" />
        </svg>
      </button>
    </div>
  )
}
