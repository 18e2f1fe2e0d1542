import Button from '@mui/material/Button'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { useDropped } from '#screens/uploads/use-dropped'
import styles from './exchange.module.css'
import { maxIcsEvents } from './use-ics-import'

interface FileChoiceProps {
  readonly file: File | undefined
  readonly onFile: (file: File) => void
}

/** A file is dropped or chosen. */
export function FileChoice({ file, onFile }: FileChoiceProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { isOver, handlers } = useDropped(true, ([dropped]) => dropped && onFile(dropped))
  return (
    <div className={styles.drop} data-over={isOver} {...handlers}>
      <strong id={id}>{file?.name ?? t('exchange.drop')}</strong>
      <p className="quiet">{t('exchange.limits', { events: formatNumber(maxIcsEvents, locale) })}</p>
      <Button variant="outlined" color="inherit" aria-describedby={id} onClick={() => input.current?.click()}>
        {t('exchange.chooseFile')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('exchange.file')}
        accept=".ics,.ical,.ifb,.icalendar,text/calendar"
        onChange={({ target }) => {
          const [chosen] = target.files ?? []
          // Allows the same file to be chosen again after it was changed.
          target.value = ''
          if (chosen) onFile(chosen)
        }}
      />
    </div>
  )
}
