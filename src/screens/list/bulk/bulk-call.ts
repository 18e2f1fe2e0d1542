import { client } from '#providers/data/http/client'
import type { AnyResource } from '#define'
import type { Values } from '#define/parsing/parse'
import type { Selection } from '#screens/list-model/table-props'
import { writeFilter } from '#screens/list-model/state/filter'
import type { ListState } from '#screens/list-model/state/list-state'

/** The server's plan of a bulk run, and the token that runs exactly this plan. */
export interface BulkPlan {
  readonly count: number
  readonly sample: readonly { readonly id: string; readonly title: string }[]
  readonly token: string
}
/** Requests a plan for a verb on the selected records, or on everything that the list's state matches. */
export async function planBulk(
  resource: AnyResource,
  verb: string,
  selection: Selection,
  state: Pick<ListState, 'filter' | 'search'>,
  values?: Values,
): Promise<BulkPlan> {
  const filter = writeFilter(state.filter)
  const target = selection.everything
    ? {
        ...(filter ? { filter: JSON.parse(filter) as unknown } : {}),
        ...(state.search ? { q: state.search } : {}),
        ...(selection.except.size > 0 ? { except: [...selection.except] } : {}),
      }
    : { ids: [...selection.ids] }
  const { data } = await client.post<BulkPlan>(`/api/${resource.name}/bulk`, {
    verb,
    ...target,
    ...(values && { values }),
    dryRun: true,
  })
  return data
}
