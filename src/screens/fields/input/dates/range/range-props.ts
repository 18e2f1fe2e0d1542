import type { DayRange, RangeChoice } from './range-choice'

/** A range that is chosen by its name. */
export interface RangePreset extends DayRange {
  readonly label: string
}

/** What is chosen from, and what happens with it. */
export interface RangeProps {
  /** The label of the input, which names the dialog. */
  readonly label: string
  readonly value: RangeChoice
  readonly presets?: readonly RangePreset[] | undefined
  readonly onChange: (range: DayRange) => void
}
