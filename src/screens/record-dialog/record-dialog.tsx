import Dialog from '@mui/material/Dialog'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { titleOf } from '#base/format/record-path'
import { useLabels } from '#base/i18n/labels'
import type { Row } from '#providers/data/answers'
import { statusOf } from '#providers/data/http/problem'
import { Icon } from '#shell/icons'
import { ErrorState, RecordSkeleton } from '#shell/states'
import { Themed } from '#shell/theme/themed'
import { QuestionDialog } from '../question-dialog'
import type { FormScope } from '../fields/input/form-scope'
import { useShow } from '../records/use-show'
import type { EnqueueWrite } from '../records/use-write-queue'
import { RecordDialogBody } from './record-dialog-body'
import type { Flush } from './live-types'
import styles from './record-dialog.module.css'

interface RecordDialogProps {
  readonly resource: AnyResource
  readonly id: string
  /** The field whose input gets the focus at first. */
  readonly field?: string | undefined
  /** Further conditions of references, by their names. */
  readonly narrowed?: FormScope['narrowed']
  /** Queues the writes after those of the page around. */
  readonly enqueue: EnqueueWrite
  readonly onClose: () => void
}

/** A record above its list, in two columns; its fields are saved while they are edited. */
export function RecordDialog({ resource, id, field, narrowed, enqueue, onClose }: RecordDialogProps) {
  const { t } = useTranslation()
  const labels = useLabels()
  const flush = useRef<Flush | null>(null)
  const [isAsking, setAsking] = useState(false)
  const { query, result: row } = useShow<Row>({ resource: resource.name, id, errorNotification: false })
  const isGone = row !== undefined && query.isError && [403, 404].includes(statusOf(query.error))
  const name = row ? titleOf(resource, row) : labels.resource(resource, 1)
  const close = async () => {
    const isSaved = isGone || ((await flush.current?.()) ?? true)
    if (isSaved) onClose()
    else setAsking(true)
  }
  return (
    <Themed>
      <Dialog
        open
        onClose={() => void close()}
        slotProps={{ paper: { className: styles.paper, 'aria-label': name } }}
      >
        {row && !isGone ? (
          <RecordDialogBody
            key={row.id}
            resource={resource}
            row={row}
            field={field}
            narrowed={narrowed}
            enqueue={enqueue}
            flushRef={flush}
            onClose={() => void close()}
            onGone={onClose}
          />
        ) : (
          <div className={styles.waiting}>
            <button
              type="button"
              className={`icon-button ${styles.close}`}
              aria-label={t('list.close')}
              onClick={onClose}
            >
              <Icon name="x" size={20} />
            </button>
            {query.isError ? (
              <ErrorState error={query.error} onRetry={() => void query.refetch()} />
            ) : (
              <RecordSkeleton text={t('show.loading')} />
            )}
          </div>
        )}
      </Dialog>
      {isAsking && (
        <QuestionDialog
          title={t('recordDialog.leaveTitle')}
          text={t('recordDialog.leaveText')}
          yes={t('recordDialog.leave')}
          no={t('form.stay')}
          weight="no"
          onYes={onClose}
          onNo={() => setAsking(false)}
        />
      )}
    </Themed>
  )
}
