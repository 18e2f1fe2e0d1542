import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { localTimeZone } from '#base/format/local-time-zone'
import { useLocale } from '#base/format/use-locale'
import { cityOfZone, formatZone } from '#base/format/zone-name'
import { timesElsewhere } from './second-zone'
import styles from './zones.module.css'

/** What the axis shows for one slot. */
interface Slot {
  readonly text: string
  readonly time?: { readonly milliseconds: number }
}

/**
 * The content of the time axis with the time of another zone beside the local one; undefined without another zone.
 * Its offset is that of one visible day.
 */
export function useZoneAxis(zone: string | undefined, day: string) {
  const locale = useLocale()
  return useMemo(() => {
    if (zone === undefined) return undefined
    const times = timesElsewhere(zone, day, locale)
    const city = cityOfZone(zone, locale)
    return ({ text, time }: Slot) => (
      <span className={styles.slot}>
        <span className={styles.second}>
          <span className="visually-hidden">{city} </span>
          {times.get((time?.milliseconds ?? 0) / 60_000) ?? ''}
        </span>
        <span>{text}</span>
      </span>
    )
  }, [zone, day, locale])
}

interface ZoneNamesProps {
  readonly zone: string
  /** The day whose offsets are shown. */
  readonly day: string
}

/** Which time zones the axis shows, in the order of its columns. */
export function ZoneNames({ zone, day }: ZoneNamesProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const noon = new Date(`${day}T12:00:00Z`)
  return (
    <p className={styles.names}>
      {t('scheduling.axisZones', {
        second: formatZone(zone, locale, noon),
        local: formatZone(localTimeZone(), locale, noon),
      })}
    </p>
  )
}
