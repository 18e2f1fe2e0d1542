import { useEffect, useState } from 'react'
import { logFailure } from '#base/log'
import { rules, type Rules } from './rules'

/** The code for recurrence rules, once it is needed and has loaded; `isAwaited` until then, or until it has failed. */
export function useRules(isNeeded: boolean): {
  readonly loaded: Rules | undefined
  readonly isAwaited: boolean
} {
  const [loaded, setLoaded] = useState<Rules | undefined>(() => rules.loaded())
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (!isNeeded || loaded) return
    // A module given to the setter itself would be called as an updater function.
    rules.load().then(
      (module) => setLoaded(() => module),
      (error: unknown) => {
        rules.forgetFailure()
        setFailed(true)
        logFailure('Recurring events could not be computed', error)
      },
    )
  }, [isNeeded, loaded])
  return { loaded, isAwaited: isNeeded && !loaded && !hasFailed }
}
