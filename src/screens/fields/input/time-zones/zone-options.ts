import { formatZone } from '#base/format/zone-name'
import type { SelectOption } from '#shell/parts/select/select-props'

const zones = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')]

const optionOf = (zone: string, locale: string): SelectOption => ({
  value: zone,
  label: formatZone(zone, locale),
})

// Formatting hundreds of zones takes a moment, and every form needs the same.
const stored = new Map<string, readonly SelectOption[]>()

function allOptions(locale: string): readonly SelectOption[] {
  let options = stored.get(locale)
  if (!options) {
    const { compare } = new Intl.Collator(locale)
    options = zones
      .map((zone) => optionOf(zone, locale))
      .toSorted((item, other) => compare(item.label, other.label))
    stored.set(locale, options)
  }
  return options
}

/** Every time zone by its city in a language, and the current one if this browser does not list it. */
export const zoneOptions = (current: string, locale: string): readonly SelectOption[] =>
  current === '' || zones.includes(current)
    ? allOptions(locale)
    : [optionOf(current, locale), ...allOptions(locale)]

const simple = (text: string) => text.toLowerCase().replaceAll(/[_\s/]+/g, ' ')

/** The zones whose label or IANA name contains what is typed; those that begin with it come first. */
export function matchingZones(options: readonly SelectOption[], typed: string): SelectOption[] {
  const wanted = simple(typed.trim())
  if (wanted === '') return [...options]
  const found = options.filter(
    ({ value, label }) => simple(label).includes(wanted) || (value !== '' && simple(value).includes(wanted)),
  )
  const begins = ({ label }: SelectOption) => simple(label).startsWith(wanted)
  return [...found.filter(begins), ...found.filter((option) => !begins(option))]
}
