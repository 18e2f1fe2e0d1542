import { useDataProvider, useInvalidate } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import type { Row } from '#providers/data/answers'
import { useNotify } from '#base/toasts/notify'
import { QuestionDialog } from '../question-dialog'
import { titleOf } from '#base/format/record-path'
import { useAttempt } from '../use-attempt'
import { useRowCache } from '../use-row-cache'

interface RestoreDialogProps {
  readonly resource: AnyResource
  readonly row: Row
  readonly version: number
  readonly onClose: () => void
}

/** Asks for confirmation before a record is restored to an earlier version. */
export function RestoreDialog({ resource, row, version, onClose }: RestoreDialogProps) {
  const { t } = useTranslation()
  const provider = useDataProvider()('default')
  const invalidate = useInvalidate()
  const notify = useNotify()
  const { keep } = useRowCache(resource)
  const { isRunning, refusal, attempt } = useAttempt()
  const restore = async () => {
    const url = `/api/${resource.name}/${row.id}/restore`
    const headers = { 'If-Match': `"${row.version}"` }
    const answer = await provider.custom?.<Row>({ url, method: 'post', payload: { version }, headers })
    if (answer) keep(answer.data)
    notify({ message: t('show.restored', { title: titleOf(resource, row) }), variant: 'success' })
    onClose()
    await invalidate({ resource: resource.name, invalidates: ['list', 'many'] })
  }
  return (
    <QuestionDialog
      title={t('show.restoreTitle', { version })}
      text={t('show.restoreText')}
      yes={t('show.restoreVersion')}
      isRunning={isRunning}
      refusal={refusal}
      onNo={onClose}
      onYes={() => void attempt(restore)}
    />
  )
}
