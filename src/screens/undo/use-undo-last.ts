import { useCustomMutation } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import type { Row } from '#providers/data/answers'
import { reasonOf } from '#providers/data/http/problem'
import { loadDeferredTexts } from '#base/i18n/deferred-texts'
import type { Notice } from '#base/toasts/notice'
import { closeNotice, notify } from '#base/toasts/notify'
import { queryClient } from '#providers/query-client'
import { titleOf } from '#base/format/record-path'
import { success } from '../records/notifications'
import { rememberUndo, undos } from './last-undo'
import { mayUndo } from './may-undo'

/** The response to an undo of a batch: what could not be undone. */
interface Undone {
  readonly refused?: readonly { readonly message: string }[]
}

/** Undoes the last change of a record, or of its series, and shows the result. */
export function useUndoLast(resource: AnyResource): (row: Row) => Promise<void> {
  const { t } = useTranslation()
  const { mutateAsync } = useCustomMutation<Row>()
  return async (row) => {
    try {
      await loadDeferredTexts()
    } catch (error) {
      return notify({ message: reasonOf(error), variant: 'error' })
    }
    const last = {
      url: `/api/${resource.name}/${row.id}/undo`,
      config: { headers: { 'If-Match': `"${row.version}"` } },
    }
    const request = mutateAsync({
      ...(row._batch === undefined ? last : { url: `/api/undo/${row._batch}` }),
      method: 'post',
      values: {},
      successNotification: (answer) => {
        const [refused] = (answer?.data as Undone | undefined)?.refused ?? []
        return refused
          ? { type: 'error', message: refused.message }
          : success(t('work.undoneOne', { title: titleOf(resource, row) }))
      },
      errorNotification: (error) => ({ type: 'error', message: reasonOf(error) }),
    })
    // The notification has shown the error.
    await request.catch(() => undefined)
    await queryClient.invalidateQueries()
  }
}

/** Returns the undo action for the toast after a change; none if the server would refuse it. */
export function useUndoOffer(resource: AnyResource): (row: Row, verb?: string) => Pick<Notice, 'action'> {
  const { t } = useTranslation()
  const undo = useUndoLast(resource)
  return (row, verb = 'update') => {
    if (!mayUndo(resource, row, verb)) return {}
    const run = () => {
      undos.delete(run)
      // Ctrl+Z undoes it too; the toast would offer what is already done.
      closeNotice(run)
      void undo(row)
    }
    rememberUndo(run)
    return { action: { label: t('common.undo'), run } }
  }
}
