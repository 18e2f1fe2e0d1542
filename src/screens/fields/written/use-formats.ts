import { useSyncExternalStore } from 'react'
import { withDeferredTexts } from '#base/i18n/deferred-texts'
import { lazyModule } from '#base/loading/lazy-module'
import { logFailure } from '#base/log'

export type Formats = typeof import('./formats')

const formats = lazyModule(() => withDeferredTexts(() => import('./formats')))
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Loads the formats, and renders again what uses them. */
export function requestFormats(): void {
  if (formats.loaded()) return
  formats.load().then(
    () => listeners.forEach((listener) => listener()),
    (error: unknown) => {
      formats.forgetFailure()
      logFailure('The formats of texts could not be loaded', error)
    },
  )
}

/** The formats of texts, once something has requested them. */
export const useFormats = (): Formats | undefined => useSyncExternalStore(subscribe, formats.loaded)
