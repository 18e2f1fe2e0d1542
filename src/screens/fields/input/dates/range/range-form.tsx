import Button from '@mui/material/Button'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { RangeCalendar } from './range-calendar'
import { completeRange, faultsOf, isPending, withDay, type DayRange, type RangeEnd } from './range-choice'
import { RangeEndInput } from './range-end-input'
import styles from './range-popover.module.css'
import type { RangeProps } from './range-props'

interface RangeFormProps extends RangeProps {
  readonly onClose: () => void
}

const ends: readonly RangeEnd[] = ['from', 'to']

/** Presets, two dates and a calendar. A preset and the second day of the calendar close it, typed dates are applied. */
export function RangeForm({ value, presets = [], onChange, onClose }: RangeFormProps) {
  const { t } = useTranslation()
  const [choice, setChoice] = useState(value)
  // The month of a typed date is shown; that of a chosen one already is.
  const [typed, setTyped] = useState<string>()
  const [left, setLeft] = useState<readonly RangeEnd[]>([])
  const faults = faultsOf(choice)
  const apply = (range: DayRange) => {
    onChange(range)
    onClose()
  }
  const type = (end: RangeEnd, day: string | undefined) => {
    const next = { ...choice, [end]: day }
    setChoice(next)
    if (faultsOf(next)[end] === undefined) setTyped(day)
  }
  const pick = (day: string) => {
    const next = withDay(choice, day)
    const range = completeRange(next)
    setLeft([])
    setChoice(next)
    if (range) apply(range)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // React passes events on to the form that this dialog belongs to.
    event.stopPropagation()
    const range = completeRange(choice)
    setLeft(ends)
    if (range && Object.keys(faults).length === 0) apply(range)
  }
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      {presets.length > 0 && (
        <div role="group" aria-label={t('pickers.presets')} className={styles.presets}>
          {presets.map(({ label, from, to }) => (
            <button
              key={label}
              type="button"
              aria-pressed={from === value.from && to === value.to}
              onClick={() => apply({ from, to })}
            >
              {label}
            </button>
          ))}
        </div>
      )}
      <div className={styles.days}>
        <div className={styles.ends}>
          {ends.map((end) => (
            <RangeEndInput
              key={end}
              label={t(end === 'from' ? 'list.valueFrom' : 'list.valueTo')}
              value={choice[end]}
              fault={left.includes(end) ? faults[end] : undefined}
              onType={(day) => type(end, day)}
              onLeave={() => choice[end] !== undefined && setLeft([...left, end])}
            />
          ))}
        </div>
        <RangeCalendar
          key={typed}
          choice={choice}
          shown={typed}
          isFocused={typed === undefined}
          onPick={pick}
        />
      </div>
      <div className={styles.foot}>
        <p role="status">{t(isPending(choice) ? 'pickers.pickLast' : 'pickers.pickFirst')}</p>
        <Button size="small" color="inherit" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button size="small" variant="contained" type="submit">
          {t('list.apply')}
        </Button>
      </div>
    </form>
  )
}
