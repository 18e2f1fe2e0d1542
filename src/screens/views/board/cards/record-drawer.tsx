import Drawer from '@mui/material/Drawer'
import { useId, useRef, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { canOnRow } from '#providers/access/evaluate'
import type { AnyResource } from '#define'
import type { Row } from '#providers/data/answers'
import { useLabels } from '#base/i18n/labels'
import { ErrorState, RecordSkeleton } from '#shell/states'
import { Themed } from '#shell/theme/themed'
import { NewRecordDialog } from '#screens/form/new-record-dialog'
import { RecordForm } from '#screens/form/record-form'
import { useSavedNotices } from '#screens/form/saving/use-saved-notices'
import { RecordActions } from '#screens/moves'
import { titleOf } from '#base/format/record-path'
import { RecordFields } from '#screens/show/record-fields'
import { useShow } from '#screens/records/use-show'
import { useRowCache } from '#screens/records/use-row-cache'
import { DrawerHead } from './drawer-head'
import styles from './record-drawer.module.css'

/** A record opened beside its list; without an id a new one with initial values. */
export interface Opened {
  readonly resource: AnyResource | undefined
  readonly id?: string
  /** The field whose input gets the focus in the dialog of a card. */
  readonly field?: string | undefined
  readonly given?: Readonly<Record<string, unknown>>
  readonly onCreated?: (row: Row) => void
  readonly onDeleted?: () => void
}

interface RecordDrawerProps {
  readonly opened: Opened
  readonly onClose: () => void
}

/** The generated form of a record in a drawer, with its actions. */
export function RecordDrawer({ opened, onClose }: RecordDrawerProps) {
  const title = useId()
  const cancel = useRef<(() => void) | null>(null)
  const close = () => (cancel.current ?? onClose)()
  const { resource, id } = opened
  return (
    <Themed>
      <Drawer
        open
        anchor={document.documentElement.dir === 'rtl' ? 'left' : 'right'}
        onClose={close}
        slotProps={{
          paper: { className: styles.drawer, role: 'dialog', 'aria-modal': true, 'aria-labelledby': title },
        }}
      >
        {resource &&
          (id === undefined ? (
            <NewRecord
              resource={resource}
              title={title}
              cancel={cancel}
              onClose={onClose}
              close={close}
              given={opened.given ?? {}}
              onCreated={opened.onCreated}
            />
          ) : (
            <OldRecord
              resource={resource}
              title={title}
              cancel={cancel}
              onClose={onClose}
              close={close}
              id={id}
              onDeleted={opened.onDeleted}
            />
          ))}
      </Drawer>
    </Themed>
  )
}

interface InsideProps {
  readonly resource: AnyResource
  /** The id of the heading. */
  readonly title: string
  readonly cancel: RefObject<(() => void) | null>
  readonly close: () => void
  readonly onClose: () => void
}

function NewRecord({
  resource,
  title,
  cancel,
  close,
  onClose,
  given,
  onCreated,
}: InsideProps & { given: Readonly<Record<string, unknown>>; onCreated: Opened['onCreated'] }) {
  const { t } = useTranslation()
  const labels = useLabels()
  const notices = useSavedNotices(resource)
  const text = t('form.create', { resource: labels.resource(resource, 1) })
  return (
    <>
      <DrawerHead id={title} text={text} close={close} resource={resource} />
      <RecordForm
        resource={resource}
        title={text}
        container="dialog"
        cancelRef={cancel}
        given={given}
        NewRecord={NewRecordDialog}
        onCancel={onClose}
        notice={notices.created}
        onSaved={(row) => {
          onCreated?.(row)
          onClose()
        }}
      />
    </>
  )
}

function OldRecord({
  resource,
  title,
  cancel,
  close,
  onClose,
  id,
  onDeleted,
}: InsideProps & { id: string; onDeleted: Opened['onDeleted'] }) {
  const { t } = useTranslation()
  const labels = useLabels()
  const { keep } = useRowCache(resource)
  const notices = useSavedNotices(resource)
  const { query, result: row } = useShow<Row>({ resource: resource.name, id, errorNotification: false })
  const text = row ? titleOf(resource, row) : labels.resource(resource, 1)
  return (
    <>
      <DrawerHead id={title} text={text} close={close} resource={resource} {...(row && { row })} />
      {!row && query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {!row && !query.isError && <RecordSkeleton text={t('show.loading')} />}
      {row && (
        <div className={styles.actions}>
          <RecordActions
            resource={resource}
            row={row}
            onDone={(_, after) => {
              if (after !== undefined) return
              onDeleted?.()
              onClose()
            }}
          />
        </div>
      )}
      {row && !canOnRow(row, 'update') && <RecordFields resource={resource} row={row} />}
      {row && canOnRow(row, 'update') && (
        <RecordForm
          key={row.id}
          resource={resource}
          row={row}
          title={t('form.edit', { title: text })}
          container="dialog"
          cancelRef={cancel}
          NewRecord={NewRecordDialog}
          onCancel={onClose}
          notice={notices.saved}
          onSaved={(saved) => {
            keep(saved)
            onClose()
          }}
        />
      )}
    </>
  )
}
