import { Suspense, useImperativeHandle, useMemo, useState, type Ref } from 'react'
import { FormProvider } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { AnyResource, Role } from '#define'
import { isShownIn } from '#define/layout/layout-of'
import { writableFields } from '#define/reading'
import { useRole } from '#providers/auth/use-auth'
import { canOnRow } from '#providers/access/evaluate'
import { useLeaveGuard } from '#providers/router/leave-guards'
import type { Row } from '#providers/data/answers'
import { RecordSkeleton } from '#shell/states'
import { Timeline } from '../comments/timeline'
import { useLoadedEditors } from '../fields/input/rich-text/lazy-rich-text'
import { FormScopeProvider, type FormScope } from '../fields/input/form-scope'
import { hasInput } from '../fields/input/field-kinds'
import { LeaveDialog } from '../form/drafts/leave-dialog'
import { NewRecordDialog } from '../form/new-record-dialog'
import { useScopeOf } from '../form/use-scope-of'
import type { EnqueueWrite } from '../records/use-write-queue'
import { DropArea } from '../uploads/drop-area'
import { DialogActionsList } from './dialog-actions'
import { DialogHead } from './dialog-head'
import { DialogSections } from './dialog-sections'
import { LiveContext } from './live-context'
import type { Flush } from './live-types'
import styles from './record-dialog.module.css'
import { useFirstFocus } from './use-first-focus'
import { useLiveRecord } from './use-live-record'

interface RecordDialogBodyProps {
  readonly resource: AnyResource
  readonly row: Row
  /** The field whose input gets the focus at first. */
  readonly field?: string | undefined
  /** Further conditions of references, by their names. */
  readonly narrowed?: FormScope['narrowed']
  readonly enqueue: EnqueueWrite
  readonly flushRef: Ref<Flush>
  readonly onClose: () => void
  /** The record is no longer in the list. */
  readonly onGone: () => void
}

export function RecordDialogBody(props: RecordDialogBodyProps) {
  const { t } = useTranslation()
  return (
    <Suspense fallback={<RecordSkeleton text={t('show.loading')} />}>
      <LoadedBody {...props} />
    </Suspense>
  )
}

/** Suspends until the editors of its fields have loaded. */
function LoadedBody({
  resource,
  row,
  field,
  narrowed,
  enqueue,
  flushRef,
  onClose,
  onGone,
}: RecordDialogBodyProps) {
  const current = useRole()
  // The role is fixed when the dialog opens, so that it stays the same even if the session ends.
  const [role] = useState<Role>(current)
  const mayUpdate = canOnRow(row, 'update')
  const fields = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(mayUpdate ? writableFields(resource, role) : {}).filter(([, field]) =>
          hasInput(field),
        ),
      ),
    [resource, role, mayUpdate],
  )
  useLoadedEditors(fields)
  const record = useLiveRecord(resource, row, fields, enqueue)
  const { live, form } = record
  const whole = useScopeOf(resource, row, undefined, NewRecordDialog)
  const scope = useMemo(() => ({ ...whole, narrowed }), [whole, narrowed])
  const leave = useLeaveGuard(live.isDirty)
  useFirstFocus(field)
  useImperativeHandle(flushRef, () => live.flush)
  const shown = useMemo(
    () => Object.fromEntries(Object.entries(fields).filter(([name]) => isShownIn(resource, name, row))),
    [fields, resource, row],
  )
  return (
    <LiveContext value={record}>
      <FormProvider {...form}>
        <FormScopeProvider value={scope}>
          <DialogHead resource={resource} row={row} fields={shown} onClose={onClose} />
          <DropArea className={styles.body}>
            <div className={styles.main}>
              <DialogSections resource={resource} row={row} fields={shown} isAside={false} />
            </div>
            <div className={styles.timeline}>
              <Timeline resource={resource} row={row} hasActivity />
            </div>
            <div className={styles.aside}>
              <DialogSections resource={resource} row={row} fields={shown} isAside />
              <DialogActionsList resource={resource} row={row} onGone={onGone} />
            </div>
          </DropArea>
          {leave.isStopped && <LeaveDialog onLeave={leave.proceed} onStay={leave.stay} />}
        </FormScopeProvider>
      </FormProvider>
    </LiveContext>
  )
}
