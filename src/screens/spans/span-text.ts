import { formatDay, formatInstant, partsOfInstant } from '#base/format/intl'
import type { Span } from './spans'

/** A span as text: 'Nov 20, 2026, 9:00 AM – 10:00 AM', 'Nov 20 – Nov 22, 2026'. */
export function spanText({ allDay, start, end }: Span, locale: string): string {
  if (allDay)
    return start === end
      ? formatDay(start, locale)
      : `${formatDay(start, locale)} – ${formatDay(end, locale)}`
  const [first, second] = [partsOfInstant(start, locale), partsOfInstant(end, locale)]
  return `${formatInstant(start, locale)} – ${first[0] === second[0] ? second[1] : formatInstant(end, locale)}`
}
