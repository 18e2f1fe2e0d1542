import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { routesOf } from '../../define/reading'
import { Page } from '../../shell/page'
import { WhyButton } from '../access/why-button'
import { EntrySection, HistorySection } from '../history'
import { RecordActions } from '../moves'
import { addressOf, recordPath, titleOf } from '../record-path'
import { RelatedSections } from '../related'
import { RecordPart } from '../room-part'
import { RecordState } from '../record-states'
import { useResource } from '../resource-context'
import { useRecord } from '../use-record'
import { RecordFields } from './record-fields'
import { useRecordKeys } from './use-record-keys'

/** The page of one record: its fields, what can be done with it, and its history. */
export function ShowScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const resource = useResource()
  const reading = useRecord(resource, 'show')
  const { row } = reading
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
              if (!after) void navigate(list, { replace: true })
              else if (addressOf(resource, after) !== addressOf(resource, row))
                void navigate(recordPath(resource, 'show', after), { replace: true })
            }}
          />
          {row._can.includes('update') && (
            <Button component={Link} to={recordPath(resource, 'edit', row)} variant="contained">
              {t('show.edit')}
            </Button>
          )}
        </>
      }
    >
      {row._can.includes('restore') && <Alert severity="info">{t('show.inTrash')}</Alert>}
      <RecordPart resource={resource} row={row} part="head" />
      <RecordPart
        resource={resource}
        row={row}
        part="fields"
        otherwise={<RecordFields resource={resource} row={row} />}
      />
      <RecordPart resource={resource} row={row} part="show" />
      <RelatedSections resource={resource} row={row} />
      {resource.keptBy === 'ledger' ? (
        <EntrySection resource={resource} row={row} />
      ) : (
        <HistorySection resource={resource} row={row} />
      )}
    </Page>
  )
}
