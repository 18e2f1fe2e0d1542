import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { filtersOf } from '#define/reading'
import { todayHere } from '#base/format/today'
import { useLabels } from '#base/i18n/labels'
import { useGetIdentity } from '#providers/auth/use-auth'
import type { Condition, Group } from '#screens/list-model/state/filter'
import { conditionOn, withCondition } from '#screens/list-model/state/top-condition'
import type { ListModel } from '#screens/list-model/use-list-model'
import styles from './quick-filters.module.css'

interface QuickFilter {
  readonly key: string
  readonly label: string
  readonly condition: Condition
}

/** Filters that are set and removed by one click: own cards, those without a user or a label, and overdue ones. */
export function QuickFilters({ model }: { readonly model: ListModel }) {
  const { t } = useTranslation()
  const filters = useQuickFilters(model.resource)
  const { state, change } = model
  if (filters.length === 0) return null
  const toggle = ({ condition }: QuickFilter, isOn: boolean) =>
    change((before) => ({
      ...before,
      filter: withCondition(before.filter, condition.field, isOn ? undefined : condition),
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
function useQuickFilters(resource: AnyResource): readonly QuickFilter[] {
  const { t } = useTranslation()
  const labels = useLabels()
  const { data: user } = useGetIdentity()
  const allowed = filtersOf(resource)
  const { due } = resource.views?.board ?? {}
  const assigned = allowed.find((name) => {
    const field = resource.fields[name]
    return (field?.kind === 'refs' || field?.kind === 'ref') && field.notifies?.includes('assigned')
  })
  const tags = allowed.find((name) => resource.fields[name]?.kind === 'tags')
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
    ...(due !== undefined && allowed.includes(due)
      ? [
          {
            key: 'overdue',
            label: t('board.overdue'),
            condition: { field: due, op: 'lt', value: todayHere() } as const,
          },
        ]
      : []),
  ]
}
