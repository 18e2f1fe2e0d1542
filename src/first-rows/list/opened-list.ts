import type { PrefetchedResponse } from '#base/prefetch'
import type { ListState } from '#screens/list-model/state/list-state'
import type { ViewName } from '#define/reading'
import type { Preferences } from '#screens/list-model/state/preferences'
import { handover } from '../handover'

/** The list that the inline script has requested, for the script that renders it. */
export interface OpenedList {
  readonly view: ViewName
  readonly state: ListState
  readonly preferences: Preferences
  readonly isNarrow: boolean
  readonly account: Promise<PrefetchedResponse>
  readonly rows: Promise<PrefetchedResponse>
  /** Requests the rows of another state. */
  readonly rowsFor: (state: ListState, search: URLSearchParams) => Promise<PrefetchedResponse>
  /** To be called once the rows are rendered, or when it is known that they cannot be. */
  readonly onSettled: () => void
}

export const { give: giveList, whenGiven: whenListIsOpen } = handover<OpenedList>()
