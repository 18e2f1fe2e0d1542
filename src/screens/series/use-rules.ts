import { useEffect, useState } from 'react'
import { logFailure } from '#base/log'
import { rules, type Rules } from './rules'

/** The code for recurrence rules, once it is needed and has loaded. */
export function useRules(isNeeded: boolean): Rules | undefined {
  const [loaded, setLoaded] = useState<Rules>()
  useEffect(() => {
    if (!isNeeded) return
    // A module given to the setter itself would be called as an updater function.
    rules.load().then(
      (module) => setLoaded(() => module),
      (error: unknown) => {
        rules.forgetFailure()
        logFailure('Recurring events could not be computed', error)
      },
    )
  }, [isNeeded])
  return loaded
}
