import Button from '@mui/material/Button'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { fieldOf, filtersOf, readsAll } from '#define/reading'
import { useRole } from '#providers/auth/use-auth'
import type { Row } from '#providers/data/answers'
import { useLabels } from '#base/i18n/labels'
import { FormScopeProvider, type FormScope } from '#screens/fields/input/form-scope'
import { Panel } from '../panels/panel'
import type { Group } from '#screens/list-model/state/filter'
import {
  draftOf,
  filterFrom,
  incompleteIn,
  isDraftGroup,
  type DraftCondition,
  type DraftGroup,
} from './draft'
import { currencyMeant, type FilterScope } from './filter-scope'
import { GroupBox, newCondition } from './group-box'
import { fitting } from './operators'

interface FilterPanelProps {
  readonly resource: AnyResource
  readonly filter: Group
  /** The rows of the list, with titles of records that the filter may refer to. */
  readonly rows: readonly Row[]
  readonly onApply: (filter: Group) => void
  readonly onClose: () => void
}

/** Builds a filter of conditions and groups; it takes effect when it is applied. */
export function FilterPanel({ resource, filter, rows, onApply, onClose }: FilterPanelProps) {
  const { t } = useTranslation()
  const scope = useFilterScope(resource)
  const [draft, setDraft] = useState(() => startOf(filter, scope))
  const [warned, setWarned] = useState(false)
  const incomplete = warned ? incompleteIn(draft) : []
  const conditions = leavesOf(draft)
  const apply = () => {
    setWarned(true)
    if (incompleteIn(draft).length > 0) return
    onApply(filterFrom(draft))
    onClose()
  }
  return (
    <Panel
      title={t('list.filters')}
      onClose={onClose}
      onSubmit={apply}
      actions={
        <>
          <Button color="inherit" onClick={() => setDraft({ ...draft, nodes: [] })}>
            {t('list.clearAll')}
          </Button>
          <Button type="submit" variant="contained">
            {t('list.apply')}
          </Button>
        </>
      }
    >
      <FormScopeProvider value={useInputScope(resource, rows)}>
        <GroupBox
          group={draft}
          root={draft}
          depth={0}
          scope={{ ...scope, incomplete, currency: (field) => currencyMeant(resource, field, conditions) }}
          onRoot={setDraft}
        />
      </FormScopeProvider>
    </Panel>
  )
}

const leavesOf = (group: DraftGroup): DraftCondition[] =>
  group.nodes.flatMap((node) => (isDraftGroup(node) ? leavesOf(node) : [node]))

/** An empty filter starts with an empty condition. */
function startOf(filter: Group, scope: FilterScope): DraftGroup {
  const draft = draftOf(filter, (condition) => {
    const field = fieldOf(scope.resource, condition.field)
    return field ? fitting(field, condition) : condition
  })
  const first = newCondition(scope)
  return draft.nodes.length > 0 || !first ? draft : { ...draft, nodes: [first] }
}

function useFilterScope(resource: AnyResource): FilterScope {
  const labels = useLabels()
  const role = useRole()
  return useMemo(() => {
    const names = filtersOf(resource).filter((name) => {
      const field = fieldOf(resource, name)
      return field !== undefined && readsAll(field, role)
    })
    return {
      resource,
      names,
      label: (name) => labels.field(resource, name),
      currency: () => undefined,
      incomplete: [],
    }
  }, [resource, labels, role])
}

function useInputScope(resource: AnyResource, rows: readonly Row[]): FormScope {
  const labels = useLabels()
  return useMemo(
    () => ({
      resource,
      prefix: 'filter-',
      row: { _refs: Object.assign({}, ...rows.map((row) => row._refs)) as Record<string, string> },
      label: (name) => labels.field(resource, name),
      help: () => undefined,
      option: (name, value) => labels.option(resource, name, value),
    }),
    [resource, rows, labels],
  )
}
