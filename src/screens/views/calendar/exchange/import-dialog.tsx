import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { undoBatch } from '#screens/undo/undo-batch'
import { CalendarChoice } from './calendar-choice'
import { ExchangeFrame } from './exchange-frame'
import type { ExchangeProps } from './exchange-props'
import styles from './exchange.module.css'
import { FileChoice } from './file-choice'
import { ImportResult } from './import-result'
import { useIcsImport, type ImportChoice, type IcsReport, type ImportProgress } from './use-ics-import'

/** Imports the events of a file: the file, the calendar, and then what became of them. */
export function ImportDialog({ resource, calendars, onClose }: ExchangeProps) {
  const { t } = useTranslation()
  const [file, setFile] = useState<File>()
  const [choice, choose] = useState<ImportChoice>({ calendar: '', isPrivate: false })
  const { run, stop, progress, report, refusal } = useIcsImport(resource)
  const isRunning = progress !== undefined
  const close = () => {
    stop()
    onClose()
  }
  const undo = (batch: string) => {
    onClose()
    void undoBatch(batch, t('exchange.imported', { name: file?.name ?? '' }))
  }
  const start = () => {
    if (file && !isRunning) void run(file, choice)
  }
  return (
    <ExchangeFrame
      title={t('exchange.importTitle')}
      text={t('exchange.importText')}
      refusal={refusal}
      onClose={close}
      actions={
        report ? (
          <UndoButton report={report} onUndo={undo} />
        ) : (
          <Button
            variant="contained"
            aria-disabled={isRunning || file === undefined || undefined}
            onClick={start}
          >
            {t(isRunning ? 'exchange.running' : 'exchange.run')}
          </Button>
        )
      }
    >
      {report ? (
        <ImportResult report={report} />
      ) : (
        <>
          <FileChoice file={file} onFile={setFile} />
          <ImportChoices resource={resource} calendars={calendars} choice={choice} onChoose={choose} />
          <ProgressText progress={progress} />
        </>
      )}
    </ExchangeFrame>
  )
}

interface UndoButtonProps {
  readonly report: IcsReport
  readonly onUndo: (batch: string) => void
}

/** Undoes an import that changed something. */
function UndoButton({ report, onUndo }: UndoButtonProps) {
  const { t } = useTranslation()
  if (report.created + report.updated === 0) return null
  return <Button onClick={() => onUndo(report.batch)}>{t('common.undo')}</Button>
}

interface ImportChoicesProps extends Pick<ExchangeProps, 'resource' | 'calendars'> {
  readonly choice: ImportChoice
  readonly onChoose: (choice: ImportChoice) => void
}

/** The calendar of the new events, and whether they are private. */
function ImportChoices({ resource, calendars, choice, onChoose }: ImportChoicesProps) {
  const { t } = useTranslation()
  const own = ownCalendars(calendars.calendars, resource.views?.calendar?.source)
  return (
    <>
      {own.length > 0 && (
        <CalendarChoice
          calendars={own}
          none={t('exchange.noCalendar')}
          value={choice.calendar}
          onChange={(calendar) => onChoose({ ...choice, calendar })}
        />
      )}
      {resource.views?.calendar?.visibility && (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={choice.isPrivate}
            onChange={({ target }) => onChoose({ ...choice, isPrivate: target.checked })}
          />
          {t('exchange.private')}
        </label>
      )}
    </>
  )
}

function ProgressText({ progress }: { readonly progress: ImportProgress | undefined }) {
  const { t } = useTranslation()
  const locale = useLocale()
  if (!progress || progress.total === 0) return <p role="status" className="quiet" />
  const [done, total] = [progress.done, progress.total].map((count) => formatNumber(count, locale))
  return (
    <p role="status" className="quiet">
      {t('exchange.progress', { done, total })}
    </p>
  )
}

/** The calendars that have events of the user, not those of an address. */
export const ownCalendars = (
  calendars: ExchangeProps['calendars']['calendars'],
  source: string | undefined,
): ExchangeProps['calendars']['calendars'] =>
  calendars.filter(({ row }) => source === undefined || !row[source])
