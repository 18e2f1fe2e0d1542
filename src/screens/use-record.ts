import { useOne } from '@refinedev/core'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import type { AnyResource } from '../define'
import { isId } from '../define/id'
import type { Row } from '../providers/data/answers'
import { statusOf } from '../providers/data/problem'
import { addressOf, recordPath } from '../base/format/record-path'

/** The record that the address of one of its screens names. */
export function useRecord(resource: AnyResource, screen: 'show' | 'edit') {
  const { id = '' } = useParams()
  const { query, result } = useOne<Row>({
    resource: resource.name,
    id,
    errorNotification: false,
  })
  useOwnAddress(resource, screen, id, result)
  return {
    row: result,
    /** The server's refusal, while there is nothing to show instead. */
    error: result ? undefined : query.error,
    /** It stands on the screen, and was deleted meanwhile, or may not be read any more. */
    isGone: result !== undefined && query.isError && [403, 404].includes(statusOf(query.error)),
    isMissing: !result && statusOf(query.error) === 404,
    isRefused: !result && statusOf(query.error) === 403,
    retry: () => void query.refetch(),
  }
}

/**
 * An address that the record had before leads to the one that it has now. That is looked at once, when the record comes:
 * whoever is typing into its form is not sent elsewhere because somebody else has renamed it.
 */
function useOwnAddress(resource: AnyResource, screen: 'show' | 'edit', requested: string, row?: Row): void {
  const navigate = useNavigate()
  const { search, hash } = useLocation()
  const arrived = useRef<string>(undefined)
  useEffect(() => {
    if (!row || arrived.current === requested) return
    arrived.current = requested
    if (resource.key === undefined || isId(requested) || addressOf(resource, row) === requested) return
    void navigate(recordPath(resource, screen, row) + search + hash, { replace: true })
  }, [resource, screen, requested, row, navigate, search, hash])
}
