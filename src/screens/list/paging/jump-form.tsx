import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { DateInput } from '#screens/fields/input/dates/date-inputs'
import type { InputProps } from '#screens/fields/input/input-props'
import { LineInput } from '#screens/fields/input/text-inputs'
import { Themed } from '#shell/theme/themed'
import styles from './jump-form.module.css'

interface JumpFormProps {
  readonly label: string
  /** What is entered; for a datetime it is a day. */
  readonly value: 'date' | 'datetime' | 'text'
  readonly isDescending: boolean
  readonly onJump: (from: string) => void
  readonly onClose: () => void
}

/** The first moment of a day of the user in the order of the list. */
const momentOf = (day: string, isDescending: boolean): string =>
  new Date(`${day}T${isDescending ? '23:59:59.999' : '00:00:00.000'}`).toISOString()

/** The input of the value at which the page starts. */
export function JumpForm({ label, value, isDescending, onJump, onClose }: JumpFormProps) {
  const { t } = useTranslation()
  const id = useId()
  const [text, setText] = useState('')
  const input = useRef<HTMLElement>(null)
  useEffect(() => input.current?.focus(), [])
  const jump = () => {
    const given = text.trim()
    if (given) onJump(value === 'datetime' ? momentOf(given, isDescending) : given)
  }
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }
  const props: InputProps = {
    id,
    label,
    path: 'from',
    name: 'from',
    required: true,
    invalid: false,
    describedBy: undefined,
    value: text,
    onChange: (typed) => setText(typeof typed === 'string' ? typed : ''),
    onBlur: () => undefined,
    inputRef: input,
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape in any of its controls closes it.
    <form
      noValidate
      className={styles.form}
      onKeyDown={closeByKey}
      onSubmit={(event) => {
        event.preventDefault()
        jump()
      }}
    >
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <Themed>
        {value === 'text' ? (
          <LineInput {...props} attributes={{ maxLength: 300 }} />
        ) : (
          <DateInput {...props} emptyUnlessRead />
        )}
      </Themed>
      <button type="submit" className={styles.quiet}>
        {t('paging.go')}
      </button>
    </form>
  )
}
