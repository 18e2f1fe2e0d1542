import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { routesOf } from '../../define/reading'
import { useLabels } from '../../providers/i18n/labels'
import { Page } from '../../shell/page'
import { HistorySection } from '../history'
import { RecordActions } from '../moves'
import { addressOf, recordPath, titleOf } from '../record-path'
import { RecordState } from '../record-states'
import { useResource } from '../resource-context'
import { useRecord } from '../use-record'
import { RecordFields } from './record-fields'

/** The page of one record: its fields, what can be done with it, and its history. */
export function ShowScreen() {
  const { t } = useTranslation()
  const labels = useLabels()
  const navigate = useNavigate()
  const resource = useResource()
  const reading = useRecord(resource)
  const { row } = reading
  if (!row) return <RecordState resource={resource} reading={reading} />
  const { list } = routesOf(resource)
  const title = titleOf(resource, row)
  return (
    <Page
      title={title}
      breadcrumbs={[{ label: labels.resource(resource), to: list }, { label: title }]}
      actions={
        <>
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
      <RecordFields resource={resource} row={row} />
      <HistorySection resource={resource} row={row} />
    </Page>
  )
}
