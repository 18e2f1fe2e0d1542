import { useEffect, useRef, type FormEvent, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../../../providers/data/problem'
import { useAttempt } from '../../use-attempt'
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
  const { isRunning, refusal, attempt } = useAttempt()
  useEffect(() => input.current?.select(), [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const value = input.current?.value.trim() ?? ''
    if (value === '' || value === start) return onClose()
    void attempt(async () => {
      await onGo(value)
      if (!isRepeated) return onClose()
      if (input.current) input.current.value = ''
      input.current?.focus()
    })
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
          {messageOf(refusal)}
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
