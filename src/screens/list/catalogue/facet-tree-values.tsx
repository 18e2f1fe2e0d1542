import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { valuesOf } from '#screens/list-model/state/top-condition'
import { FacetBones, FacetChoice, FacetFrame } from './facet-choice'
import type { FacetProps } from './facet-props'
import { treeOf, type TreeValue } from './facet-tree'

/** The values of a tree as radio buttons; one stands for itself and all values inside of it. */
export function FacetTree({ name, label, values, capped, condition, onChange }: FacetProps) {
  const { t } = useTranslation()
  const group = useId()
  if (!values) return <FacetFrame label={label}>{<FacetBones />}</FacetFrame>
  const chosen = valuesOf(condition)
  const tree = treeOf(values)
  const isChosen = ({ inside }: TreeValue) =>
    inside.length === chosen.length && inside.every((id) => chosen.includes(id))
  const open = tree.find(isChosen)
  // The top level, and below it only the branch that is chosen.
  const shown = tree.filter(
    (item) =>
      (item.count > 0 || isChosen(item)) &&
      (item.depth === 0 || (open !== undefined && isBeside(tree, item, open))),
  )
  if (shown.length === 0) return null
  return (
    <FacetFrame label={label}>
      {shown.map((item) => (
        <FacetChoice
          key={item.value}
          type="radio"
          group={group}
          isChosen={isChosen(item)}
          count={item.count}
          capped={capped}
          depth={item.depth}
          onToggle={() =>
            onChange(isChosen(item) ? undefined : { field: name, op: 'in', value: item.inside })
          }
        >
          {item.title ?? t('list.goneOrNoAccess')}
        </FacetChoice>
      ))}
    </FacetFrame>
  )
}

/** Whether a value is on the way to the chosen one, directly inside of it, or beside it. */
function isBeside(tree: readonly TreeValue[], item: TreeValue, open: TreeValue): boolean {
  const parent = tree.find(({ value }) => value === item.parent)
  return parent !== undefined && parent.inside.includes(open.value)
}
