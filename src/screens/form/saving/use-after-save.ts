import { useNavigate } from 'react-router'
import type { AnyResource } from '#define'
import { recordPath } from '#base/format/record-path'
import { useRowCache } from '#screens/records/use-row-cache'
import type { Saved } from './use-save'

/** Navigates to the page of a saved record. */
export function useAfterSave(resource: AnyResource): Saved {
  const navigate = useNavigate()
  const { keep } = useRowCache(resource)
  return (row) => {
    keep(row)
    void navigate(recordPath(resource, 'show', row), { replace: true })
  }
}
