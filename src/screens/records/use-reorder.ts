import { useCustomMutation, type OpenNotificationParams } from '@refinedev/core'
import type { AnyResource } from '#define'
import { recordFromResponse, type Row } from '#providers/data/answers'
import { reorderCall, type TargetPosition } from '#providers/data/reorder'

type Reorder = (
  resource: AnyResource,
  id: string,
  target: TargetPosition,
  /** The message about the moved record; none if it was already there. */
  noticeOf: (after: Row) => OpenNotificationParams | false,
) => Promise<Row>

/** Returns a function that moves a record to another position. It rejects with the server's problem. */
export function useReorder(): Reorder {
  const { mutateAsync } = useCustomMutation<Row>()
  return async (resource, id, target, noticeOf) => {
    const rowOf = (data: unknown) => recordFromResponse(data, resource.wire?.place)
    const answer = await mutateAsync({
      ...reorderCall(resource, id, target),
      method: 'post',
      successNotification: (moved) => noticeOf(rowOf(moved?.data)),
      errorNotification: false,
    })
    return rowOf(answer.data)
  }
}
