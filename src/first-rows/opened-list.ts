import type { PrefetchedResponse } from '#base/prefetch'
import type { ListState } from '#screens/list-model/state/list-state'
import type { Preferences } from '#screens/list-model/state/preferences'
import type { ViewName } from '#define/reading'

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

/** The two scripts are different builds, so what they share is global. */
const shared = globalThis as { openedList?: OpenedList }

export const giveList = (list: OpenedList): void => void (shared.openedList = list)

/** The list of the page; undefined if no user is signed in. */
export const takeList = (): OpenedList | undefined => shared.openedList
