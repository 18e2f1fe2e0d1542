import Button from '@mui/material/Button'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { useLabels } from '#base/i18n/labels'
import { saveFile } from '#base/files/save-file'
import type { Report } from './import-call'
import styles from './import.module.css'
import { wrongRows, wrongSheet } from './row-errors'
import { sheetFile } from '#base/files/sheet-file'

const maxShown = 50

interface WrongRowsProps {
  readonly resource: AnyResource
  readonly report: Report
  readonly name: string
}

/**
 * The invalid rows, with each error at its cell; all of them can be downloaded as a file, to correct and import
 * again.
 */
export function WrongRows({ resource, report, name }: WrongRowsProps) {
  const { t } = useTranslation()
  const labels = useLabels()
  const wrong = useMemo(
    () => wrongRows(report, (field) => labels.field(resource, field)),
    [report, labels, resource],
  )
  if (wrong.length === 0) return null
  const download = () =>
    saveFile(
      sheetFile(wrongSheet(report, wrong, t('importing.errors'))),
      `${name.replace(/\.[^.]*$/, '')}-${t('importing.errors').toLowerCase()}.csv`,
    )
  return (
    <>
      <div className={styles.head}>
        <h3>{t('importing.wrongRows')}</h3>
        <Button color="inherit" variant="outlined" size="small" onClick={download}>
          {t('importing.download')}
        </Button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard */}
      <div className={styles.scroll} role="region" aria-label={t('importing.wrongRows')} tabIndex={0}>
        <table className={styles.wrong}>
          <thead>
            <tr>
              <th scope="col">{t('importing.row')}</th>
              {report.columns.map(({ header }, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- two columns may have the same name
                <th key={index} scope="col">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {wrong.slice(0, maxShown).map(({ line, cells, cellErrors, otherErrors }) => (
              <tr key={line}>
                <th scope="row">
                  {line}
                  {otherErrors.map((text) => (
                    <p key={text} className={styles.error}>
                      {text}
                    </p>
                  ))}
                </th>
                {report.columns.map((_, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- a column has no other unique name
                  <td key={index} data-wrong={cellErrors.has(index) || undefined}>
                    {cells[index]}
                    {cellErrors.has(index) && <p className={styles.error}>{cellErrors.get(index)}</p>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {wrong.length > maxShown && (
        <p className={styles.quiet}>{t('importing.firstRows', { total: maxShown })}</p>
      )}
    </>
  )
}
