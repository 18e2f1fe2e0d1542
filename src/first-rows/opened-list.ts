import type { PrefetchedResponse } from '#base/prefetch'
import type { ListState } from '#screens/list-model/state/list-state'
import type { ViewName } from '#define/reading'
import type { Preferences } from '#screens/list-model/state/preferences'

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

/** The two scripts are different builds, so what they share is global. Either may run first. */
const shared = globalThis as { openedList?: OpenedList; renderOpenedList?: (list: OpenedList) => void }

export function giveList(list: OpenedList): void {
  shared.openedList = list
  shared.renderOpenedList?.(list)
}

/** Calls back with the list of the page, as soon as it is requested; never if no user is signed in. */
export function whenListIsOpen(render: (list: OpenedList) => void): void {
  if (shared.openedList) render(shared.openedList)
  else shared.renderOpenedList = render
}
