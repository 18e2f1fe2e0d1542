import { useAddressQuery } from '#providers/router/address-query'
import { todayHere } from '#base/format/today'
import { readRange, writeRange, type RangeState } from './range-state'

/** The range of the page, and a function to change it; each change adds a history entry. */
export function useRange() {
  const [query, changeQuery] = useAddressQuery()
  const today = todayHere()
  const range = readRange(query, today)
  const change = (next: Partial<RangeState>) =>
    changeQuery((before) => writeRange({ ...readRange(before, today), ...next }, today, before))
  return { range, today, change }
}
