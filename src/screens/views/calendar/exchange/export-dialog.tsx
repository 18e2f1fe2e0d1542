import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLabels } from '#base/i18n/labels'
import { saveFile } from '#base/files/save-file'
import { download } from '#providers/data/http/download'
import { useAttempt } from '#screens/use-attempt'
import { CalendarChoice } from './calendar-choice'
import { ExchangeFrame } from './exchange-frame'
import type { ExchangeProps } from './exchange-props'

/** Saves the events that the user may read, or those of a calendar, as a file. */
export function ExportDialog({ resource, calendars: { calendars }, onClose }: ExchangeProps) {
  const { t } = useTranslation()
  const labels = useLabels()
  const [calendar, setCalendar] = useState('')
  const { isRunning, refusal, attempt } = useAttempt()
  const save = () =>
    attempt(async () => {
      const query = calendar === '' ? '' : `?calendar=${calendar}`
      const file = await download(`/api/${resource.name}/ics${query}`)
      const name = calendars.find(({ id }) => id === calendar)?.name ?? labels.resource(resource)
      saveFile(file, `${name.replaceAll(/[/\\:*?"<>|]/g, ' ')}.ics`)
      onClose()
    })
  return (
    <ExchangeFrame
      title={t('exchange.exportTitle')}
      text={t('exchange.exportText')}
      refusal={refusal}
      onClose={onClose}
      actions={
        <Button variant="contained" aria-disabled={isRunning || undefined} onClick={() => void save()}>
          {t('exchange.save')}
        </Button>
      }
    >
      {calendars.length > 0 && (
        <CalendarChoice
          calendars={calendars}
          none={t('exchange.all')}
          value={calendar}
          onChange={setCalendar}
        />
      )}
    </ExchangeFrame>
  )
}
