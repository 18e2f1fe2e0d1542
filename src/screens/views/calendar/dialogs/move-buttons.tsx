import { useTranslation } from 'react-i18next'
import styles from './event-dialog.module.css'
import { lengthened, shifted, type Shift, type Span } from '#screens/spans/spans'

interface MoveButtonsProps {
  readonly span: Span
  readonly onMove: (span: Span) => void
}

const day = (days: number): Shift => ({ days, minutes: 0 })
const quarter = (quarters: number): Shift => ({ days: 0, minutes: 15 * quarters })

/** Buttons that move an event in steps, without dragging. */
export function MoveButtons({ span, onMove }: MoveButtonsProps) {
  const { t } = useTranslation()
  const step = (steps: number) => (span.allDay ? day(steps) : quarter(steps))
  const moves = {
    dayEarlier: shifted(span, day(-1)),
    dayLater: shifted(span, day(1)),
    ...(span.allDay ? {} : { earlier: shifted(span, quarter(-1)), later: shifted(span, quarter(1)) }),
    shorter: lengthened(span, step(-1)),
    longer: lengthened(span, step(1)),
  }
  return (
    <details className={styles.move}>
      <summary>{t('calendar.move')}</summary>
      <div role="group" aria-label={t('calendar.move')}>
        {(Object.entries(moves) as [keyof typeof moves, Span][]).map(([name, next]) => (
          <button key={name} type="button" className="button" onClick={() => onMove(next)}>
            {t(`calendar.shift.${name}`)}
          </button>
        ))}
      </div>
    </details>
  )
}
