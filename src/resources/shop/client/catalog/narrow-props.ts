import type { Condition } from '#screens/list-model/state/filter'

/** What each control of the shop's bar gets: its condition, and how it is changed. */
export interface NarrowProps {
  readonly condition: Condition | undefined
  readonly onNarrow: (condition: Condition | undefined) => void
}
