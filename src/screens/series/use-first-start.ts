import { useEffect, useMemo, useState } from 'react'
import type { AnyResource } from '#define'
import { logFailure } from '#base/log'
import type { Row } from '#providers/data/answers'
import { recurringOf } from './recurring-of'
import { rules } from './rules'

/** The start of the first occurrence of a series; that of its record until the code for rules is loaded. */
export function useFirstStart(resource: AnyResource, row: Row): string {
  const series = useMemo(() => recurringOf(resource, row), [resource, row])
  const [first, setFirst] = useState<string>()
  useEffect(() => {
    if (!series) return undefined
    let isLeft = false
    rules.load().then(
      ({ firstStart }) => !isLeft && setFirst(firstStart(series)),
      (error: unknown) => {
        rules.forgetFailure()
        logFailure('The first occurrence of a series could not be computed', error)
      },
    )
    return () => {
      isLeft = true
    }
  }, [series])
  return first ?? series?.start ?? ''
}
