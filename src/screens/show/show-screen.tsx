import { useGo } from '@refinedev/core'
import { EditButton, Show } from '@refinedev/mui'
import Alert from '@mui/material/Alert'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { canOnRow } from '#providers/access/evaluate'
import type { AnyResource } from '#define'
import { hasSections } from '#define/layout-of'
import { routesOf } from '#define/reading'
import type { Row } from '#providers/data/answers'
import { RecordSkeleton } from '#shell/states'
import { WhyButton } from '../access/why-button'
import { EntrySection, HistorySection } from '../history'
import { RecordActions } from '../moves'
import { addressOf, recordPath, titleOf } from '#base/format/record-path'
import { useRecordPageProps } from '../page/record-page-props'
import { RelatedSections } from '../related'
import { RecordPart, useRecordPartsSoon } from '../custom-part'
import { RecordState } from '../record-states'
import { useResource } from '../resource-context'
import { useRecord } from '../use-record'
import { RecordFields } from './record-fields'
import { RecordSections } from './sections/record-sections'
import { StatusChip, SummaryLine } from './summary'
import { useRecordKeys } from './use-record-keys'

/** The page of one record: its summary, fields and actions, the records that refer to it, and its history. */
export function ShowScreen() {
  const resource = useResource()
  const reading = useRecord(resource, 'show')
  const { row } = reading
  useRecordPartsSoon(resource)
  useRecordKeys(resource, row, reading.isMissing || reading.isGone)
  if (!row || reading.isGone) return <RecordState resource={resource} reading={reading} />
  return <RecordPage resource={resource} row={row} />
}

interface RecordProps {
  readonly resource: AnyResource
  readonly row: Row
}

function RecordPage({ resource, row }: RecordProps) {
  const { t } = useTranslation()
  const title = titleOf(resource, row)
  const page = useRecordPageProps({
    title,
    steps: [{ label: title }],
    beside: <StatusChip resource={resource} row={row} />,
  })
  return (
    <Show
      {...page}
      resource={resource.name}
      recordItemId={addressOf(resource, row)}
      headerButtons={({ editButtonProps }) => (
        <>
          <WhyButton resource={resource} row={row} />
          <Verbs resource={resource} row={row} />
          <EditButton
            {...editButtonProps}
            hidden={!canOnRow(row, 'update')}
            variant="contained"
            startIcon={null}
          >
            {t('show.edit')}
          </EditButton>
        </>
      )}
    >
      <SummaryLine resource={resource} row={row} />
      {canOnRow(row, 'restore') && <Alert severity="info">{t('show.inTrash')}</Alert>}
      <Suspense fallback={<RecordSkeleton />}>
        <RecordBody resource={resource} row={row} />
      </Suspense>
    </Show>
  )
}

function Verbs({ resource, row }: RecordProps) {
  const go = useGo()
  return (
    <RecordActions
      resource={resource}
      row={row}
      onDone={(_, after) => {
        if (!after) go({ to: routesOf(resource).list, type: 'replace' })
        else if (addressOf(resource, after) !== addressOf(resource, row))
          go({ to: recordPath(resource, 'show', after), type: 'replace' })
      }}
    />
  )
}

/** Everything is shown at once, so that nothing moves while parts load. */
function RecordBody({ resource, row }: RecordProps) {
  const Fields = hasSections(resource) ? RecordSections : RecordFields
  return (
    <>
      <RecordPart resource={resource} row={row} part="head" />
      <RecordPart
        resource={resource}
        row={row}
        part="fields"
        otherwise={<Fields resource={resource} row={row} />}
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
