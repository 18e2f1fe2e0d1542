import { useCustomMutation, useInvalidate } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { titleOf } from '#base/format/record-path'
import type { Row } from '#providers/data/answers'
import { reasonOf } from '#providers/data/http/problem'
import { success } from '../records/notifications'
import { useRowCache } from '../records/use-row-cache'
import { useScopeQuestion } from '../series/use-scope-question'
import type { AttendanceState } from './invitees'

export type Answer = Exclude<AttendanceState, 'none'>

/**
 * Answers the invitation of the user to a record, and shows what the server says.
 * @param at the start of an occurrence of a series: asks whether the answer is for it alone
 */
export function useAnswer(resource: AnyResource, row: Row, at?: string) {
  const { t } = useTranslation()
  const { mutateAsync, mutation } = useCustomMutation<Row>()
  const invalidate = useInvalidate()
  const { keep } = useRowCache(resource)
  const { ask, question } = useScopeQuestion(resource)
  const answer = async (given: Answer) => {
    const chosen = at === undefined ? undefined : await ask({ row, at, changed: [], kind: 'answer' })
    if (at !== undefined && !chosen) return
    const occurrence = chosen?.scope === 'this' ? at : undefined
    const done = await mutateAsync({
      url: `/api/${resource.name}/${row.id}/answer`,
      method: 'post',
      values: { answer: given, ...(occurrence !== undefined && { occurrence }) },
      successNotification: () =>
        success(t(`attendance.answered.${given}`, { title: titleOf(resource, row) })),
      errorNotification: (error) => ({ type: 'error', message: reasonOf(error) }),
      // The notification has shown the error.
    }).catch(() => undefined)
    if (!done) return
    keep(done.data as Row)
    await invalidate({ resource: resource.name, invalidates: ['list', 'many'] })
  }
  return { answer, isRunning: mutation.isPending, question }
}
