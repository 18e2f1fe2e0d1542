import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import { useEffect, useRef, type MouseEvent } from 'react'
import { useFormState } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { inputId, useFormScope } from '#screens/fields/input/form-scope'
import { useFaultLabel } from '../faults/fault-label'
import { useFieldLabel } from '../field-label'
import styles from '../form.module.css'
import { listFaults, type ListedFault } from '../faults/listed-faults'
import type { Failure } from './use-save'

interface FaultSummaryProps {
  readonly failure: Failure | undefined
  /** The server's errors for fields that this form does not show. */
  readonly elsewhere: readonly ListedFault[]
}

/** The errors that prevent saving, above the form: with a link to each input, and errors that belong to no input. */
export function FaultSummary({ failure, elsewhere }: FaultSummaryProps) {
  const { t } = useTranslation()
  const { prefix } = useFormScope()
  const labelOf = useFieldLabel()
  const labelElsewhere = useFaultLabel()
  const { errors, submitCount, isSubmitting } = useFormState()
  const faults = submitCount > 0 && !isSubmitting ? listFaults(errors) : []
  const box = useRef<HTMLDivElement>(null)
  const isAlone = failure !== undefined && faults.length === 0 && !isSubmitting
  useEffect(() => {
    if (isAlone) box.current?.focus()
  }, [isAlone, failure])
  if (faults.length === 0 && !failure) return null

  const follow = (event: MouseEvent, path: string) => {
    const input = document.getElementById(inputId(prefix, path))
    if (!input) return
    event.preventDefault()
    input.scrollIntoView({ block: 'center' })
    const first = input.matches('input, textarea, select, [contenteditable]')
      ? input
      : input.querySelector<HTMLElement>('input, button')
    first?.focus({ preventScroll: true })
  }
  const title = isAlone ? t('form.failed') : t('form.faults', { count: faults.length + elsewhere.length })
  return (
    <Alert severity="error" ref={box} tabIndex={-1} className={styles.summary}>
      <AlertTitle>{title}</AlertTitle>
      {failure && <p>{failure.message}</p>}
      {faults.length + elsewhere.length > 0 && (
        <ul>
          {faults.map(({ path, message }) => (
            <li key={path}>
              {path && (
                <a href={`#${inputId(prefix, path)}`} onClick={(event) => follow(event, path)}>
                  {labelOf(path)}
                </a>
              )}
              {path && ': '}
              {message}
            </li>
          ))}
          {elsewhere.map(({ path, message }) => (
            <li key={path}>
              {labelElsewhere(path)}
              {message}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  )
}
