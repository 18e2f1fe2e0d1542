import { useGo } from '@refinedev/core'
import { useEffect, useRef } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import type { AnyResource } from '../define'
import { isId } from '../define/parsing/id'
import type { Row } from '../providers/data/answers'
import type { RecordScreen } from '../define/reading'
import { statusOf } from '../providers/data/http/problem'
import { useShow } from './records/use-show'
import { addressOf, recordPath } from '../base/format/record-path'

/** The record that the URL of a screen refers to. */
export function useRecord(resource: AnyResource, screen: RecordScreen) {
  const { id = '' } = useParams()
  const { query, result } = useShow<Row>({
    resource: resource.name,
    id,
    errorNotification: false,
  })
  useOwnAddress(resource, screen, id, result)
  return {
    row: result,
    /** The error, if there is no record to show. */
    error: result ? undefined : query.error,
    /** Whether the shown record was deleted meanwhile, or may no longer be read. */
    isGone: result !== undefined && query.isError && [403, 404].includes(statusOf(query.error)),
    isMissing: !result && statusOf(query.error) === 404,
    isRefused: !result && statusOf(query.error) === 403,
    retry: () => void query.refetch(),
  }
}

/**
 * Redirects from a former address of the record to its current one. Only when the record is loaded: a user who is
 * typing is not redirected when another user renames the record.
 */
function useOwnAddress(resource: AnyResource, screen: RecordScreen, requested: string, row?: Row): void {
  const go = useGo()
  const { search, hash } = useLocation()
  const arrived = useRef<string>(undefined)
  useEffect(() => {
    if (!row || arrived.current === requested) return
    arrived.current = requested
    if (resource.key === undefined || isId(requested) || addressOf(resource, row) === requested) return
    go({ to: recordPath(resource, screen, row) + search + hash, type: 'replace' })
  }, [resource, screen, requested, row, go, search, hash])
}
