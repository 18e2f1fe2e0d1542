import { useEffect, useState } from 'react'
import { messageOf } from '#providers/data/http/problem'
import type { LazyModule } from '#base/loading/lazy-module'
import { notify } from '#base/toasts/notify'

/**
 * A lazily loaded module, once it is requested and loaded; if loading fails, it calls `onFailure` and shows an error.
 */
export function useWhenLoaded<Module>(
  module: LazyModule<Module>,
  isWanted: boolean,
  onFailure: () => void,
): Module | undefined {
  const [arrived, setArrived] = useState(() => module.loaded())
  useEffect(() => {
    if (!isWanted || arrived) return
    module.load().then(
      (loaded) => setArrived(() => loaded),
      (error: unknown) => {
        module.forgetFailure()
        onFailure()
        notify({ message: messageOf(error), variant: 'error' })
      },
    )
    // oxlint-disable-next-line react/exhaustive-deps -- a new `onFailure` must not load the module again
  }, [module, isWanted, arrived])
  return isWanted ? arrived : undefined
}
