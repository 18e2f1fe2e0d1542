import { useEffect, useRef, type FormEvent, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { sentencesOf } from '#providers/data/http/problem'
import { notify } from '#base/toasts/notify'
import { useAttempt } from '#screens/use-attempt'
import styles from './name-form.module.css'

interface NameFormProps {
  readonly label: string
  readonly start?: string
  /** The label of the submit button. */
  readonly yes: string
  /** Stays open for another entry after saving. */
  readonly isRepeated?: boolean
  readonly onGo: (value: string) => Promise<unknown>
  readonly onClose: () => void
}

/**
 * A one-line form in a column, for a name or a title. Enter saves, Escape cancels; the error of a request is shown
 * below it.
 */
export function NameForm({ label, start = '', yes, isRepeated = false, onGo, onClose }: NameFormProps) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  /** The entries to save one after the other: the next can be typed while the previous one is being saved. */
  const typed = useRef<string[]>([])
  const { isRunning, refusal, attempt } = useAttempt()
  useEffect(() => input.current?.select(), [])

  const saveLines = async () => {
    const lines = typed.current
    try {
      for (; lines[0] !== undefined; lines.shift()) await onGo(lines[0])
    } catch (error) {
      // Rejected entries go back into the input, before the text typed meanwhile; if the input is unmounted, the
      // error is shown as a toast.
      const refused = lines.splice(0)
      if (!input.current) return notify({ message: sentencesOf(error), variant: 'error' })
      if (isRepeated) input.current.value = [...refused, input.current.value].join(' ').trim()
      throw error
    }
    if (!isRepeated) return onClose()
    input.current?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const value = input.current?.value.trim() ?? ''
    if (value === '' || value === start) return onClose()
    if (!isRepeated && isRunning) return
    typed.current.push(value)
    if (isRepeated && input.current) input.current.value = ''
    void attempt(saveLines)
  }
  const leave = ({ key }: KeyboardEvent) => key === 'Escape' && onClose()
  return (
    <form className={styles.form} onSubmit={submit} aria-label={label}>
      <input
        ref={input}
        className={styles.input}
        defaultValue={start}
        aria-label={label}
        aria-invalid={refusal !== undefined}
        maxLength={255}
        onKeyDown={leave}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just opened it with the button in its place
        autoFocus
      />
      {refusal !== undefined && (
        <p role="alert" className={styles.refusal}>
          {sentencesOf(refusal)}
        </p>
      )}
      <div className={styles.buttons}>
        <button type="submit" className="button primary" aria-disabled={isRunning || undefined}>
          {yes}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {t('common.cancel')}
        </button>
      </div>
    </form>
  )
}
