import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

interface MoreCountProps {
  /** How many events FullCalendar does not show on the day. */
  readonly hidden: number
  /** How many it did not get, by their day. */
  readonly leftOut: ReadonlyMap<string, number>
}

/** How many more events a day has. FullCalendar does not say which day it is, so that its cell is read. */
export function MoreCount({ hidden, leftOut }: MoreCountProps) {
  const { t } = useTranslation()
  const ref = useRef<HTMLSpanElement>(null)
  const [more, setMore] = useState(0)
  useLayoutEffect(() => {
    const day = ref.current?.closest<HTMLElement>('[data-date]')?.dataset['date']
    setMore(leftOut.get(day ?? '') ?? 0)
  }, [leftOut])
  return <span ref={ref}>{t('calendar.more', { number: hidden + more })}</span>
}
