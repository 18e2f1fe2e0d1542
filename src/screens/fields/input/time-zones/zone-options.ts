import { cityOfZone, formatZone, nameOfZone } from '#base/format/zone-name'
import type { SelectOption } from '#shell/parts/select/select-props'

const zones = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')]

const optionOf = (zone: string, locale: string, day: string): SelectOption => ({
  value: zone,
  label: formatZone(zone, locale, new Date(`${day}T12:00:00Z`)),
})

// Formatting hundreds of zones takes a moment, and every form needs the same.
const stored = new Map<string, readonly SelectOption[]>()

function allOptions(locale: string, day: string): readonly SelectOption[] {
  const key = `${locale} ${day}`
  let options = stored.get(key)
  if (!options) {
    const { compare } = new Intl.Collator(locale)
    options = zones
      .map((zone) => optionOf(zone, locale, day))
      .toSorted((item, other) => compare(item.label, other.label))
    // A form needs the options of one day.
    stored.clear()
    stored.set(key, options)
  }
  return options
}

/**
 * Every time zone by its city in a language, with its offset on a day, and the current one if this browser does not
 * list it.
 */
export const zoneOptions = (current: string, locale: string, day: string): readonly SelectOption[] =>
  current === '' || zones.includes(current)
    ? allOptions(locale, day)
    : [optionOf(current, locale, day), ...allOptions(locale, day)]

const simple = (text: string) => text.toLowerCase().replaceAll(/[_\s/]+/g, ' ')

const names = new Map<string, string>()

/** What a zone is called in English and Chinese, simplified. It is formatted when the user first searches. */
function namesOf(zone: string): string {
  let text = names.get(zone)
  if (text === undefined) {
    text = simple(`${nameOfZone(zone, 'en')} ${cityOfZone(zone, 'en')} ${nameOfZone(zone, 'zh-CN')}`)
    names.set(zone, text)
  }
  return text
}

/**
 * The zones whose label, IANA name, or name in English or Chinese contains what is typed; those whose label begins
 * with it come first.
 */
export function matchingZones(options: readonly SelectOption[], typed: string): SelectOption[] {
  const wanted = simple(typed.trim())
  if (wanted === '') return [...options]
  const found = options.filter(
    ({ value, label }) =>
      simple(label).includes(wanted) ||
      (value !== '' && (simple(value).includes(wanted) || namesOf(value).includes(wanted))),
  )
  const begins = ({ label }: SelectOption) => simple(label).startsWith(wanted)
  return [...found.filter(begins), ...found.filter((option) => !begins(option))]
}
