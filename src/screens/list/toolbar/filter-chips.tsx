import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import type { Row } from '#providers/data/answers'
import type { RenderContext } from '#screens/fields/draw'
import { ConditionText } from '../filter/condition-text'
import styles from './filter-chips.module.css'
import { RemovableChip } from './removable-chip'
import { isGroup, type FilterNode, type Group } from '#screens/list-model/state/filter'
import { withoutNarrowing } from '#screens/list-model/state/list-state'
import type { ListModel } from '#screens/list-model/use-list-model'

/** The conditions of the list's filter in words, each with a button to remove it. */
export function FilterChips({ model }: { model: ListModel }) {
  const { t } = useTranslation()
  const { resource, state, change, found, around } = model
  const { filter } = state
  const remove = (node: FilterNode) => {
    const nodes = filter.nodes.filter((item) => item !== node)
    change((before) => ({ ...before, filter: { ...filter, nodes }, page: 1 }))
  }
  const params = { resource, around, rows: found.rows ?? [] }
  return (
    <div className={styles.chips}>
      {filter.nodes.map((node, index) => (
        <span key={JSON.stringify(node)} className={styles.chipBox}>
          {index > 0 && filter.match === 'or' && <span className={styles.joint}>{t('list.or')}</span>}
          <Chip node={node} {...params} root={filter} onRemove={() => remove(node)} />
        </span>
      ))}
      <button type="button" className={styles.clearAll} onClick={() => change(withoutNarrowing)}>
        {t('list.clearAll')}
      </button>
    </div>
  )
}

interface ChipProps {
  readonly resource: AnyResource
  readonly around: RenderContext
  readonly rows: readonly Row[]
  readonly node: FilterNode
  readonly root: Group
  readonly onRemove: () => void
}

const Chip = ({ onRemove, ...params }: ChipProps) => (
  <RemovableChip onRemove={onRemove}>
    <ChipText {...params} />
  </RemovableChip>
)

function ChipText({ node, ...params }: Omit<ChipProps, 'onRemove'>) {
  const { t } = useTranslation()
  if (!isGroup(node)) return <ConditionText condition={node} {...params} />
  const joint = ` ${node.match === 'or' ? t('list.or') : t('list.and')} `
  return (
    <>
      (
      {node.nodes.map((inner, index) => (
        <span key={JSON.stringify(inner)}>
          {index > 0 && joint}
          <ChipText node={inner} {...params} />
        </span>
      ))}
      )
    </>
  )
}
