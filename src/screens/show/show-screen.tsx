import { useGo } from '@refinedev/core'
import { EditButton, Show } from '@refinedev/mui'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { canOnRow } from '#providers/access/evaluate'
import type { AnyResource } from '#define'
import { presentedTo, summaryOf } from '#define/layout/layout-of'
import { routesOf } from '#define/reading'
import { useRole } from '#providers/auth/use-auth'
import type { Row } from '#providers/data/answers'
import { RecordSkeleton } from '#shell/states'
import { WhyButton } from '../access/why-button'
import { PdfButton } from '../document/pdf-button'
import { useDocumentButtons, useDocumentItems } from '../document/use-document-items'
import { prefetchAttendance } from '../attendance/lazy-attendance'
import { RecordActions } from '../moves'
import { addressOf, recordPath, titleOf } from '#base/format/record-path'
import { RecordPicture } from '../fields/pictures/record-picture'
import { useRecordPageProps } from '../page/record-page-props'
import { RecordPart, useRecordPartsSoon } from '../custom-part'
import { RecordState } from '../record-states'
import { useResource } from '../resource-context'
import { useRecord } from '../use-record'
import { PresentedBody, RecordBody } from './record-body'
import { StatusChip, SummaryLine } from './summary'
import { useRecordKeys } from './use-record-keys'

/** The page of one record: its summary, fields and actions, the records that refer to it, and its history. */
export function ShowScreen() {
  const resource = useResource()
  const reading = useRecord(resource, 'show')
  const { row } = reading
  useRecordPartsSoon(resource)
  useEffect(() => prefetchAttendance(resource), [resource])
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
  const presented = presentedTo(resource, useRole())
  const hasPicture = summaryOf(resource).image !== undefined && !presented
  const hasDocumentButtons = useDocumentButtons(resource)
  const page = useRecordPageProps({
    title,
    steps: [{ label: title }],
    picture: hasPicture && <RecordPicture resource={resource} row={row} size={64} />,
    beside: presented ? null : <StatusChip resource={resource} row={row} />,
  })
  return (
    <Show
      {...page}
      resource={resource.name}
      recordItemId={addressOf(resource, row)}
      headerButtons={({ editButtonProps }) => (
        <>
          {hasDocumentButtons && (
            <>
              <PrintLink resource={resource} row={row} />
              <PdfButton resource={resource} row={row} />
            </>
          )}
          <Suspense fallback={null}>
            <RecordPart resource={resource} row={row} part="actions" />
          </Suspense>
          <Verbs resource={resource} row={row} />
          <EditButton
            {...editButtonProps}
            hidden={!canOnRow(row, 'update')}
            variant="contained"
            startIcon={null}
          >
            {t('show.edit')}
          </EditButton>
          {!presented && <WhyButton resource={resource} row={row} />}
        </>
      )}
    >
      {!presented && <SummaryLine resource={resource} row={row} />}
      {canOnRow(row, 'restore') && <Alert severity="info">{t('show.inTrash')}</Alert>}
      <Suspense fallback={<RecordSkeleton />}>
        {presented ? (
          <PresentedBody resource={resource} row={row} fields={presented} />
        ) : (
          <RecordBody resource={resource} row={row} />
        )}
      </Suspense>
    </Show>
  )
}

/** The link to the printable page of a record. */
function PrintLink({ resource, row }: RecordProps) {
  const { t } = useTranslation()
  return (
    <Button component={Link} to={recordPath(resource, 'print', row)} variant="outlined" color="inherit">
      {t('show.print')}
    </Button>
  )
}

function Verbs({ resource, row }: RecordProps) {
  const go = useGo()
  return (
    <RecordActions
      resource={resource}
      row={row}
      more={useDocumentItems(resource, row)}
      onDone={(_, after) => {
        if (!after) go({ to: routesOf(resource).list, type: 'replace' })
        else if (addressOf(resource, after) !== addressOf(resource, row))
          go({ to: recordPath(resource, 'show', after), type: 'replace' })
      }}
    />
  )
}
