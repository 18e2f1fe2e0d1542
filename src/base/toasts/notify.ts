import { lazyModule } from '../loading/lazy-module'
import { logFailure } from '../log'
import { allowStyles } from './allow-styles'
import type { Notice } from './notice'

type Shower = { show(notice: Notice): void; close(of: string | (() => void)): void }

// The first page does not need the toasts: their code is loaded with the first one.
const toasts = lazyModule<Shower>(() => {
  allowStyles()
  return import('./toasts').then(({ mountToasts }) => mountToasts())
})

let wereAny = false

/**
 * Shows a toast: top right, at most five at once, the same message only once, for three seconds or ten with an
 * action.
 */
export const notify = (notice: Notice): void => {
  wereAny = true
  toasts.load().then(
    ({ show }) => show(notice),
    (error: unknown) => {
      toasts.forgetFailure()
      logFailure(`The toast could not be shown: ${notice.message}`, error)
    },
  )
}

/** Closes a toast, even one that is not shown yet: that with a key, or that whose action runs a function. */
export const closeNotice = (of: string | (() => void)): void => {
  if (wereAny)
    void toasts.load().then(
      ({ close }) => close(of),
      () => undefined,
    )
}

/** `notify` as a hook. */
export const useNotify = (): ((notice: Notice) => void) => notify
