import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import type { Row } from '#providers/data/answers'
import { ErrorState } from '#shell/states'
import { Themed } from '#shell/theme/themed'
import { FieldEntry } from './field-entry'
import styles from './field-history.module.css'
import { fieldValuesOf } from './field-values'
import { RestoreRefusal, useRestoreField } from './use-restore-field'
import { useHistory } from './use-history'

interface FieldHistoryProps {
  readonly resource: AnyResource
  readonly row: Row
  readonly name: string
  readonly title: string
  readonly anchor: HTMLElement
  readonly onClose: () => void
}

/** The values that a field had, newest first, with who set them; each earlier one can be restored. */
export function FieldHistory({ resource, row, name, title, anchor, onClose }: FieldHistoryProps) {
  const { t } = useTranslation()
  const id = useId()
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useHistory(
    resource,
    row,
    name,
  )
  const { mayRestore, restore, isRunning, refusal } = useRestoreField({
    resource,
    row,
    name,
    onDone: onClose,
  })
  const values =
    data &&
    fieldValuesOf(
      data.pages.flatMap((page) => page.changes),
      !hasNextPage,
    )
  return (
    <Themed>
      <Popover
        open
        anchorEl={anchor}
        onClose={onClose}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, className: styles.panel } }}
      >
        <h2 id={id}>{title}</h2>
        {error && !data && <ErrorState small error={error} onRetry={() => void refetch()} />}
        {!error && !values && <p role="status">{t('show.historyLoading')}</p>}
        {values?.length === 0 && <p>{t('history.noFieldHistory')}</p>}
        <RestoreRefusal refusal={refusal} />
        <ol className={styles.entries}>
          {values?.map((value, index) => (
            <FieldEntry
              key={value.key}
              resource={resource}
              row={row}
              name={name}
              value={value}
              isPresent={index === 0}
              onRestore={mayRestore(value) && !isRunning ? () => restore(value) : undefined}
            />
          ))}
        </ol>
        <div className={styles.foot}>
          {hasNextPage && (
            <Button
              size="small"
              color="inherit"
              disabled={isFetchingNextPage}
              onClick={() => void fetchNextPage()}
            >
              {t('history.olderChanges')}
            </Button>
          )}
          <Button size="small" color="inherit" onClick={onClose}>
            {t('common.close')}
          </Button>
        </div>
      </Popover>
    </Themed>
  )
}
