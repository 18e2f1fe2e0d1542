import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { LazyZoneInput } from '#screens/fields/input/lazy-inputs'
import { labelIdOf } from '#shell/parts/select/select-props'
import { useCalendarSettings } from '../calendars/calendar-settings'
import { ExchangeFrame } from './exchange-frame'
import type { ExchangeProps } from './exchange-props'
import styles from '../zones/zones.module.css'

/** Chooses the second time zone of the time axis; it is stored at once. */
export function ZoneDialog({ resource, onClose }: ExchangeProps) {
  const { t } = useTranslation()
  const id = useId()
  const [{ zone }, change] = useCalendarSettings(resource.name)
  const label = t('scheduling.secondZone')
  return (
    <ExchangeFrame title={label} text={t('scheduling.secondZoneText')} onClose={onClose}>
      <div className={styles.field}>
        <label id={labelIdOf(id)} htmlFor={id}>
          {t('scheduling.zone')}
        </label>
        <LazyZoneInput
          id={id}
          path="zone"
          name="zone"
          label={label}
          required={false}
          invalid={false}
          describedBy={undefined}
          value={zone ?? ''}
          onChange={(value) =>
            change(({ zone: _before, ...others }) => ({
              ...others,
              ...(typeof value === 'string' && value !== '' && { zone: value }),
            }))
          }
          onBlur={ignored}
          inputRef={ignored}
        />
      </div>
    </ExchangeFrame>
  )
}

const ignored = () => undefined
