import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import type { Row } from '#providers/data/answers'
import type { RenderContext } from '#screens/fields/draw'
import { ConditionText } from '../filter/condition-text'
import styles from './filter-chips.module.css'
import { RemovableChip } from './removable-chip'
import { isGroup, type FilterNode, type Group } from '#screens/list-model/state/filter'

interface FilterChipsProps {
  readonly resource: AnyResource
  readonly filter: Group
  readonly around: RenderContext
  readonly rows: readonly Row[]
  readonly onChange: (filter: Group) => void
  readonly onClear: () => void
}

/** The conditions of the filter in words, each with a button to remove it. */
export function FilterChips({ filter, onChange, onClear, ...params }: FilterChipsProps) {
  const { t } = useTranslation()
  const without = (node: FilterNode) =>
    onChange({ ...filter, nodes: filter.nodes.filter((item) => item !== node) })
  return (
    <div className={styles.chips}>
      {filter.nodes.map((node, index) => (
        <span key={JSON.stringify(node)} className={styles.chipBox}>
          {index > 0 && filter.match === 'or' && <span className={styles.joint}>{t('list.or')}</span>}
          <Chip node={node} {...params} root={filter} onRemove={() => without(node)} />
        </span>
      ))}
      <button type="button" className={styles.clearAll} onClick={onClear}>
        {t('list.clearAll')}
      </button>
    </div>
  )
}

interface ChipProps extends Pick<FilterChipsProps, 'resource' | 'around' | 'rows'> {
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
