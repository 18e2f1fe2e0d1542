import { useCustomMutation, useInvalidate } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { titleOf } from '#base/format/record-path'
import type { Row } from '#providers/data/answers'
import { reasonOf } from '#providers/data/problem'
import { success } from '../records/notifications'
import { useRowCache } from '../records/use-row-cache'
import type { AttendanceState } from './invitees'

export type Answer = Exclude<AttendanceState, 'none'>

/** Answers the invitation of the user to a record, and shows what the server says. */
export function useAnswer(resource: AnyResource, row: Row) {
  const { t } = useTranslation()
  const { mutateAsync, mutation } = useCustomMutation<Row>()
  const invalidate = useInvalidate()
  const { keep } = useRowCache(resource)
  const answer = async (given: Answer) => {
    const done = await mutateAsync({
      url: `/api/${resource.name}/${row.id}/answer`,
      method: 'post',
      values: { answer: given },
      successNotification: () =>
        success(t(`attendance.answered.${given}`, { title: titleOf(resource, row) })),
      errorNotification: (error) => ({ type: 'error', message: reasonOf(error) }),
      // The notification has shown the error.
    }).catch(() => undefined)
    if (!done) return
    keep(done.data as Row)
    await invalidate({ resource: resource.name, invalidates: ['list', 'many'] })
  }
  return { answer, isRunning: mutation.isPending }
}
