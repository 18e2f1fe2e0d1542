import { useGo } from '@refinedev/core'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { canOnRow } from '#providers/access/evaluate'
import type { AnyResource } from '#define'
import { forgetRecord, rememberRecord } from '#shell/palette/recent'
import type { Row } from '#providers/data/answers'
import { useShortcut } from '#shell/shortcuts/use-shortcut'
import { recordPath, titleOf } from '#base/format/record-path'

/** Stores that a record was opened, and registers E to edit it if the user may. */
export function useRecordKeys(resource: AnyResource, row: Row | undefined, isMissing: boolean): void {
  const { t } = useTranslation()
  const go = useGo()
  const path = row && recordPath(resource, 'show', row)
  const title = row && titleOf(resource, row)
  useEffect(() => {
    if (path !== undefined && title !== undefined) rememberRecord({ path, title, resource: resource.name })
  }, [path, title, resource])
  useEffect(() => {
    if (isMissing) forgetRecord(location.pathname)
  }, [isMissing])
  useShortcut('e', {
    group: 'record',
    label: t('shortcuts.edit'),
    isOff: !(row && canOnRow(row, 'update')),
    run: () => row && go({ to: recordPath(resource, 'edit', row) }),
  })
}
