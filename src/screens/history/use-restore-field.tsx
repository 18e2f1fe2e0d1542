import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { fieldOf, writableFields } from '#define/reading'
import { useLabels } from '#base/i18n/labels'
import { canOnRow } from '#providers/access/evaluate'
import { useRole } from '#providers/auth/use-auth'
import type { Row } from '#providers/data/answers'
import { sentencesOf } from '#providers/data/http/problem'
import { titleOf } from '#base/format/record-path'
import { sameValue } from '../fields/form-values'
import { success } from '../records/notifications'
import { useRowCache } from '../records/use-row-cache'
import { useUpdate } from '../records/use-update'
import { useUndoOffer } from '../undo/use-undo-last'
import { useAttempt } from '../use-attempt'
import type { FieldPast } from './field-values'

interface RestoreFieldOptions {
  readonly resource: AnyResource
  readonly row: Row
  readonly name: string
  readonly onDone: () => void
}

/**
 * Sets one field of a record to an earlier value, by the same update as a form: with the rules of the field, and
 * refused if the record has changed since it was read. The toast offers Undo.
 */
export function useRestoreField({ resource, row, name, onDone }: RestoreFieldOptions) {
  const { t } = useTranslation()
  const labels = useLabels()
  const role = useRole()
  const { mutateAsync } = useUpdate<Row>()
  const { keep } = useRowCache(resource)
  const undoOffer = useUndoOffer(resource)
  const { isRunning, refusal, attempt } = useAttempt()
  const isWritable = name in writableFields(resource, role) && canOnRow(row, 'update')

  const mayRestore = ({ change, side }: FieldPast): boolean => {
    const isHidden = Object.hasOwn(change._masked ?? {}, name) || Object.hasOwn(row['_masked'] ?? {}, name)
    return isWritable && !isHidden && !sameValue(valueOf(change, side, name), row[name])
  }
  const restore = ({ change, side }: FieldPast) =>
    void attempt(async () => {
      const { data } = await mutateAsync({
        resource: resource.name,
        id: row.id,
        values: { [name]: valueOf(change, side, name) },
        meta: { version: row.version },
        successNotification: (answer) =>
          success(
            t('history.fieldRestored', {
              field: labels.field(resource, name),
              title: titleOf(resource, row),
            }),
            undoOffer(answer?.data as Row),
          ),
        errorNotification: false,
      })
      keep(data)
      onDone()
    })
  return {
    mayRestore: fieldOf(resource, name)?.kind === 'state' ? never : mayRestore,
    restore,
    isRunning,
    refusal,
  }
}

const never = () => false

/** A value of a change; a value that a new record did not have was empty. */
const valueOf = (change: FieldPast['change'], side: FieldPast['side'], name: string): unknown =>
  change[side]?.[name] ?? null

/** Why a value was not restored. */
export function RestoreRefusal({ refusal }: { refusal: unknown }) {
  return refusal === undefined ? null : (
    <Alert severity="error" sx={{ marginBottom: 2 }}>
      {sentencesOf(refusal)}
    </Alert>
  )
}
