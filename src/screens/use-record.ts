import { useOne } from '@refinedev/core'
import { useParams } from 'react-router'
import type { AnyResource } from '../define'
import type { Row } from '../providers/data/answers'
import { statusOf } from '../providers/data/problem'

/** The record that the address of the page names. */
export function useRecord(resource: AnyResource) {
  const { id = '' } = useParams()
  const { query, result } = useOne<Row>({
    resource: resource.name,
    id,
    errorNotification: false,
  })
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
