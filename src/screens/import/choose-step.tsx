import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useRef, useState, type DragEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { useRole } from '#providers/auth/use-auth'
import { reasonOf } from '#providers/data/http/problem'
import { useLabels } from '#base/i18n/labels'
import { formatNumber } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { saveFile } from '#base/files/save-file'
import { fillable } from './fields'
import { maxRows } from './large-file'
import styles from './import.module.css'
import { sheetFile } from '#base/files/sheet-file'
import { StepTitle } from './step-title'

interface ChooseStepProps {
  readonly resource: AnyResource
  /** Why the last file was rejected. */
  readonly problem: unknown
  readonly onFile: (file: File) => void
}

/** A file is dropped or chosen; a template shows the available columns. */
export function ChooseStep({ resource, problem, onFile }: ChooseStepProps) {
  const { t } = useTranslation()
  const labels = useLabels()
  const locale = useLocale()
  const role = useRole()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }
  const template = () => {
    const names = fillable(resource, role).filter((name) => name !== 'id')
    const headers = names.map((name) => labels.field(resource, name))
    saveFile(sheetFile([headers]), `${resource.name}-template.csv`)
  }
  return (
    <>
      <StepTitle isFirst={problem === undefined}>{t('importing.choose')}</StepTitle>
      {problem !== undefined && <Alert severity="error">{reasonOf(problem)}</Alert>}
      <div
        className={styles.drop}
        data-over={isOver}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <p className={styles.dropTitle}>{t('importing.drop')}</p>
        <p className={styles.quiet}>{t('importing.limits', { rows: formatNumber(maxRows, locale) })}</p>
        <div className={styles.buttons}>
          <Button variant="contained" onClick={() => input.current?.click()}>
            {t('importing.chooseFile')}
          </Button>
          <Button color="inherit" variant="outlined" onClick={template}>
            {t('importing.template')}
          </Button>
        </div>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={t('importing.choose')}
          accept=".csv,.tsv,.txt,.xlsx,text/csv"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            // Allows the same file to be chosen again after it was edited.
            target.value = ''
            if (file) onFile(file)
          }}
        />
      </div>
    </>
  )
}
