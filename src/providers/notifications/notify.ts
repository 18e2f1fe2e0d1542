/** As the specification has them. */
export type NoticeVariant = 'success' | 'error' | 'warning' | 'info' | 'default'

export interface Notice {
  readonly message: string
  readonly variant?: NoticeVariant
  /** Replaces the notice of the same key. */
  readonly key?: string
  /** In milliseconds; null stays until it is closed. */
  readonly duration?: number | null
  readonly action?: { readonly label: string; readonly run: () => void }
}

type Shower = { show(notice: Notice): void; close(key: string): void }
let shower: Promise<Shower> | undefined

// The toasts are not needed to draw a page: their code comes with the first of them.
const load = (): Promise<Shower> => (shower ??= import('./toasts').then(({ mountToasts }) => mountToasts()))

/** Shows a toast, top right: at most five, the same message not twice, for three seconds unless it says otherwise. */
export const notify = (notice: Notice): void => {
  void load().then((toasts) => toasts.show(notice))
}

/** Takes a toast away. */
export const closeNotice = (key: string): void => {
  void shower?.then((toasts) => toasts.close(key))
}

/** `notify`, as a hook for those who like to read it at the top of a component. */
export const useNotify = (): ((notice: Notice) => void) => notify
