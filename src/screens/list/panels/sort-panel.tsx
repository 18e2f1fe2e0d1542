import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { fieldOf, readsAll, sortsOf, type Sort } from '#define/reading'
import { useRole } from '#providers/auth/use-auth'
import { useLabels } from '#base/i18n/labels'
import { Select } from '#shell/parts/select/select'
import { moved } from '#screens/list-model/state/preferences'
import { Panel } from './panel'
import { MoveButtons, SmallButton } from './order-buttons'
import styles from './panel.module.css'

type ChangeOfSorts = (sorts: readonly Sort[]) => readonly Sort[]

interface SortPanelProps {
  readonly resource: AnyResource
  /** The order of the rows: the chosen one, or else the default. */
  readonly sorts: readonly Sort[]
  /** Whether it is the default order because none was chosen. */
  readonly isDefault: boolean
  /** Receives a change of the order, of which the newest may not be rendered yet; an empty order is the default. */
  readonly onChange: (change: ChangeOfSorts) => void
  readonly onClose: () => void
}

/** The order of the list: its columns by priority, each ascending or descending. */
export function SortPanel({ resource, sorts, isDefault, onChange, onClose }: SortPanelProps) {
  const { t } = useTranslation()
  const names = useSortNames(resource)
  const free = names.filter((name) => !sorts.some(({ field }) => field === name))
  const next = free[0]
  return (
    <Panel
      title={t('list.sort')}
      onClose={onClose}
      onSubmit={onClose}
      actions={
        <>
          <Button color="inherit" disabled={isDefault} onClick={() => onChange(() => [])}>
            {t('listPanels.usualOrder')}
          </Button>
          <Button type="submit" variant="contained">
            {t('listPanels.done')}
          </Button>
        </>
      }
    >
      <ol className={styles.items}>
        {sorts.map((sort, index) => (
          <SortRow
            key={sort.field}
            resource={resource}
            sort={sort}
            isFirst={index === 0}
            isLast={index === sorts.length - 1}
            choices={[sort.field, ...free]}
            onChange={(change) =>
              onChange((now) => now.map((item) => (item.field === sort.field ? change(item) : item)))
            }
            onMove={(by) => onChange((now) => reordered(now, sort.field, by))}
            isDefault={isDefault}
            onRemove={() => onChange((now) => now.filter(({ field }) => field !== sort.field))}
          />
        ))}
      </ol>
      {next && (
        <Button size="small" onClick={() => onChange((now) => withColumn(now, next))}>
          {t('listPanels.addSort')}
        </Button>
      )}
      <p className={styles.hint}>{t('listPanels.sortHint')}</p>
    </Panel>
  )
}

const reordered = (sorts: readonly Sort[], field: string, by: number): readonly Sort[] =>
  moved(
    sorts.map((sort) => sort.field),
    field,
    by,
  ).flatMap((name) => sorts.filter((sort) => sort.field === name))

const withColumn = (sorts: readonly Sort[], field: string): readonly Sort[] =>
  sorts.some((sort) => sort.field === field) ? sorts : [...sorts, { field, order: 'asc' }]

function useSortNames(resource: AnyResource): string[] {
  const role = useRole()
  return sortsOf(resource).filter((name) => {
    const field = fieldOf(resource, name)
    return field !== undefined && readsAll(field, role)
  })
}

interface SortRowProps {
  readonly resource: AnyResource
  readonly sort: Sort
  readonly isFirst: boolean
  readonly isLast: boolean
  /** The columns available at this position of the order. */
  readonly choices: readonly string[]
  readonly onChange: (change: (sort: Sort) => Sort) => void
  readonly onMove: (by: number) => void
  /** Whether it is the default order, which cannot be removed. */
  readonly isDefault: boolean
  readonly onRemove: () => void
}

function SortRow(props: SortRowProps) {
  const { resource, sort, isFirst, isLast, choices, isDefault, onChange, onMove, onRemove } = props
  const { t } = useTranslation()
  const labels = useLabels()
  const field = labels.field(resource, sort.field)
  const direction = sort.order === 'asc' ? t('list.ascending') : t('list.descending')
  return (
    <li className={styles.item}>
      <Select
        label={t(isFirst ? 'listPanels.sortFirst' : 'listPanels.sortThen')}
        options={choices.map((name) => ({ value: name, label: labels.field(resource, name) }))}
        value={sort.field}
        onChange={(name) => onChange((now) => ({ ...now, field: name }))}
      />
      <Button
        size="small"
        color="inherit"
        aria-label={`${field}: ${direction}`}
        onClick={() => onChange((now) => ({ ...now, order: now.order === 'asc' ? 'desc' : 'asc' }))}
      >
        {direction}
      </Button>
      <MoveButtons field={field} isFirst={isFirst} isLast={isLast} onMove={onMove} />
      <SmallButton
        label={t('listPanels.removeSort', { field })}
        path="M4 4l8 8M12 4l-8 8"
        off={isDefault}
        onClick={onRemove}
      />
    </li>
  )
}
