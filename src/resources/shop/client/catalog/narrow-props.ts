import type { Condition } from '#screens/list-model/state/filter'

/** The props of each filter control of the shop. */
export interface NarrowProps {
  readonly condition: Condition | undefined
  readonly onNarrow: (condition: Condition | undefined) => void
}
