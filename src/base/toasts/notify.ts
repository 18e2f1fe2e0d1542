import { lazyModule } from '../loading/lazy-module'
import { logFailure } from '../log'
import { allowStyles } from './allow-styles'
import type { Notice } from './notice'

type Shower = { show(notice: Notice): void; close(key: string): void }

// The toasts are not needed to draw a page: their code comes with the first of them.
const toasts = lazyModule<Shower>(() => {
  allowStyles()
  return import('./toasts').then(({ mountToasts }) => mountToasts())
})

let wereAny = false

/** Shows a toast, top right: at most five, the same message not twice, for three seconds, or ten where it offers an action. */
export const notify = (notice: Notice): void => {
  wereAny = true
  toasts.load().then(
    ({ show }) => show(notice),
    (error: unknown) => {
      toasts.forgetFailure()
      logFailure(`Nobody could be told: ${notice.message}`, error)
    },
  )
}

/** Takes a toast away, also one that is still on its way. */
export const closeNotice = (key: string): void => {
  if (wereAny)
    void toasts.load().then(
      ({ close }) => close(key),
      () => undefined,
    )
}

/** `notify`, as a hook for those who like to read it at the top of a component. */
export const useNotify = (): ((notice: Notice) => void) => notify
