import { useEffect, useRef, type FormEvent, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { sentencesOf } from '#providers/data/problem'
import { notify } from '#base/toasts/notify'
import { useAttempt } from '#screens/use-attempt'
import styles from './name-form.module.css'

interface NameFormProps {
  readonly label: string
  readonly start?: string
  /** The word on the button; left out where Enter alone does it. */
  readonly yes: string
  /** Stays open for the next one. */
  readonly isRepeated?: boolean
  readonly onGo: (value: string) => Promise<unknown>
  readonly onClose: () => void
}

/** One line to type in a column: a name, a title. Enter does it, Escape gives it up; a refusal is said beneath it. */
export function NameForm({ label, start = '', yes, isRepeated = false, onGo, onClose }: NameFormProps) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  /** What is to be saved, one after the other: while the first is on its way the next may be typed. */
  const typed = useRef<string[]>([])
  const { isRunning, refusal, attempt } = useAttempt()
  useEffect(() => input.current?.select(), [])

  const saveLines = async () => {
    const lines = typed.current
    try {
      for (; lines[0] !== undefined; lines.shift()) await onGo(lines[0])
    } catch (error) {
      // Back into the line, before what was typed meanwhile; where there is none any more, the refusal is told.
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
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it has just been asked for by the button in its place
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
