import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDay } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { readDay } from '#screens/fields/text/day-text'
import { LineInput } from '../../text-inputs'
import { useMomentText } from '../use-moment-text'
import type { RangeFault } from './range-choice'
import styles from './range-popover.module.css'

interface RangeEndInputProps {
  readonly label: string
  readonly value: string | undefined
  readonly fault: RangeFault | undefined
  readonly onType: (day: string | undefined) => void
  readonly onLeave: () => void
}

const messages = {
  notADay: 'validation.type.date',
  tooEarly: 'validation.before',
} as const

/** One end of a range, typed in any common format. */
export function RangeEndInput({ label, value, fault, onType, onLeave }: RangeEndInputProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const id = useId()
  const { text, type, tidy } = useMomentText({
    value,
    onChange: (day) => onType(typeof day === 'string' ? day : undefined),
    script: {
      read: (typed) => readDay(typed, locale),
      write: (day) => formatDay(day, locale),
    },
    emptyUnlessRead: false,
  })
  return (
    <div className={styles.end}>
      <label htmlFor={id}>{label}</label>
      <LineInput
        id={id}
        path={id}
        name="day"
        label={label}
        required
        invalid={fault !== undefined}
        describedBy={fault && `${id}-fault`}
        value={text}
        onChange={(typed) => type(String(typed))}
        onBlur={() => {
          tidy()
          onLeave()
        }}
        inputRef={null}
        attributes={{ autoComplete: 'off', spellCheck: false }}
      />
      {fault && (
        <p id={`${id}-fault`} className={styles.fault}>
          {t(messages[fault.key], { limit: formatDay(fault.day ?? '', locale) })}
        </p>
      )}
    </div>
  )
}
