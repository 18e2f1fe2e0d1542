import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import type { BoardColumn } from '#define/views/board'
import { filtersOf } from '#define/reading'
import { todayHere } from '#base/format/today'
import { useLabels } from '#base/i18n/labels'
import { useGetIdentity } from '#providers/auth/use-auth'
import type { Condition, Group } from '#screens/list-model/state/filter'
import { conditionOn, withCondition } from '#screens/list-model/state/top-condition'
import type { ListModel } from '#screens/list-model/use-list-model'
import { BoardPicker } from './boards/board-picker'
import { LaneMenu } from './lanes/lane-menu'
import { hasBoardBar, quickFilterFields } from './quick-filter-fields'
import styles from './quick-filters.module.css'

interface QuickFilter {
  readonly key: string
  readonly label: string
  readonly condition: Condition
  /** Further conditions, which are set and removed with it. */
  readonly also?: readonly Condition[]
}

/** The line above a board: the board that is shown, where there are several, and the quick filters. */
export function BoardBar({ model }: { readonly model: ListModel }) {
  const filters = useQuickFilters(model)
  if (!hasBoardBar(model.resource)) return null
  const hasBoards = model.resource.views?.board?.within !== undefined
  return (
    <div className={styles.bar}>
      {hasBoards && <BoardPicker model={model} />}
      {model.resource.views?.board?.lanes && <LaneMenu model={model} />}
      {filters.length > 0 && <QuickFilters model={model} filters={filters} />}
    </div>
  )
}

interface QuickFiltersProps {
  readonly model: ListModel
  readonly filters: readonly QuickFilter[]
}

/** Filters that are set and removed by one click: own cards, those without a user or a label, overdue ones, templates. */
function QuickFilters({ model, filters }: QuickFiltersProps) {
  const { t } = useTranslation()
  const { state, change } = model
  const toggle = ({ condition, also = [] }: QuickFilter, isOn: boolean) =>
    change((before) => ({
      ...before,
      filter: [condition, ...also].reduce(
        (filter, item) => withCondition(filter, item.field, isOn ? undefined : item),
        before.filter,
      ),
      page: 1,
    }))
  return (
    <div className={styles.filters} role="group" aria-label={t('board.quickFilters')}>
      {filters.map((filter) => {
        const isOn = hasCondition(state.filter, filter.condition)
        return (
          <button
            key={filter.key}
            type="button"
            className={styles.filter}
            aria-pressed={isOn}
            onClick={() => toggle(filter, isOn)}
          >
            {filter.label}
          </button>
        )
      })}
    </div>
  )
}

const hasCondition = (filter: Group, { field, op, value }: Condition): boolean => {
  const found = conditionOn(filter, field)
  return found?.op === op && JSON.stringify(found.value) === JSON.stringify(value)
}

/** The quick filters that the fields of a resource allow, as far as lists can be filtered by them. */
function useQuickFilters({ resource, found }: ListModel): readonly QuickFilter[] {
  const { t } = useTranslation()
  const labels = useLabels()
  const { data: user } = useGetIdentity()
  const { assigned, tags, due, template } = quickFilterFields(resource)
  const without = (field: string): QuickFilter => ({
    key: `no ${field}`,
    label: t('board.without', { field: labels.field(resource, field) }),
    condition: { field, op: 'null' },
  })
  return [
    ...(assigned && user
      ? [
          {
            key: 'mine',
            label: t('board.mine'),
            condition: { field: assigned, op: 'in', value: [user.id] } as const,
          },
        ]
      : []),
    ...(assigned ? [without(assigned)] : []),
    ...(tags ? [without(tags)] : []),
    ...(due
      ? [
          {
            key: 'overdue',
            label: t('board.overdue'),
            condition: { field: due, op: 'lt', value: todayHere() } as const,
            also: unfinished(resource, found.columns),
          },
        ]
      : []),
    ...(template
      ? [
          {
            key: 'templates',
            label: t('board.templates'),
            condition: { field: template, op: 'eq', value: true } as const,
          },
        ]
      : []),
  ]
}

/** Limits a filter to the columns whose cards are not finished, where the board knows which ones are. */
function unfinished(resource: AnyResource, columns: readonly BoardColumn[] = []): Condition[] {
  const { by, finished } = resource.views?.board ?? {}
  if (by === undefined || finished === undefined || !filtersOf(resource).includes(by)) return []
  const open = columns.filter((column) => column[finished] !== true)
  return open.length === columns.length ? [] : [{ field: by, op: 'in', value: open.map(({ id }) => id) }]
}
