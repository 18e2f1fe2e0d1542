import type { AnyResource } from '#define'
import { tagOf } from '#base/i18n/languages'
import { prefetch } from '#base/prefetch'
import { listAnswer, type Row } from '#providers/data/answers'
import { liveToken } from '#providers/auth/token'
import { calendarColor, calendarIdIn } from '#screens/views/calendar/calendars/calendars-request'
import { readSettings, settingsKey } from '#screens/views/calendar/calendars/calendar-settings'
import type { Occurrence } from '#screens/views/calendar/events'
import { currentFrame, currentPage } from '../page'
import { readResponse } from '../read-response'

/** The colours of the calendars by their ids, once they have arrived. */
export type Colors = ReadonlyMap<string, string>

/**
 * Requests the calendars to which the events of the page belong; the application uses the same response.
 * @returns undefined if there are none, or they cannot be read
 */
export async function requestCalendars(): Promise<Colors | undefined> {
  const { data, language } = currentPage()
  const token = liveToken()
  if (data.calendars === undefined || token === undefined) return undefined
  const headers = { Authorization: `Bearer ${token}`, 'Accept-Language': tagOf(language) }
  try {
    const rows: readonly Row[] = listAnswer(
      readResponse(await prefetch(data.calendars, headers)),
      undefined,
    ).data
    return new Map(rows.map((row) => [row.id, calendarColor(row)]))
  } catch {
    return undefined
  }
}

/** The occurrences of the calendars that the user shows. */
export function shownOccurrences(
  { name, views }: AnyResource,
  occurrences: readonly Occurrence[],
  colors: Colors | undefined,
): readonly Occurrence[] {
  const field = views?.calendar?.calendar
  const hidden = hiddenCalendars(name)
  if (field === undefined || hidden.length === 0) return occurrences
  const isKnown = (id: string) => !colors || colors.has(id)
  return occurrences.filter(({ row }) => !hidden.includes(calendarIdIn(field, isKnown, row)))
}

function hiddenCalendars(resource: string): readonly string[] {
  try {
    return readSettings(localStorage.getItem(settingsKey(resource, currentFrame().account?.id))).hidden
  } catch {
    return []
  }
}
