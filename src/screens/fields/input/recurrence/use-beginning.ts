import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { zoneOf } from '#define/parsing/recurrence'
import { localDay } from '#base/format/days'
import { dayInZone } from '../../recurrence/zoned-days'
import type { Beginning } from '../../recurrence/presets'
import { useFormScope } from '../form-scope'

/** The first day and the time zone of the record in the form; today where the form has no start. */
export function useBeginning(name: string): Beginning {
  const { resource, row } = useFormScope()
  const [today] = useState(() => localDay(new Date()))
  const { start, timezone, allDay, recurrence } = resource.views?.calendar ?? {}
  const names = recurrence === name ? [start, timezone, allDay] : []
  const watched: readonly unknown[] = useWatch({ name: names.map((each) => each ?? '') })
  const [first, zone, isWhole] = names.map((each, index) => watched[index] ?? row[each ?? ''])
  const own = typeof zone === 'string' && zone !== '' ? zone : null
  const known = zoneOf({ allDay: isWhole === true, timezone: own })
  const day = typeof first === 'string' ? dayInZone(first, known) : ''
  return { day: day === '' ? today : day, zone: known }
}
