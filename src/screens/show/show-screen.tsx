import { useGo } from '@refinedev/core'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { canOnRow } from '#providers/access/evaluate'
import type { AnyResource } from '#define'
import { routesOf } from '#define/reading'
import type { Row } from '#providers/data/answers'
import { Page } from '#shell/navigation/page'
import { RecordSkeleton } from '#shell/states'
import { WhyButton } from '../access/why-button'
import { EntrySection, HistorySection } from '../history'
import { RecordActions } from '../moves'
import { addressOf, recordPath, titleOf } from '#base/format/record-path'
import { RelatedSections } from '../related'
import { RecordPart, useRecordPartsSoon } from '../custom-part'
import { RecordState } from '../record-states'
import { useResource } from '../resource-context'
import { useRecord } from '../use-record'
import { RecordFields } from './record-fields'
import { useRecordKeys } from './use-record-keys'

/** The page of one record: fields, actions and history. */
export function ShowScreen() {
  const { t } = useTranslation()
  const go = useGo()
  const resource = useResource()
  const reading = useRecord(resource, 'show')
  const { row } = reading
  useRecordPartsSoon(resource)
  useRecordKeys(resource, row, reading.isMissing || reading.isGone)
  if (!row || reading.isGone) return <RecordState resource={resource} reading={reading} />
  const { list } = routesOf(resource)
  const title = titleOf(resource, row)
  return (
    <Page
      title={title}
      steps={[{ label: title }]}
      actions={
        <>
          <WhyButton resource={resource} row={row} />
          <RecordActions
            resource={resource}
            row={row}
            onDone={(_, after) => {
              if (!after) go({ to: list, type: 'replace' })
              else if (addressOf(resource, after) !== addressOf(resource, row))
                go({ to: recordPath(resource, 'show', after), type: 'replace' })
            }}
          />
          {canOnRow(row, 'update') && (
            <Button component={Link} to={recordPath(resource, 'edit', row)} variant="contained">
              {t('show.edit')}
            </Button>
          )}
        </>
      }
    >
      {canOnRow(row, 'restore') && <Alert severity="info">{t('show.inTrash')}</Alert>}
      <Suspense fallback={<RecordSkeleton />}>
        <RecordBody resource={resource} row={row} />
      </Suspense>
    </Page>
  )
}

/** Everything is shown at once, so that nothing moves while parts load. */
function RecordBody({ resource, row }: { resource: AnyResource; row: Row }) {
  return (
    <>
      <RecordPart resource={resource} row={row} part="head" />
      <RecordPart
        resource={resource}
        row={row}
        part="fields"
        otherwise={<RecordFields resource={resource} row={row} />}
      />
      <RecordPart resource={resource} row={row} part="show" />
      <RelatedSections key={row.id} resource={resource} row={row}>
        {resource.managedBy === 'changeLog' ? (
          <EntrySection resource={resource} row={row} />
        ) : (
          <HistorySection resource={resource} row={row} />
        )}
      </RelatedSections>
    </>
  )
}
