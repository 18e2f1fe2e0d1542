import { useGo } from '@refinedev/core'
import type { AnyResource } from '#define'
import { recordPath } from '#base/format/record-path'
import { useRowCache } from '#screens/records/use-row-cache'
import type { Saved } from './use-save'

/** Navigates to the page of a saved record. */
export function useAfterSave(resource: AnyResource): Saved {
  const go = useGo()
  const { keep } = useRowCache(resource)
  return (row) => {
    keep(row)
    go({ to: recordPath(resource, 'show', row), type: 'replace' })
  }
}
