import { useEffect, useMemo, useState } from 'react'
import type { AnyResource } from '#define'
import type { Row } from '#providers/data/answers'
import { logFailure } from '#base/log'
import { recurringOf } from './recurring-of'
import { rules } from './rules'
import { declaredSize } from './series-size'

/** The number of a record's occurrences: 1 if it does not recur, undefined if it is endless or not counted yet. */
export function useSeriesSize(resource: AnyResource, row: Row | undefined): number | undefined {
  const rule = useMemo(() => (row ? recurringOf(resource, row) : undefined), [resource, row])
  const declared = rule ? declaredSize(rule) : 1
  const [counted, setCounted] = useState<number>()
  useEffect(() => {
    if (!rule || declared !== 'until') return undefined
    let isLeft = false
    rules.load().then(
      ({ countUntil }) => !isLeft && setCounted(countUntil(rule)),
      (error: unknown) => {
        rules.forgetFailure()
        logFailure('The occurrences of a series could not be counted', error)
      },
    )
    return () => {
      isLeft = true
    }
  }, [rule, declared])
  return typeof declared === 'number' ? declared : declared === 'until' ? counted : undefined
}
