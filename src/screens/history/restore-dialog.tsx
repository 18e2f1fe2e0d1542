import { useCustomMutation, useInvalidate } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import type { Row } from '#providers/data/answers'
import { QuestionDialog } from '../question-dialog'
import { titleOf } from '#base/format/record-path'
import { success } from '../records/notifications'
import { useAttempt } from '../use-attempt'
import { useRowCache } from '../records/use-row-cache'

interface RestoreDialogProps {
  readonly resource: AnyResource
  readonly row: Row
  readonly version: number
  readonly onClose: () => void
}

/** Asks for confirmation before a record is restored to an earlier version. */
export function RestoreDialog({ resource, row, version, onClose }: RestoreDialogProps) {
  const { t } = useTranslation()
  const { mutateAsync } = useCustomMutation<Row>()
  const invalidate = useInvalidate()
  const { keep } = useRowCache(resource)
  const { isRunning, refusal, attempt } = useAttempt()
  const restore = async () => {
    const { data } = await mutateAsync({
      url: `/api/${resource.name}/${row.id}/restore`,
      method: 'post',
      values: { version },
      config: { headers: { 'If-Match': `"${row.version}"` } },
      successNotification: () => success(t('history.restored', { title: titleOf(resource, row) })),
      errorNotification: false,
    })
    keep(data as Row)
    onClose()
    await invalidate({ resource: resource.name, invalidates: ['list', 'many'] })
  }
  return (
    <QuestionDialog
      title={t('history.restoreTitle', { version })}
      text={t('history.restoreText')}
      yes={t('history.restoreVersion')}
      isRunning={isRunning}
      refusal={refusal}
      onNo={onClose}
      onYes={() => void attempt(restore)}
    />
  )
}
