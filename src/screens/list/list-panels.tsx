import { Themed } from '#shell/theme/themed'
import type { PanelName } from './panel-name'
import { sortsShown } from '#screens/list-model/state/list-state'
import type { ListModel } from '#screens/list-model/use-list-model'
import { ColumnsPanel } from './panels/columns-panel'
import { FilterPanel } from './filter/filter-panel'
import { SortPanel } from './panels/sort-panel'

interface PanelsProps {
  readonly panel: PanelName
  readonly model: ListModel
  readonly onClose: () => void
}

/** The open panel beside the list. */
export const Panels = (props: PanelsProps) => (
  <Themed>
    <Chosen {...props} />
  </Themed>
)

function Chosen({ panel, model, onClose }: PanelsProps) {
  const { resource, state, sorts, change, found, preferences, changePreferences } = model
  if (panel === 'filter')
    return (
      <FilterPanel
        resource={resource}
        filter={state.filter}
        rows={found.rows ?? []}
        onApply={(filter) => change((before) => ({ ...before, filter, page: 1 }))}
        onClose={onClose}
      />
    )
  if (panel === 'sort')
    return (
      <SortPanel
        resource={resource}
        sorts={sorts}
        isDefault={state.sorts.length === 0}
        onChange={(next) =>
          change((before) => ({ ...before, sorts: next(sortsShown(resource, before)), page: 1 }), {
            quietly: true,
          })
        }
        onClose={onClose}
      />
    )
  return (
    <ColumnsPanel
      resource={resource}
      preferences={preferences}
      onChange={changePreferences}
      onClose={onClose}
    />
  )
}
