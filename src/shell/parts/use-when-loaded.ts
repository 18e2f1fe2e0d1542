import { useEffect, useState } from 'react'
import { messageOf } from '#providers/data/problem'
import type { LazyModule } from '#base/loading/lazy-module'
import { notify } from '#base/toasts/notify'

/** A part of the program once it is wanted and has come; where it does not come, `onFailure` is called and it is said. */
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
    // oxlint-disable-next-line react/exhaustive-deps -- what to do when it fails is no reason to load
  }, [module, isWanted, arrived])
  return isWanted ? arrived : undefined
}
